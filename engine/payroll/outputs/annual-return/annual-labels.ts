import { say, type Sentence } from '../../../sentence.ts'

export const annualSections = ['work', 'people', 'wages', 'deductions', 'bonus', 'exit', 'leave'] as const
export type AnnualSection = (typeof annualSections)[number]

/** `tenths` of people, `minutes` of hours, `halfDays` of days; the others are whole. */
export type AnnualUnit = 'days' | 'halfDays' | 'tenths' | 'people' | 'minutes' | 'cases' | 'paise'

export const sectionNames: Readonly<Record<AnnualSection, Sentence>> = {
  work: say`Attendance`,
  people: say`Employment`,
  wages: say`Wages`,
  deductions: say`Deductions`,
  bonus: say`Bonus`,
  exit: say`Gratuity and leave on leaving`,
  leave: say`Leave`,
}

/** The units in files. */
export const unitNames: Readonly<Record<AnnualUnit, Sentence>> = {
  days: say`Days`,
  halfDays: say`Days`,
  tenths: say`People`,
  people: say`People`,
  minutes: say`Hours`,
  cases: say`Cases`,
  paise: say`Rupees`,
}
