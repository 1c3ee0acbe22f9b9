import type { z } from 'zod'
import type { CompanyBankInput } from '@muster/contract/payroll/pay-run/pay-run-config.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { accountChanges } from '../../employees/index.ts'
import { companyBank } from './company-bank.ts'

/** The first account is entered during setup; from then on a second person reviews every change. */
export async function companyBankGuard(tx: Tx, input: z.output<typeof CompanyBankInput>) {
  const before = await companyBank(tx)
  if (before === null) return null
  return {
    area: 'companyBank' as const,
    title: say`The company's bank account`,
    record: { type: 'organisation' as const, id: tx.organisation },
    employee: null,
    changes: accountChanges(before, input),
    now: () => Promise.resolve(before),
    news: (by: string) => say`${by} changed the company's bank account`,
  }
}
