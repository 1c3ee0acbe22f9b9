import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { openedAccount } from '../bank/bank-details.ts'
import { opened, type IdentityNumber } from '../personal/identity-numbers.ts'
import { sealedAadhaarsOf, sealedAccountsOf, sealedNumbersOf } from './payroll-facts.queries.ts'

export interface PersonNumbers {
  pan: string | null
  uan: string | null
  esi: string | null
}

export interface PersonAccount {
  holderName: string
  account: string
  ifsc: string
}

/** Identity numbers in the clear, for returns; the caller has checked the permission and keeps a log. One statement. */
export async function numbersOfPeople(
  tx: Tx,
  { secrets }: App,
  employees: readonly Id[],
): Promise<Map<Id, PersonNumbers>> {
  const open = (kind: IdentityNumber, value: string | null) => (value === null ? null : opened(secrets, kind, value))
  const numbers = await sealedNumbersOf(tx, { employees: JSON.stringify(employees) })
  return new Map(
    numbers.map(({ employee, pan, uan, esi }) => [
      employee,
      { pan: open('pan', pan), uan: open('uan', uan), esi: open('esi', esi) },
    ]),
  )
}

/** Aadhaar numbers in the clear, of those who are to be registered; likewise. One statement. */
export async function aadhaarsOfPeople(tx: Tx, { secrets }: App, employees: readonly Id[]): Promise<Map<Id, string>> {
  const aadhaars = await sealedAadhaarsOf(tx, { employees: JSON.stringify(employees) })
  return new Map(aadhaars.map(({ employee, sealed }) => [employee, opened(secrets, 'aadhaar', sealed)]))
}

/** Bank accounts in the clear, to be paid into; likewise. One statement. */
export async function accountsOfPeople(tx: Tx, app: App, employees: readonly Id[]): Promise<Map<Id, PersonAccount>> {
  const accounts = await sealedAccountsOf(tx, { employees: JSON.stringify(employees), now: tx.now })
  return new Map(
    accounts.map(({ employee, holderName, sealed, ifsc }) => [
      employee,
      { holderName, account: openedAccount(app, sealed), ifsc },
    ]),
  )
}
