import type { z } from 'zod'
import type { BankDetailsInput } from '@muster/contract/employees/bank-details.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { bankOf } from './bank-details.queries.ts'
import { showBank } from './bank-details.ts'
import { employeeAccount } from '../records.queries.ts'
import { accountChanges } from './account-changes.ts'

/** Guards the account pay goes to. An employee's first account replaces none. */
export async function bankGuard(tx: Tx, id: Id, input: z.output<typeof BankDetailsInput>) {
  const stored = await bankOf(tx, { id })
  const subject = await employeeAccount(tx, { id })
  if (!stored || !subject || stored.sealed === null) return null
  const before = (await showBank(tx, id))!
  const isSame =
    input.accountNumber === undefined && input.ifsc === before.ifsc && input.holderName === before.holderName
  if (isSame) return null
  return {
    area: 'employeeBank' as const,
    title: say`Bank account of ${subject.name}`,
    record: { type: 'employee' as const, id },
    employee: id,
    changes: accountChanges(before, input),
    now: () => Promise.resolve(before),
  }
}
