import type { Law } from '../../../../law/law.ts'
import { deductionLaws } from '../tax-deductions/deduction-80.law.ts'
import { healthLaws } from '../tax-deductions/deduction-80d.law.ts'
import { rentWithoutAllowanceLaws } from '../tax-deductions/deduction-80gg.law.ts'
import { form16Layout } from '../forms/form-16.law.ts'
import { formNamesLaw } from '../forms/form-names.law.ts'
import { sectionNames } from '../forms/form-sections.law.ts'
import { hraLaws } from '../salary-tax/hra.law.ts'
import { incomeTaxLaws } from './income-tax.law.ts'
import { perquisiteLaws } from '../perquisites/perquisites.law.ts'
import { salaryTaxLaws } from '../salary-tax/salary-tax.law.ts'

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

/** All laws of income tax on salaries. */
export const taxLaws: readonly Law[] = [...yearly, formNamesLaw, sectionNames]

/**
 * Laws that have one value per financial year, that of 1 April: a row that begins on another day has no effect before the next year.
 */
export const yearlyTaxLaws: ReadonlySet<string> = new Set(yearly.map(({ id }) => id))
