import { addMonths, financialYear, type Month } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import type { Paise } from '../../money.ts'
import type { MonthFacts, PtFacts } from './facts.ts'
import { noTaxFacts, type TaxFacts } from './tax-facts.ts'
import type { OpeningSums } from '../rules/in/withholding/month.ts'
import { contributionPeriod } from '../rules/in/state-insurance/state-insurance.ts'

/** What this employer has paid in the financial year before a payslip's month: the sums that the month builds on. */
export interface YearSoFar {
  /** The number of months paid. */
  months: number
  tax: YearOfTax
  /** Whether covered by ESI in the month's contribution period. */
  esiCovered: boolean
  /** Professional tax of the half-year and the year, in the month's state and local body. */
  halfYear: PtSoFar
  year: PtSoFar
  /** In inputs from before the annual maximum was counted by state: the tax of the year in all of them. */
  ptOfYearPaise?: Paise
  /** Stretches of months with the same pay, for the house rent exemption. */
  housing: readonly Housing[]
  /** The part of the year that this employer paid before its first run here; left out if there is none. */
  opening?: OpeningSums
}

export interface PtSoFar {
  basePaise: Paise
  taxPaise: Paise
}

export type YearOfTax = Omit<TaxFacts, 'regime' | 'benefits'>

/** Monthly pay, between two months, for the house rent exemption. */
export interface Housing {
  from: Month
  to: Month
  basicPaise: Paise
  daPaise: Paise
  commissionPaise: Paise
  hraPaise: Paise
}

/** What later months need to know about a month. */
export type EarlierMonth = Pick<MonthFacts, 'month' | 'pt' | 'ptArrears' | 'tax'> & {
  esiCovered: boolean
  /** Paid before the first run here, and entered. */
  isOpening?: true
}

/**
 * The sums of a financial year's months before a given month. Several documents of one month (a payslip, its reversal) are added up.
 *
 * @param place where the person works in the month; a state's local bodies have maximums of their own only where their tables differ
 * @param paid earlier payments in the year of payment, each by the month of its payment; used for income tax only
 */
export function yearSoFar(
  book: LawBook,
  month: Month,
  place: TaxedBy | null,
  earlier: readonly EarlierMonth[],
  paid: readonly EarlierMonth[] = earlier.filter((one) => one.month < month),
): YearSoFar {
  const inOrder = (documents: readonly EarlierMonth[]) => documents.toSorted((a, b) => (a.month < b.month ? -1 : 1))
  const list = inOrder(earlier.filter((one) => one.month < month))
  const payments = inOrder(paid)
  const period = contributionPeriod(book, month)
  const april = `${financialYear(month).slice(0, 4)}-04`
  const taxes = earlier.flatMap(taxesOf).filter((one) => one.month >= april && one.month < month)
  const isHere = (one: PtOfMonth) => place !== null && isTaxedBy(place)(one)
  const half = month.slice(5) >= '04' && month.slice(5) <= '09' ? `${month.slice(0, 4)}-04` : halfStart(month)
  return {
    months: new Set(payments.map((one) => one.month)).size,
    tax: sumOfTax(payments),
    esiCovered: list.some((one) => one.month >= period.from && one.esiCovered),
    halfYear: ptOf(taxes.filter((one) => isHere(one) && one.month >= half)),
    year: ptOf(taxes.filter(isHere)),
    housing: housingOf(payments),
    ...openingOf(payments.filter(({ isOpening }) => isOpening)),
  }
}

function openingOf(months: readonly EarlierMonth[]): { opening?: OpeningSums } {
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return {}
  const { salaryPaise, tdsPaise } = sumOfTax(months)
  return { opening: { from: first.month, to: last.month, salaryPaise, tdsPaise } }
}

function halfStart(month: Month): Month {
  return month.slice(5) >= '10' ? `${month.slice(0, 4)}-10` : `${Number(month.slice(0, 4)) - 1}-10`
}

/** The state, or the local body of it, that takes the tax. */
export type TaxedBy = Pick<PtFacts, 'state' | 'localBody'>

export const isTaxedBy =
  ({ state, localBody }: TaxedBy) =>
  (one: TaxedBy) =>
    one.state === state && one.localBody === localBody

export type PtOfMonth = PtFacts & { month: Month }

/** The professional tax of a month, and what its payslip deducted for earlier months. */
export function taxesOf({ month, pt, ptArrears }: EarlierMonth): PtOfMonth[] {
  return [...(pt === null ? [] : [{ ...pt, month }]), ...(ptArrears ?? [])]
}

export function ptOf(list: readonly PtOfMonth[]): PtSoFar {
  const sums = { basePaise: 0, taxPaise: 0 }
  for (const { basePaise, taxPaise } of list) {
    sums.basePaise += basePaise
    sums.taxPaise += taxPaise
  }
  return sums
}

export function sumOfTax(list: readonly { tax: Partial<YearOfTax> }[]): YearOfTax {
  const sums = noTaxFacts()
  // A month stored before a field was introduced does not have it.
  for (const { tax } of list) for (const key of Object.keys(sums) as (keyof YearOfTax)[]) sums[key] += tax[key] ?? 0
  return sums
}

/** Merges a payslip and its reversal into one month, and leaves out a month of which nothing remains. */
function housingOf(list: readonly EarlierMonth[]): Housing[] {
  const stretches: Housing[] = []
  for (const [month, documents] of Map.groupBy(list, (one) => one.month)) {
    const { basicPaise, daPaise, commissionPaise, hraPaise } = sumOfTax(documents)
    if (basicPaise === 0 && hraPaise === 0) continue
    const last = stretches.at(-1)
    const isSame =
      last?.basicPaise === basicPaise &&
      last.daPaise === daPaise &&
      last.commissionPaise === commissionPaise &&
      last.hraPaise === hraPaise
    if (last !== undefined && isSame && addMonths(last.to, 1) === month) last.to = month
    else stretches.push({ from: month, to: month, basicPaise, daPaise, commissionPaise, hraPaise })
  }
  return stretches
}
