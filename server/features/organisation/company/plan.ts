import { plans, type PlanId } from '@muster/contract/identity/plan.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, wrongField } from '../../../platform/problem.ts'
import { companyInfo } from './company.ts'
import { peopleForUpdate, putPlan } from './company.queries.ts'

/** The trial continues. No one is added during the count. */
export async function changePlan(tx: Tx, actor: Actor, choice: { plan: PlanId; billing: 'monthly' | 'yearly' }) {
  if (!actor.isAdmin) throw forbidden(say`Only the company admin can change the plan.`)
  await peopleForUpdate(tx, {})
  const before = await companyInfo(tx)
  const { title, employees: places } = plans[choice.plan]
  if (places !== null && before.employees > places) {
    const message = say`The ${title} plan has room for ${plural(places, { one: '# person', other: '# people' })} and you have ${before.employees}. Set people who have left to inactive, or choose a larger plan.`
    throw wrongField('body.plan', message)
  }
  await putPlan(tx, { ...choice, now: tx.now })
  if (before.plan !== choice.plan) {
    const changes = differences({ plan: before.plan }, { plan: choice.plan })
    await audit(tx, actor, 'changed', { type: 'organisation', id: tx.organisation }, changes)
  }
  return companyInfo(tx)
}
