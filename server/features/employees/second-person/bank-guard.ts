import type { z } from 'zod'
import type { BankDetailsInput } from '@muster/contract/employees/bank-details.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { bankOf } from '../bank/bank-details.queries.ts'
import { showBank } from '../bank/bank-details.ts'
import { employeeAccount } from '../records.queries.ts'

/** Where pay goes to from now on. The first account of an employee replaces none. */
export async function bankGuard(tx: Tx, id: Id, input: z.output<typeof BankDetailsInput>) {
  const found = await bankOf(tx, { id })
  const subject = await employeeAccount(tx, { id })
  if (!found || !subject || found.sealed === null) return null
  const before = (await showBank(tx, id))!
  const { accountNumber } = input
  const number = accountNumber === undefined ? before.accountNumber : `•••• ${accountNumber.slice(-4)}`
  const changes = [
    { label: 'Account holder', from: before.holderName, to: input.holderName },
    { label: 'Account number', from: before.accountNumber, to: number },
    { label: 'IFSC', from: before.ifsc, to: input.ifsc },
    { label: 'Bank', from: before.bankName, to: input.bankName },
  ]
  const isSame = accountNumber === undefined && input.ifsc === before.ifsc && input.holderName === before.holderName
  if (isSame) return null
  return {
    area: 'employeeBank' as const,
    title: `Bank account of ${subject.name}`,
    record: { type: 'employee' as const, id },
    employee: id,
    changes: changes.filter(({ label, from, to }) => from !== to || label === 'Account number'),
    now: () => Promise.resolve(before),
  }
}
