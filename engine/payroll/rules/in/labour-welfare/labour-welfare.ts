import { firstDay, lastDay, type Day, type Month } from '../../../../day.ts'
import { hasLaw, type LawBook } from '../../../../law/law.ts'
import { partOf, rateOf } from '../../../../law/rate.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import type { Paise } from '../../../../money.ts'
import { welfareFundsAToH } from './a-h.law.ts'
import { welfareFundsKToW } from './k-w.law.ts'
import type { WelfareFund, WelfareTerms } from './fund.ts'
import { say, type Sentence } from '../../../../sentence.ts'

export const labourWelfareLaws: readonly WelfareFund[] = [...welfareFundsAToH, ...welfareFundsKToW]

export interface LabourWelfareInput {
  /** Two-letter code of the state of the work location. */
  state: string
  month: Month
  /** The month's wages, which matter in some states only. */
  wagesPaise: Paise
  /** A manager or supervisor: some states exempt them above a wage. */
  supervisory: boolean
  /** The last day of employment; null while employed. */
  leftOn: Day | null
}

export interface LabourWelfare {
  employeePaise: Paise
  employerPaise: Paise
  trace: TraceStep[]
}

/**
 * The labour welfare fund for one person on the rolls in a month: in full, never prorated. A yearly or half-yearly contribution is due for
 * whoever is on the register on the last day of its month, 30 June or 31 December. Nothing in other months, in a state without a fund, or
 * before a state's first row, because a fund's few rupees are no reason to refuse the payslip of a past month. Source: rule book 0.4, 4, 13.
 */
export function labourWelfare(book: LawBook, input: LabourWelfareInput): LabourWelfare {
  const of = funds.get(input.state)
  if (of === undefined) return nothing(say`No LWF in this state`)
  const day = firstDay(input.month)
  if (!hasLaw(book, of, day)) return nothing(say`LWF: no amount is known for this month`)
  const { value: terms, use } = useLaw(book, of, day)
  const law = [use]
  if (terms.months !== 'every' && !terms.months.includes(Number(input.month.slice(5)))) {
    return nothing(say`LWF: no deduction in this month`, law)
  }
  const counted = lastDay(input.month)
  if (terms.months !== 'every' && input.leftOn !== null && input.leftOn < counted) {
    return nothing(say`LWF: not on the register on ${{ day: counted }}`, law)
  }
  const { limit } = terms
  const isLimited = limit !== undefined && (limit.of === 'everyone' || input.supervisory)
  if (isLimited && input.wagesPaise > limit.wagePaise) {
    return nothing(say`LWF: not applicable above wages of ${{ paise: limit.wagePaise }}`, law)
  }
  const { employeePaise, employerPaise, words, employerWords } = contributions(terms, input.wagesPaise)
  const trace: TraceStep[] = [
    { words, amountPaise: employeePaise, law },
    { words: employerWords, amountPaise: employerPaise, law },
  ]
  return { employeePaise, employerPaise, trace }
}

/** Whether a state's fund takes anything at some time in the year of a day. */
export function hasWelfareFund(book: LawBook, state: string, day: Day): boolean {
  const of = funds.get(state)
  return of !== undefined && hasLaw(book, of, day)
}

const funds = new Map(labourWelfareLaws.map((of) => [of.id.slice('in.lwf.'.length), of]))

function contributions(
  terms: WelfareTerms,
  wagesPaise: Paise,
): { employeePaise: Paise; employerPaise: Paise; words: Sentence; employerWords: Sentence } {
  if ('employeePaise' in terms) {
    const [words, employerWords] = [say`LWF, employee: a fixed amount`, say`LWF, employer: a fixed amount`]
    return { ...terms, words, employerWords }
  }
  const { rateBasisPoints, employeeCapPaise, employerTimes } = terms
  const employeePaise = Math.min(
    employeeCapPaise,
    partOf(Math.max(0, wagesPaise), rateOf(rateBasisPoints), 'nearestRupee'),
  )
  const words = say`LWF, employee: ${{ basisPoints: rateBasisPoints }} of ${{ paise: wagesPaise }}, at most ${{ paise: employeeCapPaise }}`
  const employerWords = say`LWF, employer: ${employerTimes} times the employee's share`
  return { employeePaise, employerPaise: employeePaise * employerTimes, words, employerWords }
}

function nothing(words: Sentence, law?: TraceStep['law']): LabourWelfare {
  const step: TraceStep = { words, amountPaise: 0 }
  return { employeePaise: 0, employerPaise: 0, trace: [law === undefined ? step : { ...step, law }] }
}
