import type { Day } from '../../../../day.ts'

/** A financial year (from April 2026 the Act says tax year): `2026-27`. */
export type FinancialYear = string

export type TaxRegime = 'old' | 'new'

/**
 * The day whose law applies to a year: the first of April. Income tax law changes between years, never within one.
 *
 * @throws RangeError if the text is not a financial year
 */
export function firstDayOfYear(financialYear: FinancialYear): Day {
  const start = Number(financialYear.slice(0, 4))
  const end = Number(financialYear.slice(5))
  if (!/^\d{4}-\d{2}$/.test(financialYear) || (start + 1) % 100 !== end) {
    throw new RangeError(`Not a financial year such as 2026-27: ${financialYear}`)
  }
  return `${financialYear.slice(0, 4)}-04-01`
}

/**
 * The age that decides the slabs: the highest reached in the year. Anyone born on 1 April reaches it on 31 March (CBDT circular 28/2016),
 * so a birthday on 1 April after the year still counts.
 */
export function ageInYear(birthDate: Day, financialYear: FinancialYear): number {
  const end = Number(firstDayOfYear(financialYear).slice(0, 4)) + 1
  const years = end - Number(birthDate.slice(0, 4))
  return birthDate.slice(5) <= '04-01' ? years : years - 1
}
