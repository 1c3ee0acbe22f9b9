import type { Law } from '../../../law/law.ts'
import { deductionLaws } from './deduction-80.law.ts'
import { healthLaws } from './deduction-80d.law.ts'
import { rentWithoutAllowanceLaws } from './deduction-80gg.law.ts'
import { form16Layout } from './form-16.law.ts'
import { formNamesLaw } from './form-names.law.ts'
import { sectionNames } from './form-sections.law.ts'
import { hraLaws } from './hra.law.ts'
import { incomeTaxLaws } from './income-tax.law.ts'
import { perquisiteLaws } from './perquisites.law.ts'
import { salaryTaxLaws } from './salary-tax.law.ts'

const yearly: readonly Law[] = [
  ...incomeTaxLaws,
  ...salaryTaxLaws,
  ...deductionLaws,
  ...healthLaws,
  ...rentWithoutAllowanceLaws,
  ...hraLaws,
  ...perquisiteLaws,
  form16Layout,
]

/** Every law of income tax on salaries. */
export const taxLaws: readonly Law[] = [...yearly, formNamesLaw, sectionNames]

/**
 * Those that a financial year has once for all of it, as they stand on its 1 April: a row that begins on another day is not
 * heard before the next year.
 */
export const yearlyTaxLaws: ReadonlySet<string> = new Set(yearly.map(({ id }) => id))
