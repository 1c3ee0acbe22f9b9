import { addMonths, firstDay, type HalfDays, type Month } from '../../../../day.ts'
import type { LawBook } from '../../../../law/law.ts'
import { partOf, rateOf } from '../../../../law/rate.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { checkPaise, type Paise } from '../../../../money.ts'
import {
  esiCeiling,
  esiCeilingDisabled,
  esiEmployeeRate,
  esiEmployerRate,
  esiExemptDailyWage,
  esiPeriods,
} from './state-insurance.law.ts'
import { say } from '../../../../sentence.ts'

/** What an employer decides, or what the law leaves open. */
export interface StateInsuranceSettings {
  /** False if the government pays the employer's share for a person with a disability. */
  employerPaysForDisabled: boolean
}

export const stateInsuranceSettings: StateInsuranceSettings = { employerPaysForDisabled: true }

export interface StateInsuranceInput {
  month: Month
  /** The month's full contract wages, before loss of pay: they decide coverage. */
  contractWagesPaise: Paise
  /** Wages paid for the month, including overtime and arrears as the employer counts them: the basis of contributions. */
  wagesPaidPaise: Paise
  /** Paid half-days, for the average daily wage; null if not known, in which case the employee pays. */
  paidHalfDays: HalfDays | null
  personWithDisability: boolean
  /** Whether covered in an earlier month of the same contribution period, and so until its end. */
  coveredEarlierInPeriod: boolean
}

export interface StateInsurance {
  covered: boolean
  employeePaise: Paise
  employerPaise: Paise
  /** Coverage, then each share. */
  trace: TraceStep[]
  /** The same for the employer's line. */
  employerTrace: TraceStep[]
}

/**
 * Employees' State Insurance of one person for a month. Each share is rounded up to the next rupee.
 *
 * @throws RangeError if wages are below zero · LawError before 1 July 2019
 * Source: Social Security (Central) Rules 2026, rule 19; ESIC circulars of 10 and 11 December 2025.
 */
export function stateInsurance(
  book: LawBook,
  input: StateInsuranceInput,
  settings: StateInsuranceSettings = stateInsuranceSettings,
): StateInsurance {
  const { contractWagesPaise, wagesPaidPaise, personWithDisability } = input
  if (checkPaise(wagesPaidPaise, 'wages paid') < 0) throw new RangeError('Wages paid can not be below zero')
  const day = firstDay(input.month)
  const ceiling = useLaw(book, personWithDisability ? esiCeilingDisabled : esiCeiling, day)
  const isWithin = contractWagesPaise <= ceiling.value
  const covered = isWithin || input.coveredEarlierInPeriod
  const monthly = { paise: contractWagesPaise }
  const words = isWithin
    ? say`Monthly wage of ${monthly} is within the ceiling of ${ceiling.use.value}: covered`
    : covered
      ? say`Monthly wage of ${monthly} is over the ceiling of ${ceiling.use.value}, but coverage continues to the end of the contribution period`
      : say`Monthly wage of ${monthly} is over the ceiling of ${ceiling.use.value}: not covered`
  const trace: TraceStep[] = [{ words, amountPaise: null, law: [ceiling.use] }]
  const employerTrace = [...trace]
  if (!covered) return { covered, employeePaise: 0, employerPaise: 0, trace, employerTrace }
  const employeePaise = employeeShare(book, input, trace)
  const employerPaise = employerShare(book, input, settings, employerTrace)
  trace.push(employerTrace.at(-1)!)
  return { covered, employeePaise, employerPaise, trace, employerTrace }
}

/** The contribution period of a month, both months included: April to September or October to March. */
export function contributionPeriod(book: LawBook, month: Month): { from: Month; to: Month } {
  const { months } = useLaw(book, esiPeriods, firstDay(month)).value
  const starts = (at: Month) => months.includes(Number(at.slice(5)))
  let from = month
  while (!starts(from)) from = addMonths(from, -1)
  let next = addMonths(month, 1)
  while (!starts(next)) next = addMonths(next, 1)
  return { from, to: addMonths(next, -1) }
}

function employeeShare(book: LawBook, input: StateInsuranceInput, trace: TraceStep[]): Paise {
  const { wagesPaidPaise, paidHalfDays } = input
  const exempt = useLaw(book, esiExemptDailyWage, firstDay(input.month))
  if (paidHalfDays !== null && paidHalfDays > 0 && wagesPaidPaise * 2 <= exempt.value * paidHalfDays) {
    const words = say`Employee: nil, because ${{ paise: wagesPaidPaise }} for ${{ halfDays: paidHalfDays }} is not above ${exempt.use.value} per day`
    trace.push({ words, amountPaise: 0, law: [exempt.use] })
    return 0
  }
  const rate = useLaw(book, esiEmployeeRate, firstDay(input.month))
  const amountPaise = partOf(wagesPaidPaise, rateOf(rate.value), 'upRupee')
  const words = say`Employee: ${rate.use.value} of ${{ paise: wagesPaidPaise }}, rounded up to the next rupee`
  trace.push({ words, amountPaise, law: [rate.use], rounding: 'upRupee' })
  return amountPaise
}

function employerShare(
  book: LawBook,
  input: StateInsuranceInput,
  settings: StateInsuranceSettings,
  trace: TraceStep[],
): Paise {
  if (input.personWithDisability && !settings.employerPaysForDisabled) {
    trace.push({ words: say`Employer: nil, the government pays for a person with a disability`, amountPaise: 0 })
    return 0
  }
  const rate = useLaw(book, esiEmployerRate, firstDay(input.month))
  const amountPaise = partOf(input.wagesPaidPaise, rateOf(rate.value), 'upRupee')
  const words = say`Employer: ${rate.use.value} of ${{ paise: input.wagesPaidPaise }}, rounded up to the next rupee`
  trace.push({ words, amountPaise, law: [rate.use], rounding: 'upRupee' })
  return amountPaise
}
