import type { Day, HalfDays, Month } from '../../../day.ts'
import type { Paise } from '../../../money.ts'

/** As people have stated it; `notTold` also if nothing is known. */
export const annualGenders = ['female', 'male', 'other', 'notTold'] as const
export type AnnualGender = (typeof annualGenders)[number]

/** What a fact belongs to: one employer, one work location and one gender. */
export interface Part {
  /** The legal entity; null for the organisation itself. */
  entity: string | null
  location: string
  gender: AnnualGender
}

/** The people of a part at work on a day, and their total work. */
export interface WorkedDay extends Part {
  day: Day
  people: number
  halfDays: HalfDays
  /** Without breaks, including overtime. */
  minutes: number
  overtimeMinutes: number
}

/** A person employed in the year, in their last part. */
export interface EmployedPerson extends Part {
  joinedOn: Day
  leftOn: Day | null
}

/** The totals of a part's locked payslips for a month, less reversals. */
export interface MonthWages extends Part {
  month: Month
  basicPaise: Paise
  daPaise: Paise
  /** Overtime entered in payroll, under the company's own names. */
  enteredOvertimePaise: Paise
  grossPaise: Paise
  reimbursementsPaise: Paise
  deductionsPaise: Paise
  roundOffPaise: Paise
  netPaise: Paise
}

/** The lines with one code on these payslips. */
export interface MonthLine extends Part {
  month: Month
  /** Without numbers, months and the suffix of a taxable part: `LOAN`, `GRATUITY`. */
  code: string
  isDeduction: boolean
  /** For people who left in the year. */
  isOfLeavers: boolean
  paise: Paise
  /** Payslips with it, less reversed ones. */
  cases: number
}

/** A person's statutory bonus for the accounting year that ended in March. */
export interface YearBonus extends Part {
  isEligible: boolean
  /** The amount paid so far, including final settlements. */
  paidPaise: Paise
  /** Null if unpaid, or paid only by final settlements. */
  paidOn: Day | null
}

/** A person's leave in the months counted. */
export interface YearLeave extends Part {
  /** Leave with wages: paid, and encashed at exit. */
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

/** The facts of some parts. */
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
