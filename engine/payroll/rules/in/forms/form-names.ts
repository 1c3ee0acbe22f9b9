import type { Day } from '../../../../day.ts'
import { lawValue, type LawBook } from '../../../../law/law.ts'
import { say, type Sentence } from '../../../../sentence.ts'
import type { FinancialYear } from '../income-tax/year.ts'
import { formNamesLaw, type FormNames } from './form-names.law.ts'
import { sectionNames, type SectionKey } from './form-sections.law.ts'

export type { FormNames } from './form-names.law.ts'
export type { SectionKey } from './form-sections.law.ts'

/**
 * The names of the forms for a payment on a day. A year's certificate keeps the names of that year, whenever it is issued.
 *
 * @throws LawError before 1 April 2023
 */
export function formNames(book: LawBook, day: Day): FormNames {
  return lawValue(book, formNamesLaw, day)
}

/** Within a sentence: `financial year 2025-26`, from April 2026 `tax year 2026-27`. */
export function yearSaid({ year }: Pick<FormNames, 'year'>, of: FinancialYear): Sentence {
  return year === 'Tax year' ? say`tax year ${of}` : say`financial year ${of}`
}

/** The section of a subject in the Act in force on a day: `s.87A`, from April 2026 `s.156`. */
export function sectionName(book: LawBook, day: Day, key: SectionKey): string {
  return lawValue(book, sectionNames, day)[key]
}
