import type { Day, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyToday } from '../../organisation/index.ts'
import { headCount, runStates } from '../pay-run/pay-run.queries.ts'
import { dateIn, payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { registrations } from '../statutory/index.ts'

/** How far payroll is set up. */
export async function payrollStanding(
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

/** The pay days of some months. */
export async function payDates(tx: Tx, months: readonly Month[]): Promise<Day[]> {
  const { payDay } = await payRunConfig(tx)
  return months.map((month) => dateIn(month, payDay))
}
