import type { monthCloseRoutes } from '@muster/contract/payroll/pay-run/month-close.routes.ts'
import type { BodyOf } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import type { App } from '../../../../platform/app.ts'
import { audit, nowIs } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { conflict, notFound, wrongField } from '../../../../platform/problem.ts'
import { keepBook } from '../../law-book/law-book.queries.ts'
import { readInputs } from '../inputs/inputs.ts'
import { runForUpdate } from '../steps/steps.queries.ts'
import { withdrawSubmitted } from '../steps/withdraw-submitted.ts'
import { namesOf } from './attempt.queries.ts'
import { calculate } from './calculate.ts'
import { decided, insertExcluded } from './calculation.queries.ts'
import { writePayslips } from './write-payslips.ts'
import { changedPeople, told } from './changed-inputs.ts'
import { program } from './comparison.ts'
import { keepComparison, seenNow } from './comparison.queries.ts'
import { deleteExclusionOf, deletePayslipOf, nextAttempt } from './recalculate-person.queries.ts'

type Body = BodyOf<(typeof monthCloseRoutes)['POST /api/v1/user/payrun/{id}/recalculate']>

/**
 * Recalculates one employee of a calculated run, with the configuration used for everyone else. It counts as a new
 * calculation: anyone who reviewed the previous one cannot approve this one unseen.
 */
export async function recalculatePerson(
  app: App,
  tx: Tx,
  actor: Actor,
  run: Id,
  { employeeId: employee, attempt }: Body,
): Promise<{ attempt: number }> {
  await withdrawSubmitted(tx, actor, run, 'recalculate')
  const payRun = await runForUpdate(tx, { id: run })
  if (!payRun) throw notFound(say`The pay run was not found.`)
  const { month, config, state } = payRun
  if (state === 'approved' || state === 'paid') throw conflict(say`${{ month }} is locked.`)
  if (state !== 'calculated') throw conflict(say`${{ month }} is being calculated.`)
  if (attempt !== payRun.attempt) throw conflict(say`The run was recalculated in the meantime. Reload the page.`)
  const seen = (await seenNow(tx, {}))!
  const { book, people } = await readInputs(tx, { id: run, month, config })
  const one = people.find((person) => person.employee === employee)
  const before = await decided(tx, { id: run })
  const wasIn = before.some((person) => person.employee === employee)
  if (one === undefined && !wasIn) throw wrongField('body.employeeId', say`This person is not part of the pay run`)
  await keepBook(tx, book)
  await deletePayslipOf(tx, { run, employee })
  await deleteExclusionOf(tx, { run, employee })
  if (one !== undefined) {
    const { payslips, excluded } = await calculate(app.log, book, [one])
    await writePayslips(tx, { run, month }, payslips)
    if (excluded.length > 0) await insertExcluded(tx, { run, people: JSON.stringify(excluded) })
  }
  const total = before.length + Number(one !== undefined) - Number(wasIn)
  await nextAttempt(tx, { id: run, total, now: tx.now })
  const next = payRun.attempt + 1
  const { changed, gone } = await changedPeople(tx, run, people)
  const left = JSON.stringify(await told(tx, run, changed, gone))
  const count = changed.length + gone.length
  await keepComparison(tx, { run, attempt: next, ...seen, program, count, people: left })
  const [named] = await namesOf(tx, { employees: [employee] })
  await audit(tx, actor, 'recalculatedPerson', { type: 'payRun', id: run }, { code: nowIs(named?.code) })
  return { attempt: next }
}
