import type { Day, Id, Instant } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { pendingOf } from '../../security/index.ts'
import { payingSince, waitingBanks } from './reported.queries.ts'

export interface ReplacedAccount {
  employee: Id
  /** Why pay doesn't go to the new account yet: a second person must approve, it was reported, or it takes effect on a day. */
  why: 'pending' | 'reported' | { from: Day }
  /** Since when the present account has been in use for pay; null from the beginning. */
  since: Instant | null
}

/** Accounts in use for pay that will be replaced by one not yet in effect. */
export async function replacedAccounts(tx: Tx): Promise<ReplacedAccount[]> {
  const why = new Map<Id, ReplacedAccount['why']>()
  for (const { employee } of await pendingOf(tx, { area: 'employeeBank' })) why.set(employee, 'pending')
  for (const { employee, until } of await waitingBanks(tx, { employee: null, now: tx.now }))
    why.set(employee, until === null ? 'reported' : { from: until.slice(0, 10) })
  if (why.size === 0) return []
  const since = await payingSince(tx, { employees: [...why.keys()], now: tx.now })
  return since.map((one) => ({ ...one, why: why.get(one.employee) ?? 'pending' }))
}
