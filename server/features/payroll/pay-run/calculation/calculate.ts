import type { Id, Month } from '@muster/contract/values.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { payslip } from '@muster/engine/payroll/payslip/payslip.ts'
import type { App } from '../../../../platform/app.ts'
import { breather } from '../../../../platform/breathe.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { analyse } from '../../../../platform/database/analyse.queries.ts'
import { newId } from '../../../../platform/id.ts'
import type { Log } from '../../../../platform/log.ts'
import {
  beginCalculation,
  decided,
  deleteExcluded,
  deletePayslips,
  endCalculation,
  insertExcluded,
  insertPayslips,
  moveOn,
  columns,
} from './calculation.queries.ts'
import { program } from './comparison.ts'
import { keepComparison, seenNow, type Seen } from './comparison.queries.ts'
import { keepBook } from '../inputs/law-book.queries.ts'
import { frozen, readInputs, type PersonInputs } from '../inputs/inputs.ts'
import { runForUpdate } from '../steps/steps.queries.ts'

/** As many at the most, so that the number of statements does not grow with the number of people. */
const pieces = 10
/** Fewer people than this are not worth a transaction of their own. */
const leastPiece = 25
/** From so many new rows on the database counts them at once: with a wrong idea of them it reads one by one. */
const many = 100

interface Work {
  month: Month
  book: LawBook
  attempt: number
  total: number
  people: PersonInputs[]
  /** The state of the database that all of the calculation goes by; null where an earlier process had done a part of it. */
  seen: Seen | null
}

/**
 * The job that calculates a run. All inputs are read at once; payslips are written in pieces, each in a transaction of its
 * own. A process that dies in between leaves whole pieces, and the next one goes on with the people who are missing:
 * nobody is paid twice and nobody is forgotten. A second process at the same run finds its pieces written and writes none.
 */
export async function calculateRun(app: App, { organisation, run }: { organisation: Id; run: Id }): Promise<void> {
  const work = await app.database.within(organisation, (tx) => begin(tx, run))
  if (!work) return
  const pieceSize = Math.max(leastPiece, Math.ceil(work.people.length / pieces))
  for (let start = 0; start < work.people.length; start += pieceSize) {
    const piece = await calculate(app.log, work.book, work.people.slice(start, start + pieceSize))
    const goesOn = await app.database.within(organisation, (tx) => write(tx, run, work, piece))
    if (!goesOn) return
  }
  await app.database.within(organisation, (tx) => end(tx, run, work))
}

/** What there is to do; undefined when another calculation or an approval has taken the run on. */
async function begin(tx: Tx, run: Id): Promise<Work | undefined> {
  const held = await runForUpdate(tx, { id: run })
  if (!held || (held.state !== 'draft' && held.state !== 'calculating')) return undefined
  const { month, attempt } = held
  if (held.state === 'draft') {
    await deletePayslips(tx, { id: run })
    await deleteExcluded(tx, { id: run })
  }
  const seen = (await seenNow(tx, {}))!
  const { book, people } = await readInputs(tx, { id: run, month, config: held.config })
  await keepBook(tx, book)
  const done = new Set((await decided(tx, { id: run })).map(({ employee }) => employee))
  const missing = people.filter(({ employee }) => !done.has(employee))
  const total = done.size + missing.length
  await beginCalculation(tx, { id: run, total, now: tx.now })
  tell(tx, run, held.startedBy, 'calculating', done.size, total)
  return { month, book, attempt, total, people: missing, seen: done.size === 0 ? seen : null }
}

async function write(tx: Tx, run: Id, { month, attempt, total }: Work, piece: Piece): Promise<boolean> {
  const held = await runForUpdate(tx, { id: run })
  if (held?.state !== 'calculating' || held.attempt !== attempt) return false
  const paid = await insertPayslips(tx, {
    run,
    month,
    payslips: Buffer.concat([Buffer.from('['), ...piece.payslips, Buffer.from(']')]),
    now: tx.now,
  })
  const excluded =
    piece.excluded.length === 0 ? 0 : await insertExcluded(tx, { run, people: JSON.stringify(piece.excluded) })
  const done = held.done + paid + excluded
  await moveOn(tx, { id: run, done, now: tx.now })
  tell(tx, run, held.startedBy, 'calculating', done, total)
  return true
}

async function end(tx: Tx, run: Id, { attempt, total, seen }: Work): Promise<void> {
  const held = await runForUpdate(tx, { id: run })
  if (held?.state !== 'calculating' || held.attempt !== attempt) return
  await endCalculation(tx, { id: run, now: tx.now })
  if (seen) await keepComparison(tx, { run, attempt, ...seen, program, count: 0, people: '[]' })
  if (total >= many) await analyse(tx, ['payslip'])
  await tx.happened({ what: 'calculated', run })
  tell(tx, run, held.startedBy, 'calculated', total, total)
}

function tell(tx: Tx, run: Id, account: Id | null, state: string, done: number, total: number): void {
  if (account !== null) tx.publish(account, 'PAY_RUN_PROGRESS', { _id: run, state, done, total })
}

interface Piece {
  /** Each as JSON: written out one by one, so that others have their turn in between. */
  payslips: Buffer[]
  excluded: { employee: Id; code: string; reason: Sentence; hash: string }[]
}

/** The payslips of some people, or why there is none. */
export async function calculate(log: Log, book: LawBook, people: readonly PersonInputs[]): Promise<Piece> {
  const breathe = breather()
  const piece: Piece = { payslips: [], excluded: [] }
  for (const { employee, person, input, excluded } of people) {
    const { text, hash } = frozen(input)
    const result = excluded ? undefined : attempted(log, employee, () => payslip(book, input))
    if (result?.ok) {
      const { arrears } = input
      const slip = { id: newId(), employee, person, inputs: text, hash, arrears, ...columns(result.payslip) }
      piece.payslips.push(Buffer.from(`${piece.payslips.length === 0 ? '' : ','}${JSON.stringify(slip)}`))
    } else piece.excluded.push({ employee, hash, ...(excluded ?? firstError(result)) })
    await breathe()
  }
  return piece
}

type Result = ReturnType<typeof payslip>

/** What one person's facts make impossible keeps nobody else waiting for the pay. */
function attempted(log: Log, employee: Id, work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    log.error({ employee, stack: (error as Error).stack }, 'a payslip could not be calculated')
    return undefined
  }
}

function firstError(result: Result | undefined): { code: string; reason: Sentence } {
  const error = result?.ok === false ? result.errors[0] : undefined
  return { code: error?.code ?? 'unknown', reason: error?.message ?? say`It couldn't be calculated` }
}
