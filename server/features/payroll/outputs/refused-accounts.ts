import type { Id } from '@muster/contract/values.ts'
import { dayText } from '@muster/engine/words.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { payingSince, waitingBanks } from '../../employees/index.ts'
import { pendingOf } from '../../security/index.ts'
import { returnedSince } from './bank-answer.queries.ts'

/**
 * Who is in no bank file, and why: the account that would be paid to has sent a payment back, and the one that takes its place
 * does not count yet. They are in the files again once it does.
 */
export async function refusedAccounts(tx: Tx): Promise<ReadonlyMap<Id, string>> {
  const waiting = new Map<Id, string>()
  for (const { employee } of await pendingOf(tx, { area: 'employeeBank' }))
    waiting.set(employee, 'awaits approval by a second person')
  for (const { employee, until } of await waitingBanks(tx, { employee: null, now: tx.now }))
    waiting.set(
      employee,
      until === null ? `was reported ("This wasn't me")` : `counts from ${dayText(until.slice(0, 10))}`,
    )
  if (waiting.size === 0) return new Map()
  const since = await payingSince(tx, { employees: [...waiting.keys()], now: tx.now })
  const returned = await returnedSince(tx, { accounts: JSON.stringify(since) })
  return new Map(
    returned.map(({ employee }) => [
      employee,
      `The bank returned a payment to this account, and the new account ${waiting.get(employee)}`,
    ]),
  )
}
