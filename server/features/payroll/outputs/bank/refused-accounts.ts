import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { replacedAccounts } from '../../../employees/index.ts'
import { returnedSince } from './bank-answer.queries.ts'

/**
 * Employees excluded from all bank files, with the reason: their present account has returned a payment, and its replacement is not
 * effective yet. Once it is, they are included again.
 */
export async function refusedAccounts(tx: Tx): Promise<ReadonlyMap<Id, Sentence>> {
  const replaced = await replacedAccounts(tx)
  if (replaced.length === 0) return new Map()
  const why = new Map(replaced.map((one) => [one.employee, one.why]))
  const returned = await returnedSince(tx, { accounts: JSON.stringify(replaced) })
  return new Map(returned.map(({ employee }) => [employee, said(why.get(employee) ?? 'pending')]))
}

function said(why: Awaited<ReturnType<typeof replacedAccounts>>[number]['why']): Sentence {
  if (why === 'pending')
    return say`The bank returned a payment to this account, and the new account is pending approval.`
  if (why === 'reported')
    return say`The bank returned a payment to this account, and the new account was reported ("This wasn't me").`
  return say`The bank returned a payment to this account, and the new account is effective from ${{ day: why.from }}.`
}
