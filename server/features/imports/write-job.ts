import { audit, nowIs } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { endImport } from './data-import.queries.ts'
import { previewFilled } from './blank-cells.ts'
import { outcomeOf, sealedResults, withFaults } from './checked-rows.ts'
import type { CheckedRow, ImportWork, WrittenRow } from './import-kind.ts'
import { moved, namedRows, orderOf, stillThis, tellProgress, type Task } from './import-job.ts'
import { openedMapped } from './known-values.ts'
import { putResults, putWritten, rowsToWrite, writtenRows } from './import-row.queries.ts'
import { batchRows } from './upload.ts'
import { writtenOnce } from './written-once.ts'

/**
 * Writes the new and changed rows, a thousand per transaction. Each batch is checked again within it, so that changes made in the meantime
 * are not overwritten. A process that dies leaves whole batches; the next one resumes after them.
 */
export async function writeRows(task: Task): Promise<void> {
  const { app, organisation, dataImport } = task
  const order = await orderOf(task)
  const waiting = new Set(
    (await app.database.within(organisation, (tx) => rowsToWrite(tx, { id: dataImport.id }))).map(({ row }) => row),
  )
  const rows = order.rows.filter((row) => waiting.has(row))
  const once = writtenOnce()
  const alone = (checkedRow: CheckedRow) => once(withFaults(checkedRow, order.faults.get(checkedRow.row)))
  for (let start = 0; start < rows.length; start += batchRows) {
    const piece = rows.slice(start, start + batchRows)
    const goesOn = await app.database.within(organisation, (tx) => writeBatch(tx, task, piece, alone))
    if (!goesOn) return
  }
  await app.database.within(organisation, async (tx) => {
    if (!(await stillThis(tx, task))) return
    await followUp(tx, task)
    await finish(tx, task, 'imported')
  })
}

async function writeBatch(
  tx: Tx,
  task: Task,
  piece: readonly number[],
  alone: (checkedRow: CheckedRow) => CheckedRow,
): Promise<boolean> {
  const { app, kind, dataImport } = task
  const now = await stillThis(tx, task)
  if (!now) return false
  const work = workOf(task)
  const rows = await namedRows(tx, task, piece)
  await kind.hold?.(tx, rows)
  const checked = (await previewFilled(kind, tx, work, rows, openedMapped(app, dataImport.mapped))).map(alone)
  const good = checked.filter((one): one is CheckedRow & { plan: unknown } =>
    ['new', 'changed'].includes(outcomeOf(one)),
  )
  const written = good.length === 0 ? [] : await kind.write(tx, work, good)
  await putResults(tx, { id: dataImport.id, rows: await sealedResults(app, checked) })
  if (written.length > 0) await putWritten(tx, { id: dataImport.id, rows: sealedRows(task, written), now: tx.now })
  await moved(tx, task, 'importing', now.done + piece.length)
  return true
}

/** What follows from all rows together: days are recalculated once, not batch by batch. */
export async function followUp(tx: Tx, task: Task): Promise<void> {
  if (!task.kind.follow) return
  const all: WrittenRow[] = []
  for await (const batch of writtenBatches(tx, task)) all.push(...batch)
  if (all.length > 0) await task.kind.follow(tx, workOf(task), all)
}

/** All written rows that are not undone, batch by batch. */
export async function* writtenBatches(tx: Tx, { app, dataImport }: Task): AsyncGenerator<WrittenRow[]> {
  let after = 0
  for (;;) {
    const rows = await writtenRows(tx, { id: dataImport.id, after, limit: batchRows })
    yield rows.map(({ undo, record, ...row }) => ({
      ...row,
      record: record!,
      undo: undo === null ? null : openedUndo(app, undo),
    }))
    if (rows.length < batchRows) return
    after = rows.at(-1)!.row
  }
}

const openedUndo = ({ secrets }: Task['app'], sealed: string): unknown =>
  JSON.parse(secrets.open('data_import_row.undo', sealed))

function sealedRows({ app }: Task, written: readonly WrittenRow[]): string {
  const seal = (undo: unknown) =>
    undo === null ? null : app.secrets.seal('data_import_row.undo', JSON.stringify(undo))
  return JSON.stringify(written.map(({ undo, ...row }) => ({ ...row, undo: seal(undo) })))
}

/** Ends the import, completed or stopped. */
export async function finish(
  tx: Tx,
  task: Pick<Task, 'dataImport' | 'actor'>,
  state: 'imported' | 'cancelled',
): Promise<void> {
  const { dataImport, actor } = task
  await endImport(tx, { id: dataImport.id, state, now: tx.now })
  tellProgress(tx, dataImport, state, dataImport.rows)
  const record = { type: 'organisation' as const, id: tx.organisation }
  await audit(tx, actor, 'importedRows', record, {
    file: nowIs(dataImport.fileName),
    sha256: nowIs(dataImport.hash),
    number: nowIs(dataImport.rows),
  })
}

export function workOf({ app, actor, dataImport }: Task): ImportWork {
  return { app, actor, isInvited: dataImport.isInvited, isComing: () => false }
}
