import type { Day, Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { keepLines, sha256Of, type KeptFile } from './archive-file.ts'
import {
  archiveForUpdate,
  daysToArchive,
  forgetArchived,
  insertArchive,
  insertArchivedMonths,
  peopleToArchive,
  punchesToArchive,
} from './archive-piece.queries.ts'

/** Some people's month, as lines of a file. */
interface Piece {
  month: Month
  /** Those with any rows. */
  employees: Id[]
  /** Those with positions or notes of punches. */
  noted: Id[]
  days: Day[]
  punches: Id[]
  lines: string[]
}

/**
 * Moves some people's month to a file. The rows are deleted together with inserting the row that names the file, after reading it back, and
 * only while they match its content: a process that dies leaves either the rows or the file, and an unreferenced file is deleted later.
 */
export async function archivePiece(app: App, organisation: Id, month: Month, people: readonly Id[]): Promise<void> {
  const within = <T>(work: (tx: Tx) => Promise<T>) => app.database.within(organisation, work)
  const piece = await within((tx) => pieceOf(tx, month, people))
  if (piece.employees.length === 0) return
  const file = await keepLines(app, organisation, month, piece.lines)
  if (!(await within((tx) => moved(tx, piece, file)))) await app.files.remove(file.key)
}

async function pieceOf(tx: Tx, month: Month, people: readonly Id[]): Promise<Piece> {
  const span = { employees: people, from: firstDay(month), to: lastDay(month) }
  const [days, punches] = await Promise.all([daysToArchive(tx, span), punchesToArchive(tx, span)])
  const employees = [...new Set([...days, ...punches].map(({ employee }) => employee))].toSorted()
  const named = await peopleToArchive(tx, { employees })
  const by = [named, days, punches].map((lines) => Map.groupBy<Id, { line: string }>(lines, employeeOf))
  return {
    month,
    employees,
    noted: [...new Set(punches.filter(({ hasNotes }) => hasNotes).map(({ employee }) => employee))],
    days: days.map(({ day }) => day).toSorted(),
    punches: punches.map(({ id }) => id),
    lines: employees.flatMap((one) => by.flatMap((lines) => (lines.get(one) ?? []).map(({ line }) => line))),
  }
}

const employeeOf = (line: object): Id => (line as { employee: Id }).employee

/** False if the rows no longer match the file: another process was faster. */
async function moved(tx: Tx, piece: Piece, file: KeptFile): Promise<boolean> {
  await archiveForUpdate(tx, {})
  const { month, employees, noted, lines, days, punches } = piece
  const now = await pieceOf(tx, month, employees)
  if (sha256Of(now.lines.join('\n')) !== sha256Of(lines.join('\n'))) return false
  const archive = newId()
  const span = { employees, from: firstDay(month), to: lastDay(month) }
  await insertArchive(tx, {
    ...file,
    ...{ id: archive, month, people: employees.length, withNotes: noted.length },
    ...{ days: days.length, firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null, punches: punches.length },
    now: tx.now,
  })
  await insertArchivedMonths(tx, { ...span, month, archive, noted })
  await forgetArchived(tx, { archive, punches })
  return true
}
