import type { Day } from '../../../../day.ts'
import type { LawBook, LawUse } from '../../../../law/law.ts'
import type { Rate } from '../../../../law/rate.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { times, type Paise } from '../../../../money.ts'
import {
  leaveEncashmentLimit,
  leaveEncashmentMonthDays,
  leaveEncashmentMonths,
  leaveEncashmentYearDays,
} from './leave-encashment.law.ts'
import { plural, say } from '../../../../sentence.ts'

export interface LeaveEncashmentInput {
  /** The day of payment, which decides the law. */
  day: Day
  receivedPaise: Paise
  /** Basic and dearness allowance per month, averaged over the last ten months. */
  averageSalaryPaise: Paise
  /** Earned leave at credit, in days. */
  leaveDays: Rate
  /** Completed years, which limit the days that count; null if `leaveDays` is already limited. */
  serviceYears: number | null
  /** Amounts exempted by earlier employers. */
  exemptEarlierPaise: Paise
  duringService: boolean
  government: boolean
}

export interface LeaveEncashment {
  exemptPaise: Paise
  taxablePaise: Paise
  trace: TraceStep[]
}

/**
 * The tax-free part of a leave encashment: nothing while in service; at the end of it, everything for government employees and the least of
 * four amounts for all others.
 *
 * @param limitPaise an employer's own limit instead of the statutory one
 * Source: Income-tax Act 1961 s.10(10AA), notification 31/2023.
 */
export function leaveEncashment(
  book: LawBook,
  input: LeaveEncashmentInput,
  limitPaise: Paise | null = null,
): LeaveEncashment {
  const { day, receivedPaise, averageSalaryPaise } = input
  const result = (exemptPaise: Paise, trace: TraceStep[]) => ({
    exemptPaise,
    taxablePaise: receivedPaise - exemptPaise,
    trace,
  })
  if (input.duringService) return result(0, [{ words: say`Paid during service: taxable`, amountPaise: 0 }])
  if (input.government) return result(receivedPaise, [{ words: say`Government: exempt`, amountPaise: receivedPaise }])
  const months = useLaw(book, leaveEncashmentMonths, day)
  const monthDays = useLaw(book, leaveEncashmentMonthDays, day)
  const limit = useLaw(book, leaveEncashmentLimit, day)
  const left = Math.max(0, (limitPaise ?? limit.value) - input.exemptEarlierPaise)
  const salaries = times(averageSalaryPaise, months.value, 1, 'nearestRupee')
  const { days, words, law } = countedDays(book, input)
  const cash = times(averageSalaryPaise, days.numerator, days.denominator * monthDays.value, 'nearestRupee')
  const trace: TraceStep[] = [
    { words: say`Amount received`, amountPaise: receivedPaise },
    {
      words: say`${months.use.value} of the average salary of ${{ paise: averageSalaryPaise }}`,
      amountPaise: salaries,
      law: [months.use],
      rounding: 'nearestRupee',
    },
    {
      words: say`${{ paise: limitPaise ?? limit.value }} less the amount exempted earlier`,
      amountPaise: left,
      law: [limit.use],
    },
    { words, amountPaise: cash, law: [monthDays.use, ...law], rounding: 'nearestRupee' },
  ]
  const exemptPaise = Math.max(0, Math.min(receivedPaise, salaries, left, cash))
  trace.push({ words: say`Exempt: the least of these`, amountPaise: exemptPaise })
  return result(exemptPaise, trace)
}

/** The days of leave that can be exempt. */
function countedDays(book: LawBook, { day, leaveDays, serviceYears }: LeaveEncashmentInput) {
  const all = { days: leaveDays, words: say`Cash equivalent of leave balance`, law: [] as LawUse[] }
  if (serviceYears === null) return all
  const { value, use } = useLaw(book, leaveEncashmentYearDays, day)
  const most = value * serviceYears
  if (leaveDays.numerator <= most * leaveDays.denominator) return { ...all, law: [use] }
  const words = say`Cash equivalent of leave balance, at most ${most} days for ${serviceYears} completed ${plural(serviceYears, { one: 'year', other: 'years' })}`
  return { days: { numerator: most, denominator: 1 }, words, law: [use] }
}
