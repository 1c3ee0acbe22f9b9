import type { Day, Id, Instant } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { pendingOf } from '../../security/index.ts'
import { payingSince, waitingBanks } from './reported.queries.ts'

export interface ReplacedAccount {
  employee: Id
  /** Why the new account is not paid to yet: a second person decides, it was reported, or it counts from a day. */
  why: 'pending' | 'reported' | { from: Day }
  /** Since when the present one has been paid to; null from the beginning. */
  since: Instant | null
}

/** Accounts that are paid to and are to be replaced by one that does not count yet. */
export async function replacedAccounts(tx: Tx): Promise<ReplacedAccount[]> {
  const why = new Map<Id, ReplacedAccount['why']>()
  for (const { employee } of await pendingOf(tx, { area: 'employeeBank' })) why.set(employee, 'pending')
  for (const { employee, until } of await waitingBanks(tx, { employee: null, now: tx.now }))
    why.set(employee, until === null ? 'reported' : { from: until.slice(0, 10) })
  if (why.size === 0) return []
  const since = await payingSince(tx, { employees: [...why.keys()], now: tx.now })
  return since.map((one) => ({ ...one, why: why.get(one.employee) ?? 'pending' }))
}
