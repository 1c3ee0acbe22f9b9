import type { Month } from '@muster/contract/values.ts'
import { financialYear, monthOf, monthsOfFinancialYear } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'

/** The first year whose law is known. */
const firstYear = '2023-24'

/** A year that has begun; the present one if none is given. */
export async function registerYear(
  tx: Tx,
  asked?: string,
): Promise<{ year: string; from: Month; to: Month; months: Month[] }> {
  const running = financialYear(monthOf(await companyToday(tx)))
  const year = asked ?? running
  if (year < firstYear || year > running)
    throw wrongField('financialYear', say`Choose a year from ${firstYear} to ${running}`)
  const months = monthsOfFinancialYear(year)
  return { year, from: months[0]!, to: months[11]!, months }
}
