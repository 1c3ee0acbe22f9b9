import type { Day, Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { policiesKnown, rulesOn } from '../leave-policy/policy-rules.ts'
import { leaveDays } from '../ledger/ledger.queries.ts'

/**
 * Days on which deciding an open leave request can change pay, as `employee day`: requested unpaid leave, and granted paid leave that may
 * be cancelled.
 */
export async function leaveThatMovesPay(tx: Tx, employees: Id[], from: Day, to: Day): Promise<Set<string>> {
  const [days, known] = await Promise.all([leaveDays(tx, { employees, from, to }), policiesKnown(tx)])
  const policies = new Map(known.map((policy) => [policy.id, policy]))
  const moving = days.filter(({ policy, day, state }) => {
    const stored = policies.get(policy)
    return stored !== undefined && (state === 'taken') === rulesOn(stored, day).isPaid
  })
  return new Set(moving.map(({ employee, day }) => `${employee} ${day}`))
}
