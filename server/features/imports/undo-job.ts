import { say, type Sentence } from '@muster/engine/sentence.ts'
import { audit, nowIs } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { markUndone, undoFailed } from './data-import.queries.ts'
import type { WrittenRow } from './import-kind.ts'
import { stillThis, tellProgress, type Task } from './import-job.ts'
import { builtOn, clearStuck, putStuck, rowsUndone, writtenRows } from './import-row.queries.ts'
import { batchRows } from './upload.ts'
import { workOf, writtenBatches } from './write-job.ts'

/** Undoes everything in one transaction, or reports by row why it cannot. */
export async function undoRows(task: Task): Promise<void> {
  const { app, organisation, dataImport } = task
  await app.database.within(organisation, async (tx) => {
    if (!(await stillThis(tx, task))) return
    const batches: WrittenRow[][] = []
    for await (const batch of writtenBatches(tx, task)) if (batch.length > 0) batches.push(batch)
    if (await keepStuck(tx, task, batches)) {
      await undoFailed(tx, { id: dataImport.id, now: tx.now })
      return tellProgress(tx, dataImport, 'imported', dataImport.rows)
    }
    await takeBack(tx, task, batches)
    await markUndone(tx, { id: dataImport.id, account: task.actor.account, now: tx.now })
    tellProgress(tx, dataImport, 'undone', dataImport.rows)
    const record = { type: 'organisation' as const, id: tx.organisation }
    await audit(tx, task.actor, 'undidImport', record, {
      file: nowIs(dataImport.fileName),
      sha256: nowIs(dataImport.hash),
      number: nowIs(dataImport.rows),
    })
  })
}

/** Whether later records depend on a row; the reasons are stored with the rows until the next attempt. */
async function keepStuck(tx: Tx, { app, dataImport, kind }: Task, batches: readonly WrittenRow[][]): Promise<boolean> {
  await clearStuck(tx, { id: dataImport.id })
  const own = new Set(batches.flatMap((batch) => batch.map(({ record }) => record)))
  const reasons = new Map<number, Sentence>()
  for (const { row, fileName } of await builtOn(tx, { id: dataImport.id }))
    reasons.set(row, say`The import of ${fileName} has data of it. Undo that import first`)
  for (const batch of batches)
    for (const { row, reason } of await kind.stuck(tx, batch, own)) if (!reasons.has(row)) reasons.set(row, reason)
  const rows = [...reasons].map(([row, reason]) => ({
    row,
    stuck: app.secrets.seal('data_import_row.stuck', JSON.stringify(reason)),
  }))
  for (let start = 0; start < rows.length; start += batchRows)
    await putStuck(tx, { id: dataImport.id, rows: JSON.stringify(rows.slice(start, start + batchRows)) })
  return rows.length > 0
}

async function takeBack(tx: Tx, task: Task, batches: readonly WrittenRow[][]): Promise<void> {
  const work = workOf(task)
  for (const batch of batches.toReversed()) {
    await rowsUndone(tx, { id: task.dataImport.id, rows: batch.map(({ row }) => row), now: tx.now })
    await task.kind.undo(tx, work, batch.toReversed())
  }
  await task.kind.follow?.(tx, work, batches.flat())
}

/** Reports that something refers to its records which none of the reasons explains. */
export async function undoRefused(tx: Tx, { app, dataImport }: Task): Promise<void> {
  const [first] = await writtenRows(tx, { id: dataImport.id, after: 0, limit: 1 })
  const stuck = app.secrets.seal('data_import_row.stuck', JSON.stringify(say`Other records depend on this import`))
  await putStuck(tx, { id: dataImport.id, rows: JSON.stringify([{ row: first?.row ?? 0, stuck }]) })
  await undoFailed(tx, { id: dataImport.id, now: tx.now })
  tellProgress(tx, dataImport, 'imported', dataImport.rows)
}
