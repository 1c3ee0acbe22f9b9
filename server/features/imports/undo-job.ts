import { audit, nowIs } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { markUndone, undoFailed } from './data-import.queries.ts'
import type { WrittenRow } from './import-kind.ts'
import { stillThis, tellProgress, type Task } from './import-job.ts'
import { clearStuck, putStuck, rowsUndone } from './import-row.queries.ts'
import { workOf, writtenBatches } from './write-job.ts'

/** Takes everything back in one transaction, or says by row why nothing of it can be. */
export async function undoRows(task: Task): Promise<void> {
  const { app, organisation, held } = task
  await app.database.within(organisation, async (tx) => {
    if (!(await stillThis(tx, task))) return
    const batches: WrittenRow[][] = []
    for await (const batch of writtenBatches(tx, task)) if (batch.length > 0) batches.push(batch)
    if (await keepStuck(tx, task, batches)) {
      await undoFailed(tx, { id: held.id, now: tx.now })
      return tellProgress(tx, held, 'imported', held.rows)
    }
    await takeBack(tx, task, batches)
    await markUndone(tx, { id: held.id, account: task.actor.account, now: tx.now })
    tellProgress(tx, held, 'undone', held.rows)
    const record = { type: 'organisation' as const, id: tx.organisation }
    await audit(tx, task.actor, 'undidImport', record, { file: nowIs(held.fileName), sha256: nowIs(held.hash) })
  })
}

/** Whether something was built on a row; the reasons stay with the rows until the next try. */
async function keepStuck(tx: Tx, { app, held, kind }: Task, batches: readonly WrittenRow[][]): Promise<boolean> {
  await clearStuck(tx, { id: held.id })
  const own = new Set(batches.flatMap((batch) => batch.map(({ record }) => record)))
  let isStuck = false
  for (const batch of batches) {
    const stuck = await kind.stuck(tx, batch, own)
    if (stuck.length === 0) continue
    isStuck = true
    const rows = stuck.map(({ row, reason }) => ({
      row,
      stuck: app.secrets.seal('data_import_row.stuck', JSON.stringify(reason)),
    }))
    await putStuck(tx, { id: held.id, rows: JSON.stringify(rows) })
  }
  return isStuck
}

async function takeBack(tx: Tx, task: Task, batches: readonly WrittenRow[][]): Promise<void> {
  const work = workOf(task)
  for (const batch of batches.toReversed()) {
    await rowsUndone(tx, { id: task.held.id, rows: batch.map(({ row }) => row), now: tx.now })
    await task.kind.undo(tx, work, batch.toReversed())
  }
  await task.kind.follow?.(tx, work, batches.flat())
}
