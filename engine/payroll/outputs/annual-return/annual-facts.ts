import type { Day, HalfDays, Month } from '../../../day.ts'
import type { Paise } from '../../../money.ts'

/** As people have stated it; `notTold` also where nothing is known. */
export const annualGenders = ['female', 'male', 'other', 'notTold'] as const
export type AnnualGender = (typeof annualGenders)[number]

/** Whom a fact is about: every fact of the year belongs to one employer, one place of work and one gender. */
export interface Part {
  /** The legal entity; null for the organisation itself. */
  entity: string | null
  location: string
  gender: AnnualGender
}

/** The people of a part who were at work on a day, and what they worked together. */
export interface WorkedDay extends Part {
  day: Day
  people: number
  halfDays: HalfDays
  /** Without breaks, overtime included. */
  minutes: number
  overtimeMinutes: number
}

/** Somebody who was employed in the year, in the part that they belonged to last. */
export interface EmployedPerson extends Part {
  joinedOn: Day
  leftOn: Day | null
}

/** What the locked payslips of a part and a month come to; reversals are taken off. */
export interface MonthWages extends Part {
  month: Month
  basicPaise: Paise
  daPaise: Paise
  /** Overtime that payroll entered, under names of the company's own. */
  enteredOvertimePaise: Paise
  grossPaise: Paise
  reimbursementsPaise: Paise
  deductionsPaise: Paise
  roundOffPaise: Paise
  netPaise: Paise
}

/** The lines of one code of these payslips. */
export interface MonthLine extends Part {
  month: Month
  /** Without numbers, months and the ending of a taxable part: `LOAN`, `GRATUITY`. */
  code: string
  isDeduction: boolean
  /** Of people who left in the year. */
  isOfLeavers: boolean
  paise: Paise
  /** Payslips that have it; a reversed one is taken off. */
  cases: number
}

/** Somebody's statutory bonus of the accounting year that ended in March. */
export interface YearBonus extends Part {
  isEligible: boolean
  /** What was paid by now, final settlements included. */
  paidPaise: Paise
  /** Null: not paid, or by final settlements alone. */
  paidOn: Day | null
}

/** Somebody's leave of the months that count. */
export interface YearLeave extends Part {
  /** Leave with wages: paid, and paid out when somebody leaves. */
  grantedHalfDays: HalfDays
  takenHalfDays: HalfDays
  maternityHalfDays: HalfDays
}

export interface AnnualFacts {
  worked: readonly WorkedDay[]
  people: readonly EmployedPerson[]
  wages: readonly MonthWages[]
  lines: readonly MonthLine[]
  bonus: readonly YearBonus[]
  leave: readonly YearLeave[]
}

/** The facts of some parts alone. */
export function factsOf(facts: AnnualFacts, isOf: (part: Part) => boolean): AnnualFacts {
  return {
    worked: facts.worked.filter(isOf),
    people: facts.people.filter(isOf),
    wages: facts.wages.filter(isOf),
    lines: facts.lines.filter(isOf),
    bonus: facts.bonus.filter(isOf),
    leave: facts.leave.filter(isOf),
  }
}
