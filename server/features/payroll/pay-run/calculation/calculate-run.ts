import type { Id } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { runForUpdate } from '../steps/steps.queries.ts'
import { beginCalculation, deleteExcluded, deletePayslips } from './calculation.queries.ts'
import { program } from './comparison.ts'
import { keepComparison, seenNow } from './comparison.queries.ts'
import { calculatePiece, pieceSize, tellProgress } from './piece.ts'
import { splitIntoPieces } from './piece.queries.ts'

interface Run {
  organisation: Id
  run: Id
}

/**
 * The job of a run: splits it into pieces and queues a job for each, which any process may take. A run of a single piece is
 * calculated at once. If the pieces already exist, queues those that are not written yet.
 */
export async function beginRun(app: App, { organisation, run }: Run): Promise<void> {
  const begun = await app.database.within(organisation, async (tx) => {
    const { attempt, open } = (await begin(tx, run, pieceSize)) ?? { attempt: 0, open: [] }
    if (open.length > 1) {
      for (const piece of open)
        await tx.enqueue('pay-run-piece', { organisation, run, attempt, piece }, { key: `${run} ${attempt} ${piece}` })
    }
    return { attempt, open }
  })
  const [only] = begun.open
  if (begun.open.length === 1) await calculatePiece(app, { organisation, run, attempt: begun.attempt, piece: only! })
}

/** The whole calculation of a run, in this process. `size`: employees per piece. */
export async function calculateRun(app: App, { organisation, run }: Run, size = pieceSize): Promise<void> {
  const begun = await app.database.within(organisation, (tx) => begin(tx, run, size))
  for (const piece of begun?.open ?? [])
    await calculatePiece(app, { organisation, run, attempt: begun!.attempt, piece })
}

/** The pieces to write; undefined when another calculation or an approval has superseded this one. */
async function begin(tx: Tx, run: Id, size: number): Promise<{ attempt: number; open: number[] } | undefined> {
  const payRun = await runForUpdate(tx, { id: run })
  if (!payRun || (payRun.state !== 'draft' && payRun.state !== 'calculating')) return undefined
  const { month, attempt, openPieces, done } = payRun
  if (payRun.state === 'calculating' && openPieces.length > 0) return { attempt, open: openPieces }
  const isNew = payRun.state === 'draft'
  if (isNew) {
    await deletePayslips(tx, { id: run })
    await deleteExcluded(tx, { id: run })
    // Before anything is read: commits from now on count as changes, though some pieces may have seen them.
    const seen = (await seenNow(tx, {}))!
    await keepComparison(tx, { run, attempt, ...seen, program, count: 0, people: '[]' })
  }
  const { total, starts } = (await splitIntoPieces(tx, { first: firstDay(month), last: lastDay(month), size }))!
  // With no one to pay there is still one piece, which ends the run.
  const open = starts.length === 0 ? [0] : starts.map((_, piece) => piece)
  await beginCalculation(tx, { id: run, total, starts, open, now: tx.now })
  tellProgress(tx, run, payRun.startedBy, { state: 'calculating', done: isNew ? 0 : done, total })
  return { attempt, open }
}
