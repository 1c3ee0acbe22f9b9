import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { archiveForUpdate } from './archive-piece.queries.ts'
import { keepLines, linesOf, type ArchivedRow } from './archive-file.ts'
import {
  deleteArchive,
  emptyFiles,
  forgetReplaced,
  replacedFiles,
  replaceFile,
  runningBackup,
  staleFiles,
  type StaleFile,
} from './clean-archive.queries.ts'

/**
 * Rewrites files without erased people, and without erased positions and notes. A file names the one it replaced until that is deleted, so
 * no erased data stays in storage if a process dies in between. While a backup runs, files stay.
 */
export async function cleanArchive(app: App, organisation: Id): Promise<void> {
  await deleteUnused(app, organisation)
  for (const stale of await app.database.within(organisation, (tx) => staleFiles(tx, {})))
    await rewritten(app, organisation, stale)
  await deleteUnused(app, organisation)
}

/** Deletes replaced files, and then those of which nobody is left, whose rows may name a replaced one. */
async function deleteUnused({ database, files }: App, organisation: Id): Promise<void> {
  const within = <T>(work: (tx: Tx) => Promise<T>) => database.within(organisation, work)
  // A backup copies the files after the rows, which may still name these; one that begins now reads the rows as they are now.
  if ((await within((tx) => runningBackup(tx, {})))!.is) return
  for (const { id, key } of await within((tx) => replacedFiles(tx, {}))) {
    await files.remove(key)
    await within((tx) => forgetReplaced(tx, { id }))
  }
  for (const { id, key } of await within((tx) => emptyFiles(tx, {}))) {
    await files.remove(key)
    await within((tx) => deleteArchive(tx, { id }))
  }
}

async function rewritten(
  app: App,
  organisation: Id,
  { id, month, key: oldKey, sha256, kept }: StaleFile,
): Promise<void> {
  const notesOf = new Map(kept.map(({ employee, hasNotes }) => [employee, hasNotes]))
  const rows = (await linesOf(app, { key: oldKey, sha256 })).flatMap((line): ArchivedRow[] => {
    const row = JSON.parse(line) as ArchivedRow
    const hasNotes = notesOf.get(personOf(row))
    return hasNotes === undefined ? [] : [hasNotes ? row : withoutNotes(row)]
  })
  const file = await keepLines(
    app,
    organisation,
    month,
    rows.map((row) => JSON.stringify(row)),
  )
  const count = (table: string) => rows.filter((row) => row.table === table).length
  const isTaken = await app.database.within(organisation, async (tx) => {
    await archiveForUpdate(tx, {})
    const counts = { days: count('attendance_day'), punches: count('punch') }
    const withNotes = kept.filter(({ hasNotes }) => hasNotes).length
    return (await replaceFile(tx, { ...file, ...counts, id, oldKey, people: kept.length, withNotes })) === 1
  })
  if (!isTaken) await app.files.remove(file.key)
}

export const personOf = (row: ArchivedRow): Id => (row.table === 'employee' ? row['id'] : row['employee_id']) as Id

/** What the erasure of positions removes from a punch in the database. */
export function withoutNotes(row: ArchivedRow): ArchivedRow {
  if (row.table !== 'punch') return row
  return { ...row, latitude_e6: null, longitude_e6: null, accuracy_metres: null, note: '' }
}
