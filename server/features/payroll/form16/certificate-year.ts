import type { Day, Month } from '@muster/contract/values.ts'
import { addMonths, financialYear, firstDay, lastDay, monthOf, monthsOfFinancialYear } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'

export interface CertificateYear {
  year: string
  /** April and March. */
  from: Month
  to: Month
  first: Day
  last: Day
  months: readonly Month[]
}

/** The first year whose law is known. */
const firstYear = '2023-24'

/** A year that has begun: by default the last finished one. */
export async function certificateYear(tx: Tx, asked?: string): Promise<CertificateYear> {
  const now = await companyToday(tx)
  const running = financialYear(monthOf(now))
  const year = asked ?? financialYear(addMonths(monthOf(now), -12))
  if (year < firstYear || year > running)
    throw wrongField('financialYear', say`Choose a year from ${firstYear} to ${running}`)
  const months = monthsOfFinancialYear(year)
  const [from, to] = [months[0]!, months[11]!]
  return { year, from, to, first: firstDay(from), last: lastDay(to), months }
}
