import type { Id, Month } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { unavailable } from '../../../platform/problem.ts'
import { linesOf, type ArchivedRow } from './archive-file.ts'
import { mayBeArchived } from './archived-days.ts'
import { filesOfPerson } from './archived-person.queries.ts'
import { personOf, withoutNotes } from './clean-archive.ts'

/** A person's month in the archive: rows as JSON, for the statements that read days. */
export interface ArchivedMonth {
  days: string
  punches: string
}

interface Whose {
  organisation: Id
  employee: Id
}

/** Reads a person's month from the archive, before a call's transaction. Null if it is in the database. */
export async function archivedMonth(
  app: App,
  { month, ...whose }: Whose & { month: Month | undefined },
): Promise<ArchivedMonth | null> {
  if (month === undefined || !mayBeArchived(app.clock.now(), firstDay(month))) return null
  const rows = await rowsOf(app, whose, month)
  if (rows === null) return null
  const of = (table: string) => JSON.stringify(rows.filter((row) => row.table === table))
  return { days: of('attendance_day'), punches: of('punch') }
}

/**
 * Called after a month was read from the database, because it was not in the archive before.
 *
 * @throws a 503 problem if it has been archived since; the browser tries again
 */
export async function mustLieHere(tx: Tx, employee: Id, month: Month | undefined): Promise<void> {
  if (month === undefined || !mayBeArchived(tx.now, firstDay(month))) return
  if ((await filesOfPerson(tx, { employee, month })).length > 0) throw unavailable()
}

/** All of a person's archived rows, by table: for the export of personal data. */
export async function archivedRowsOf(app: App, whose: Whose): Promise<Record<string, Record<string, unknown>[]>> {
  const rows = (await rowsOf(app, whose, null)) ?? []
  const of = (wanted: string) => rows.flatMap(({ table, ...row }) => (table === wanted ? [row] : []))
  return { attendance_day: of('attendance_day'), punch: of('punch') }
}

/** One file after the other; only this person's lines are parsed. */
async function rowsOf(app: App, { organisation, employee }: Whose, month: Month | null): Promise<ArchivedRow[] | null> {
  const files = await app.database.within(organisation, (tx) => filesOfPerson(tx, { employee, month }))
  if (files.length === 0) return null
  const rows: ArchivedRow[] = []
  for (const { hasNotes, ...file } of files) {
    for (const line of await linesOf(app, file)) {
      if (!line.includes(employee)) continue
      const row = JSON.parse(line) as ArchivedRow
      if (personOf(row) === employee) rows.push(hasNotes ? row : withoutNotes(row))
    }
  }
  return rows
}
