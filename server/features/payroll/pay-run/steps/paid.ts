import type { Day, Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Actor } from '../../../../platform/actor.ts'
import { audit, nowIs } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { conflict, notFound, wrongField } from '../../../../platform/problem.ts'
import { companyCalendar } from '../../../organisation/index.ts'
import { voidCertificates } from './void-certificates.ts'
import type { State } from '../../run-state.ts'
import { builtUpon } from './reopen.queries.ts'
import { runForUpdate, payRun, unpayRun } from './steps.queries.ts'
import { withdrawSubmitted } from './withdraw-submitted.ts'
import { tellPaid } from './tell-settled.ts'

/** Marks the run as paid on a day: not before its approval, and not in the future. */
export async function markPaid(
  tx: Tx,
  actor: Pick<Actor, 'account'>,
  id: Id,
  { paidOn, reference = '' }: { paidOn?: Day | undefined; reference?: string | undefined },
): Promise<State> {
  const run = await runForUpdate(tx, { id })
  if (!run) throw notFound(say`The pay run was not found.`)
  if (run.state === 'paid') throw conflict(say`${{ month: run.month }} has been marked as paid already.`)
  if (run.state !== 'approved') throw conflict(say`Approve ${{ month: run.month }} before marking it as paid.`)
  const on = await paymentDay(tx, run.approvedAt, paidOn)
  await payRun(tx, { id, account: actor.account, now: tx.now, paidOn: on, reference })
  await tellPaid(tx, id)
  return 'paid'
}

/** The pay date of something approved at an instant: not before it, and not in the future; today when none is given. */
export async function paymentDay(tx: Tx, approvedAt: string | null, paidOn: Day | undefined): Promise<Day> {
  const { today, zone } = await companyCalendar(tx)
  const approvedOn = approvedAt === null ? today : localDay(approvedAt, zone)
  if (paidOn === undefined) return today
  if (paidOn > today) throw wrongField('body.paidOn', say`Choose today or an earlier day: mark it once it is paid.`)
  if (paidOn < approvedOn)
    throw wrongField('body.paidOn', say`It was approved on ${{ day: approvedOn }}. Choose that day or a later one.`)
  return paidOn
}

/** Undoes a mark made too early, or with the wrong day: possible until the bank has responded. */
export async function notPaid(tx: Tx, actor: Actor, id: Id, reason: string): Promise<{ _id: Id; state: State }> {
  await withdrawSubmitted(tx, actor, id, 'notPaid')
  const run = await runForUpdate(tx, { id })
  if (!run) throw notFound(say`The pay run was not found.`)
  if (run.state !== 'paid') throw conflict(say`${{ month: run.month }} is not marked as paid.`)
  const built = await builtUpon(tx, { run: id, month: run.month })
  if (built && built.answers > 0)
    throw conflict(
      say`The bank has processed payments of this run, so it was paid. Record returned payments under Payments.`,
    )
  if (built && built.paidOtherwise !== null)
    throw conflict(say`${built.paidOtherwise} was released and paid after it. It stays marked as paid.`)
  await unpayRun(tx, { id })
  await voidCertificates(tx, { run: id, stage: 'paid', cause: 'notPaid', reason, account: actor.account })
  await audit(tx, actor, 'unpaidRun', { type: 'payRun', id }, { reason: nowIs(reason) })
  return { _id: id, state: 'approved' }
}
