import type { Day, Month } from '@muster/contract/values.ts'
import { earliest, financialYear, firstDay, lastDay, latest, monthsOfFinancialYear } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { statutorySettings, type StatutorySettings } from '../statutory/index.ts'

/** A financial year and its deadlines as of today. */
export interface TaxYear {
  financialYear: string
  /** April to March. */
  from: Month
  to: Month
  today: Day
  /** From this day on only accepted proofs count. */
  proofCutOff: Day
  /** After this day only payroll can change anything. */
  lastDay: Day
  proofsOnly: boolean
  isLocked: boolean
  tds: StatutorySettings['tds']
}

/** The first year whose law is known. */
const firstYear = '2023-24'

/** A financial year with the employer's settings; the present one if none is given. */
export async function taxYear(tx: Tx, asked?: string): Promise<TaxYear> {
  const today = await companyToday(tx)
  const running = financialYear(today)
  const year = asked ?? running
  if (year < firstYear || Number(year.slice(0, 4)) > Number(running.slice(0, 4)) + 1) {
    throw wrongField('financialYear', say`Choose a year from ${firstYear} to ${next(running)}`)
  }
  const all = monthsOfFinancialYear(year)
  const [from, to] = [all[0]!, all[11]!]
  // A past year keeps the dates it ended with.
  const { tds } = await statutorySettings(tx, latest(firstDay(from), earliest(today, lastDay(to))))
  const proofCutOff = dayIn(from, to, tds.proofCutOff)
  const last = dayIn(from, to, tds.declarationLock)
  return {
    financialYear: year,
    from,
    to,
    today,
    proofCutOff,
    lastDay: last,
    proofsOnly: today >= proofCutOff,
    isLocked: today > last,
    tds,
  }
}

/** `01-15` as a day of the financial year; in a shorter month, its last day. */
function dayIn(from: Month, to: Month, dayOfYear: string): Day {
  const year = (dayOfYear >= '04' ? from : to).slice(0, 4)
  const month = `${year}-${dayOfYear.slice(0, 2)}`
  return earliest(lastDay(month), `${year}-${dayOfYear}`)
}

function next(year: string): string {
  return financialYear(`${Number(year.slice(0, 4)) + 1}-04`)
}
