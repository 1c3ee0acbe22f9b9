import type { Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import type { App } from '../../../../platform/app.ts'
import { analyseGrown } from '../../../../platform/database/analyse.queries.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import type { JobData } from '../../../../platform/after-commit/job.ts'
import { keepBook } from '../../law-book/law-book.queries.ts'
import { pieceSize, readInputsOf, type RunInputs } from '../inputs/inputs.ts'
import { runForUpdate } from '../steps/steps.queries.ts'
import { calculate, type Calculated } from './calculate.ts'
import { endCalculation, insertExcluded, moveOn } from './calculation.queries.ts'
import { program } from './comparison.ts'
import { forgetOtherProgram } from './comparison.queries.ts'
import { openPiece, undecidedOfPiece } from './piece.queries.ts'
import { writePayslips } from './write-payslips.ts'

/** How many employees are read, calculated and written at a time: neither memory nor a transaction grows with the company. */
export { pieceSize }

/** From this many new rows on the database counts them at once: with a wrong estimate it reads rows one by one. */
const many = 100

type Piece = JobData['pay-run-piece']

/**
 * The job of a piece: reads its employees in one transaction, calculates, and writes in another that holds the run only while it
 * writes. A process that dies leaves the piece untouched or written; a second process writes nothing. The last piece ends the run.
 */
export async function calculatePiece(app: App, piece: Piece): Promise<void> {
  const work = await app.database.within(piece.organisation, (tx) => read(tx, piece))
  if (!work) return
  const calculated = await calculate(app.log, work.book, work.people)
  await app.database.within(piece.organisation, (tx) => write(tx, piece, work, calculated))
}

type Work = RunInputs & { month: Month }

/** Undefined when the piece is written, or another calculation or an approval has superseded it. */
async function read(tx: Tx, { run, attempt, piece }: Piece): Promise<Work | undefined> {
  const of = await openPiece(tx, { run, attempt, piece })
  if (!of) return undefined
  const { month, config, from, before, isWhole } = of
  const span = { run, first: firstDay(month), last: lastDay(month), from, before }
  const employees = (await undecidedOfPiece(tx, span)).map(({ employee }) => employee)
  // No list means everyone: query plans for all are better than for a list of all.
  const inputs = await readInputsOf(tx, { id: run, month, config }, isWhole ? null : employees)
  const undecided = new Set(employees)
  return { month, book: inputs.book, people: inputs.people.filter(({ employee }) => undecided.has(employee)) }
}

async function write(tx: Tx, { run, attempt, piece }: Piece, work: Work, calculated: Calculated): Promise<void> {
  const payRun = await runForUpdate(tx, { id: run })
  if (payRun?.state !== 'calculating' || payRun.attempt !== attempt || !payRun.openPieces.includes(piece)) return
  await keepBook(tx, work.book)
  await forgetOtherProgram(tx, { run, program })
  const paid = await writePayslips(tx, { run, month: work.month }, calculated.payslips)
  const excluded =
    calculated.excluded.length === 0
      ? 0
      : await insertExcluded(tx, { run, people: JSON.stringify(calculated.excluded) })
  const done = payRun.done + paid + excluded
  await moveOn(tx, { id: run, piece, done, now: tx.now })
  const total = Math.max(payRun.total, done)
  tellProgress(tx, run, payRun.startedBy, { state: 'calculating', done, total })
  if (payRun.openPieces.length === 1) await end(tx, run, payRun.startedBy, done)
}

async function end(tx: Tx, run: Id, account: Id | null, done: number): Promise<void> {
  await endCalculation(tx, { id: run, done, now: tx.now })
  if (done >= many) await analyseGrown(tx, 'payslip', done)
  await tx.happened({ what: 'calculated', run })
  tellProgress(tx, run, account, { state: 'calculated', done, total: done })
}

interface Progress {
  state: 'calculating' | 'calculated'
  done: number
  total: number
}

/** Notifies whoever started the run. */
export function tellProgress(tx: Tx, run: Id, account: Id | null, progress: Progress): void {
  if (account !== null) tx.publish(account, 'PAY_RUN_PROGRESS', { _id: run, ...progress })
}
