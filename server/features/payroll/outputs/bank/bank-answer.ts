import type { z } from 'zod'
import type { BankAnswerInput, bankAnswerRoutes } from '@muster/contract/payroll/pay-run/bank-answer.routes.ts'
import type { QueryOf } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { bankAnswers, type SentPayment } from '@muster/engine/payroll/outputs/bank/bank-answer.ts'
import { say } from '@muster/engine/sentence.ts'
import { compareText } from '@muster/engine/format.ts'
import type { Actor } from '../../../../platform/actor.ts'
import { audit, nowIs } from '../../../../platform/audit/audit.ts'
import { breather } from '../../../../platform/breathe.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { conflict, invalid, notFound } from '../../../../platform/problem.ts'
import { followAnswers } from '../../loan/receivable.ts'
import {
  answerCounts,
  answeredPayments,
  endAnswers,
  insertAnswers,
  paymentPage,
  type AnsweredPayment,
} from './bank-answer.queries.ts'
import { paymentSeries } from './bank-files.ts'
import { paidPeople, runForFiles, type LockedRun } from '../paid-rows.queries.ts'

type Routes = typeof bankAnswerRoutes
type Counts = z.output<Routes['GET /api/v1/user/payrun/{id}/bank-answer']['reply']>
type Taken = z.output<Routes['POST /api/v1/user/payrun/{id}/bank-answer']['reply']>
type SheetLines = Parameters<typeof bankAnswers>[0]
type Query = QueryOf<Routes['GET /api/v1/user/payrun/{id}/payments']> & { limit: number; offset: number }

export async function paymentCounts(tx: Tx, id: Id): Promise<Counts> {
  await lockedRun(tx, id)
  return (await answerCounts(tx, { run: id }))!
}

export async function paymentsOf(tx: Tx, id: Id, query: Query) {
  await lockedRun(tx, id)
  return paymentPage(tx, { ...query, run: id })
}

/** Enters a response by hand. For a returned payment it is about the one that was sent again. */
export async function answerByHand(
  tx: Tx,
  actor: Actor,
  id: Id,
  { payslipId, answer, reason }: z.output<typeof BankAnswerInput>,
): Promise<Counts> {
  await lockedRun(tx, id)
  const [payment] = await answeredPayments(tx, { run: id, payslip: payslipId })
  if (!payment) throw notFound(say`The payment was not found.`)
  if (payment.state === 'onHold') throw conflict(say`This payment is on hold. Release it first.`)
  if (payment.state === 'paid' && answer === 'paid') return paymentCounts(tx, id)
  const told = { payslip: payslipId, attempt: payment.returns, answer, reason: answer === 'paid' ? '' : reason }
  await keep(tx, actor, id, [told])
  return paymentCounts(tx, id)
}

/** How many wrong lines are reported at once. */
const told = 50

/** Imports the lines of the bank response file: all of them, or nothing and the errors by line. */
export async function takeAnswers(tx: Tx, actor: Actor, id: Id, sheet: SheetLines): Promise<Taken> {
  const run = await lockedRun(tx, id)
  const rows = (await paidPeople(tx, { run: id })).toSorted((a, b) => compareText(a.code, b.code))
  const answered = new Map((await answeredPayments(tx, { run: id, payslip: null })).map((one) => [one.employee, one]))
  const sent = new Map<string, SentPayment & AnsweredPayment>()
  for (const [index, { employee, code, netPaise }] of rows.entries()) {
    const payment = answered.get(employee)
    if (payment && payment.state !== 'onHold') sent.set(code, { ...payment, code, netPaise, position: index + 1 })
  }
  const lines = bankAnswers(sheet, run.month, sent, paymentSeries(run))
  const breathe = breather()
  let line = lines.next()
  for (; !line.done; line = lines.next()) await breathe()
  const read = line.value
  if (!read.ok) {
    const errors = read.problems.slice(0, told)
    throw invalid(
      errors.map(({ line, message }) => ({ path: 'files.file', message: say`Line ${line}: ${message}` })),
      say`Nothing was imported: some lines need correction.`,
    )
  }
  const changed = read.answers.flatMap(({ code, attempt, answer, reason }) => {
    const payment = sent.get(code)!
    const isSame = payment.attempt === attempt && payment.state === answer && payment.reason === reason
    return isSame ? [] : [{ payslip: payment.payslip, attempt, answer, reason }]
  })
  if (changed.length > 0) await keep(tx, actor, id, changed)
  const count = (of: 'paid' | 'returned') => changed.filter(({ answer }) => answer === of).length
  return { paid: count('paid'), returned: count('returned'), unchanged: read.answers.length - changed.length }
}

interface Answer {
  payslip: Id
  attempt: number
  answer: 'paid' | 'returned'
  reason: string
}

async function keep(tx: Tx, actor: Actor, run: Id, answers: readonly Answer[]): Promise<void> {
  const of = { answers: JSON.stringify(answers), now: tx.now }
  await endAnswers(tx, of)
  await insertAnswers(tx, { ...of, account: actor.account })
  await followAnswers(tx, run)
  const count = (answer: Answer['answer']) => {
    const count = answers.filter((one) => one.answer === answer).length
    return count === 0 ? {} : { [answer]: nowIs(count) }
  }
  await audit(tx, actor, 'tookBankAnswers', { type: 'payRun', id: run }, { ...count('paid'), ...count('returned') })
}

/** @throws a 404 for an unknown run, a 409 for one that pays nothing, or is not approved yet */
async function lockedRun(tx: Tx, id: Id): Promise<LockedRun> {
  const run = await runForFiles(tx, { id })
  if (!run) throw notFound(say`The pay run was not found.`)
  if (run.state !== 'approved' && run.state !== 'paid')
    throw conflict(say`The payments are available once the pay run is approved.`)
  if (run.kind === 'reversal') throw conflict(say`A reversal pays nothing.`)
  return run
}
