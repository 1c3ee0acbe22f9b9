import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { archiveForUpdate } from './archive-piece.queries.ts'
import { keepLines, linesOf, type ArchivedRow } from './archive-file.ts'
import {
  deleteArchive,
  forgetReplaced,
  replacedFiles,
  replaceFile,
  staleFiles,
  type StaleFile,
} from './clean-archive.queries.ts'

/**
 * Rewrites files without erased people, and without erased positions and notes. A file names the one it replaced until that is deleted, so
 * no erased data stays in storage if a process dies in between.
 */
export async function cleanArchive(app: App, organisation: Id): Promise<void> {
  const { database, files } = app
  for (const stale of await database.within(organisation, (tx) => staleFiles(tx, {}))) {
    if (stale.kept.length > 0) await rewritten(app, organisation, stale)
    else {
      await files.remove(stale.key)
      await database.within(organisation, (tx) => deleteArchive(tx, { id: stale.id }))
    }
  }
  for (const { id, key } of await database.within(organisation, (tx) => replacedFiles(tx, {}))) {
    await files.remove(key)
    await database.within(organisation, (tx) => forgetReplaced(tx, { id }))
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
