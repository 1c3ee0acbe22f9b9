import type { LawBook } from '../../law/law.ts'
import {
  contributionPeriod,
  stateInsurance,
  type StateInsurance,
} from '../../payroll/rules/in/state-insurance/state-insurance.ts'
import type { Adapter, CaseInput } from '../case.ts'
import * as read from '../read.ts'
import { rupeesOf } from '../read.ts'

/** The state insurance rules. */
export const stateInsuranceAdapters: Readonly<Record<string, Adapter>> = {
  esi: (book, input) => {
    const earlier = read.flag(input, 'coveredEarlierInPeriod', false)
    return output(oneMonth(book, input, read.flag(input, 'pwd', false), earlier))
  },
  esi_period: (book, input) => {
    const isDisabled = read.flag(input, 'pwd', false)
    const covered = new Set<string>()
    const months = read.records(input, 'months').map((one) => {
      const month = read.month(one)
      const period = contributionPeriod(book, month).from
      const result = oneMonth(book, one, isDisabled, covered.has(period))
      if (result.covered) covered.add(period)
      return { month, ...output(result) }
    })
    return { months }
  },
}

function oneMonth(book: LawBook, input: CaseInput, personWithDisability: boolean, coveredEarlierInPeriod: boolean) {
  const contractWagesPaise = read.amount(input, 'contractWages')
  return stateInsurance(book, {
    month: read.month(input),
    contractWagesPaise,
    wagesPaidPaise: read.amount(input, 'wagesPaid', contractWagesPaise),
    paidHalfDays: read.isMissing(input, 'paidDays') ? null : halfDays(input),
    personWithDisability,
    coveredEarlierInPeriod,
  })
}

function halfDays(input: CaseInput): number {
  const value = read.number(input, 'paidDays') * 2
  if (!Number.isInteger(value)) throw new RangeError('paidDays must be whole or half days')
  return value
}

function output({ covered, employeePaise, employerPaise }: StateInsurance) {
  return { covered, employee: rupeesOf(employeePaise), employer: rupeesOf(employerPaise) }
}
