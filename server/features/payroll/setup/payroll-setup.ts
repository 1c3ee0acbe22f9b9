import type { Day, Month } from '@muster/contract/values.ts'
import { addMonths, firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyToday } from '../../organisation/index.ts'
import { headCount, runStates } from '../pay-run/pay-run.queries.ts'
import { payDateOf, payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { registrations } from '../statutory/index.ts'

/** How far payroll is set up. */
export async function payrollSetup(
  tx: Tx,
): Promise<{ isConfigured: boolean; hasRuns: boolean; withoutSalary: number; isRegistrationAnswered: boolean }> {
  const month = monthOf(await companyToday(tx))
  const people = await headCount(tx, { first: firstDay(month), last: lastDay(month) })
  return {
    isConfigured: (await payRunConfig(tx)).updatedAt !== null,
    hasRuns: (await runStates(tx, {})).length > 0,
    withoutSalary: people?.withoutSalary ?? 0,
    isRegistrationAnswered: (await registrations(tx)).every(({ answer }) => answer !== null),
  }
}

/** The pay days within some months. */
export async function payDates(tx: Tx, months: readonly Month[]): Promise<Day[]> {
  const config = await payRunConfig(tx)
  const earlier = config.payMonth === 'next' ? 1 : 0
  return months.map((month) => payDateOf(addMonths(month, -earlier), config))
}
