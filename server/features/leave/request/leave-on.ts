import type { Day, Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { LeaveOn } from '../../../platform/leave/leave.ts'
import { policiesKnown, rulesOn } from '../leave-policy/policy-rules.ts'
import { leaveDays } from '../ledger/ledger.queries.ts'

/** Approved leave between two days, of some employees or (null) of everyone, in the form attendance takes. */
export async function leaveOn(tx: Tx, employees: Id[] | null, from: Day, to: Day): Promise<LeaveOn[]> {
  const [days, known] = await Promise.all([leaveDays(tx, { employees, from, to }), policiesKnown(tx)])
  const policies = new Map(known.map((policy) => [policy.id, policy]))
  return days.flatMap(({ employee, policy, day, part, state }) => {
    const stored = policies.get(policy)
    if (state !== 'taken' || !stored) return []
    return [{ employee, day, part, paid: rulesOn(stored, day).isPaid, name: stored.name }]
  })
}
