import type { payRunRoutes } from '@muster/contract/payroll/pay-run/pay-run.routes.ts'
import type { BodyOf } from '@muster/contract/routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { secondsBetween } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, refused, wrongField } from '../../../platform/problem.ts'
import { lockDays } from '../../attendance/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { runsAndOpening } from '../opening-pay/opening-pay.queries.ts'
import { payRunConfig } from '../pay-run-config/pay-run-config.ts'
import type { State } from '../run-state.ts'
import { changedPeople } from './calculation/changed-inputs.ts'
import { readInputs } from './inputs/inputs.ts'
import { markPaid } from './steps/paid.ts'
import { runStates } from './pay-run.queries.ts'
import { markInputsPaid } from './steps/mark-inputs-paid.ts'
import { tellPublished } from '../payslip/tell-published.ts'
import { settlePayslips } from '../legal-entity/entity-people.queries.ts'
import { lockEntities } from '../legal-entity/legal-entity.queries.ts'
import { withdrawSubmitted } from './steps/withdraw-submitted.ts'
import { approveRun, runForUpdate, insertRun, resetRun } from './steps/steps.queries.ts'
import { statutorySettings } from '../statutory/index.ts'
import { makeSoon, mostAtOnce } from './large-run.ts'

type Who = Pick<Actor, 'account'>
type Step = { _id: Id; state: State }

/** Starts the run of a month. Of two simultaneous calls one is told that the month has been started. */
export async function startRun(tx: Tx, actor: Who, month: Month): Promise<{ _id: Id }> {
  const now = await companyToday(tx)
  if (month > monthOf(now)) {
    throw wrongField('body.month', say`${{ month: month }} can be calculated from ${{ day: firstDay(month) }}.`)
  }
  for (const run of await runStates(tx, {})) {
    const isLocked = run.state === 'approved' || run.state === 'paid'
    if (isLocked && run.month > month)
      throw refused(say`${{ month: run.month }} is locked. An earlier month cannot follow it.`)
    if (!isLocked && run.month < month) throw refused(say`Approve ${{ month: run.month }} first.`)
  }
  const opening = (await runsAndOpening(tx, {}))?.lastOpening ?? null
  if (opening !== null && opening >= month)
    throw wrongField(
      'body.month',
      say`${{ month: opening }} was entered as paid before Muster. Start with a later month.`,
    )
  const id = newId()
  await insertRun(tx, {
    id,
    month,
    config: JSON.stringify(await payRunConfig(tx)),
    account: actor.account,
    now: tx.now,
  })
  await tx.enqueue('pay-run', { organisation: tx.organisation, run: id }, { key: id })
  await audit(tx, actor, 'started', { type: 'payRun', id })
  return { _id: id }
}

type StepInput = BodyOf<(typeof payRunRoutes)['PUT /api/v1/user/payrun/{id}']>

export async function takeStep(tx: Tx, actor: Who, id: Id, asked: StepInput): Promise<Step> {
  const steps = { recalculate, approve, pay: markPaid }
  await withdrawSubmitted(tx, actor, id, asked.action)
  const state = await steps[asked.action](tx, actor, id, asked)
  await audit(tx, actor, actions[asked.action], { type: 'payRun', id })
  if (isLocked(state))
    await tx.enqueue(
      'run-certificate',
      { organisation: tx.organisation, run: id, account: actor.account },
      { key: `${id} ${state}` },
    )
  return { _id: id, state }
}

const actions = { recalculate: 'recalculatedRun', approve: 'approved', pay: 'paidRun' } as const

const quietSeconds = 60

/** A calculation without progress for a minute may be restarted as well. */
async function recalculate(tx: Tx, _: Who, id: Id): Promise<State> {
  const run = await lockRun(tx, id)
  if (isLocked(run.state)) throw conflict(say`${{ month: run.month }} is locked.`)
  const isRunning = run.state !== 'calculated'
  if (isRunning && secondsBetween(run.progressAt, tx.now) < quietSeconds) {
    throw conflict(say`${{ month: run.month }} is being calculated.`)
  }
  await resetRun(tx, { id, config: JSON.stringify(await payRunConfig(tx)), now: tx.now })
  await tx.enqueue('pay-run', { organisation: tx.organisation, run: id }, { key: id })
  return 'draft'
}

/** Locks the month, provided that nothing its pay depends on has changed since it was calculated. */
async function approve(tx: Tx, actor: Who, id: Id, { attempt }: Pick<StepInput, 'attempt'>): Promise<State> {
  const run = await lockRun(tx, id)
  if (isLocked(run.state)) throw conflict(say`${{ month: run.month }} has been approved already.`)
  if (run.state !== 'calculated') throw conflict(say`${{ month: run.month }} is being calculated.`)
  if (attempt !== undefined && attempt !== run.attempt)
    throw conflict(say`${{ month: run.month }} was recalculated in the meantime. Review it before approving.`)
  await mustFollow(tx, run.month)
  // First the days are locked, then compared: between the two nobody can change one.
  const { pay } = await statutorySettings(tx, lastDay(run.month))
  await lockDays(tx, { from: firstDay(run.month), to: lastDay(run.month), paysOvertime: pay.overtimePaid })
  const { people } = await readInputs(tx, { id, month: run.month, config: run.config })
  const { changed, gone } = await changedPeople(tx, id, people)
  if (changed.length + gone.length > 0) {
    const names = changed.map(({ person }) => person.name)
    if (gone.length > 0) names.push(`${gone.length} no longer employed in the month`)
    const first = `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`
    throw conflict(say`Pay or attendance changed since the calculation: ${first}. Calculate again before approving.`)
  }
  // Each employee's legal entity is fixed with the month, even if someone is transferred during calculation.
  await lockEntities(tx, {})
  await settlePayslips(tx, { employees: null, run: id })
  await approveRun(tx, { id, account: actor.account, now: tx.now })
  await markInputsPaid(tx, actor, id, people)
  await tellPublished(tx, id, run.month)
  if (people.length > mostAtOnce) await makeSoon(tx, id)
  return 'approved'
}

/** An earlier month that was reopened comes first: this one is calculated from it. */
async function mustFollow(tx: Tx, month: Month): Promise<void> {
  const open = (await runStates(tx, {})).findLast((run) => run.month < month && !isLocked(run.state))
  if (open) throw conflict(say`Approve ${{ month: open.month }} first.`)
}

async function lockRun(tx: Tx, id: Id) {
  const run = await runForUpdate(tx, { id })
  if (!run) throw notFound(say`The pay run was not found.`)
  return run
}

function isLocked(state: State): boolean {
  return state === 'approved' || state === 'paid'
}
