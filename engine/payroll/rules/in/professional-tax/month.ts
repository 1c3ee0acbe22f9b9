import {
  addMonths,
  daysBetween,
  earliest,
  financialYear,
  firstDay,
  lastDay,
  latest,
  months,
  type Day,
  type Month,
} from '../../../../day.ts'
import type { LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { times, type Paise } from '../../../../money.ts'
import type { ProfessionalTaxBasis, TaxTable } from './schedule.ts'
import { professionalTax, professionalTaxLimit, taxTable, type ProfessionalTaxPlace } from './professional-tax.ts'
import { plural, say } from '../../../../sentence.ts'

export interface ProfessionalTaxMonthInput extends ProfessionalTaxPlace {
  month: Month
  /** Gross pay of the month, for states that tax by the month. */
  monthPaise: Paise
  /** Pay of the half-year or year that the month is in, known and estimated; in its last month, the actual pay. */
  periodPaise: Paise
  /** Taxable income of the year, for states that use it. */
  taxableIncomePaise: Paise
  /** Deducted in earlier months of the half-year or year (`professionalTaxPeriod`). */
  takenInPeriodPaise: Paise
  /** Deducted in earlier months of the financial year for the same state, or local body where their tables differ. */
  takenInYearPaise: Paise
  /** The first month with this employer and state; null if before the period. */
  since: Month | null
  /** Days of employment in the half-year or year, expected ones included; null if not known, which counts as enough. */
  daysInPeriod: number | null
  /** Whether this is the person's last pay, which settles the whole period. */
  isLast: boolean
}

/** What an employer decides. */
export interface ProfessionalTaxSettings {
  /** How a half-year's or year's tax is deducted: at once in its customary month, or in equal monthly parts. */
  periodic: 'atOnce' | 'spread'
  /** Whether a half-year's tax requires the days of work that the statute does. Absent in older inputs, which did not count them. */
  countsDays?: boolean
  /** Whether allowances that the statute does not count as income are excluded. Absent in older inputs, which counted gross pay. */
  statutoryIncome?: boolean
}

export const professionalTaxSettings: ProfessionalTaxSettings = {
  periodic: 'atOnce',
  countsDays: true,
  statutoryIncome: true,
}

/**
 * What to deduct in one month. The tax of a half-year or year is deducted in its customary month, or spread: in equal parts rounded down to
 * the rupee, with the rest in the last month. The last month, and a person's last pay, settle the tax due against what was deducted, so the
 * amount is below zero if too much was deducted before.
 *
 * Never more than the annual limit, which each state or local body has for itself: whoever moves starts anew. Source: the state's schedule;
 * Constitution of India, Article 276(2).
 *
 * @throws LawError in a state with a schedule, before its first row
 */
export function professionalTaxOfMonth(
  book: LawBook,
  input: ProfessionalTaxMonthInput,
  settings: ProfessionalTaxSettings = professionalTaxSettings,
): { taxPaise: Paise; trace: TraceStep[] } {
  const table = taxTable(book, input, input.month)?.value ?? null
  const amountPaise = table === null ? 0 : baseOf(table.basis, input)
  const { taxPaise, trace } = professionalTax(book, { ...input, amountPaise })
  const due = isTooShort(table, input, settings, trace) ? 0 : taxPaise
  const period = table === null ? null : periodOf(table.basis, input.month)
  const now = period === null ? due : partOfPeriod(table, period, due, input, settings, trace)
  const limit = useLaw(book, professionalTaxLimit, firstDay(input.month))
  const room = Math.max(0, limit.value - input.takenInYearPaise)
  if (now <= room) return { taxPaise: now, trace }
  trace.push({ words: say`At most ${limit.use.value} in a year`, amountPaise: room, law: [limit.use] })
  return { taxPaise: room, trace }
}

/** The half-year or year whose tax a month belongs to, both months included; null if the tax is monthly. */
export function professionalTaxPeriod(
  book: LawBook,
  place: ProfessionalTaxPlace,
  month: Month,
): { from: Month; to: Month } | null {
  const table = taxTable(book, place, month)
  return table === null ? null : periodOf(table.value.basis, month)
}

/** Whether the half-year has too few days of work for its tax. */
function isTooShort(
  table: TaxTable | null,
  { daysInPeriod }: ProfessionalTaxMonthInput,
  settings: ProfessionalTaxSettings,
  trace: TraceStep[],
): boolean {
  const leastDays = table?.leastDays
  if (leastDays === undefined || settings.countsDays !== true || daysInPeriod === null) return false
  if (daysInPeriod >= leastDays) return false
  const words = say`${plural(daysInPeriod, { one: '# day', other: '# days' })} of work in the half-year: the tax is due from ${leastDays} days`
  trace.push({ words, amountPaise: 0 })
  return true
}

/** The days of employment between two months, both included; to come, if it has not ended. */
export function daysOfWork(
  period: { from: Month; to: Month },
  employment: { joinedOn: Day; leftOn: Day | null },
): number {
  const [first, last] = [firstDay(period.from), lastDay(period.to)]
  const from = latest(first, employment.joinedOn)
  return Math.max(0, daysBetween(from, earliest(last, employment.leftOn ?? last)) + 1)
}

function baseOf(basis: ProfessionalTaxBasis, input: ProfessionalTaxMonthInput): Paise {
  if (basis === 'annualTaxableIncome') return input.taxableIncomePaise
  return basis === 'monthlyGross' ? input.monthPaise : input.periodPaise
}

function periodOf(basis: ProfessionalTaxBasis, month: Month): { from: Month; to: Month } | null {
  if (basis !== 'halfYearGross' && basis !== 'annualGross') return null
  const april = `${financialYear(month).slice(0, 4)}-04`
  if (basis === 'annualGross') return { from: april, to: addMonths(april, 11) }
  const from = month < addMonths(april, 6) ? april : addMonths(april, 6)
  return { from, to: addMonths(from, 5) }
}

function partOfPeriod(
  table: TaxTable | null,
  period: { from: Month; to: Month },
  duePaise: Paise,
  input: ProfessionalTaxMonthInput,
  settings: ProfessionalTaxSettings,
  trace: TraceStep[],
): Paise {
  const { month, since, takenInPeriodPaise } = input
  const rest = duePaise - takenInPeriodPaise
  const isCustom = table?.deductIn?.includes(Number(month.slice(5))) === true
  const settles = input.isLast || month === period.to
  if (settles || (settings.periodic === 'atOnce' && isCustom)) {
    const amountPaise = settles ? rest : Math.max(0, rest)
    const words = say`${{ paise: duePaise }} for the period, ${{ paise: takenInPeriodPaise }} deducted before`
    trace.push({ words, amountPaise })
    return amountPaise
  }
  if (settings.periodic === 'atOnce') {
    trace.push({ words: say`The tax for the period is deducted in another month`, amountPaise: 0 })
    return 0
  }
  const first = since !== null && since > period.from ? since : period.from
  const count = months(first, period.to).length
  const amountPaise = Math.max(0, Math.min(rest, times(duePaise, 1, count, 'downRupee')))
  const words = say`1/${count} of the period's ${{ paise: duePaise }}, the balance in its last month`
  trace.push({ words, amountPaise, rounding: 'downRupee' })
  return amountPaise
}
