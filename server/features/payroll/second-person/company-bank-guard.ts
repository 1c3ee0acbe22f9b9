import type { z } from 'zod'
import type { CompanyBankInput } from '@muster/contract/payroll/pay-run-config.routes.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyBank } from '../pay-run-config/company-bank.ts'

/** The first account is entered while the company is set up; from then on a change has to be seen by a second person. */
export async function companyBankGuard(tx: Tx, input: z.output<typeof CompanyBankInput>) {
  const before = await companyBank(tx)
  if (before === null) return null
  const { accountNumber } = input
  const number = accountNumber === undefined ? before.accountNumber : `•••• ${accountNumber.slice(-4)}`
  const changes = [
    { label: 'Account holder', from: before.holderName, to: input.holderName },
    { label: 'Account number', from: before.accountNumber, to: number },
    { label: 'IFSC', from: before.ifsc, to: input.ifsc },
    { label: 'Bank', from: before.bankName, to: input.bankName },
  ]
  return {
    area: 'companyBank' as const,
    title: "The company's bank account",
    record: { type: 'organisation' as const, id: tx.organisation },
    employee: null,
    changes: changes.filter(({ label, from, to }) => from !== to || label === 'Account number'),
    now: () => Promise.resolve(before),
    news: "changed the company's bank account",
  }
}
