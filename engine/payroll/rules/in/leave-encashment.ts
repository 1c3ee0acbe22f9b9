import type { Day } from '../../../day.ts'
import type { LawBook } from '../../../law/law.ts'
import type { Rate } from '../../../law/rate.ts'
import type { TraceStep } from '../../../law/trace.ts'
import { useLaw } from '../../../law/use.ts'
import { times, type Paise } from '../../../money.ts'
import { rupeeText } from '../../../words.ts'
import { leaveEncashmentLimit, leaveEncashmentMonthDays, leaveEncashmentMonths } from './leave-encashment.law.ts'

export interface LeaveEncashmentInput {
  /** The day of payment: which law applies. */
  day: Day
  receivedPaise: Paise
  /** Basic and dearness allowance of a month, average of the last ten. */
  averageSalaryPaise: Paise
  /** Earned leave at credit, at most thirty days for each completed year of service. */
  leaveDays: Rate
  /** Exempted by earlier employers. */
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
 * What of a leave encashment is free of tax: nothing while in service, everything for the government's employees at the end of
 * it, and the least of four amounts for all others.
 *
 * @param limitPaise in place of the limit of the law, where an employer has set one
 * Source: Income-tax Act 1961 s.10(10AA), notification 31/2023.
 */
export function leaveEncashment(
  book: LawBook,
  input: LeaveEncashmentInput,
  limitPaise: Paise | null = null,
): LeaveEncashment {
  const { day, receivedPaise, averageSalaryPaise, leaveDays } = input
  const result = (exemptPaise: Paise, trace: TraceStep[]) => ({
    exemptPaise,
    taxablePaise: receivedPaise - exemptPaise,
    trace,
  })
  if (input.duringService) return result(0, [{ words: 'Paid during service: taxable', amountPaise: 0 }])
  if (input.government) return result(receivedPaise, [{ words: 'Government: exempt', amountPaise: receivedPaise }])
  const months = useLaw(book, leaveEncashmentMonths, day)
  const monthDays = useLaw(book, leaveEncashmentMonthDays, day)
  const limit = useLaw(book, leaveEncashmentLimit, day)
  const left = Math.max(0, (limitPaise ?? limit.value) - input.exemptEarlierPaise)
  const salaries = averageSalaryPaise * months.value
  const cash = times(averageSalaryPaise, leaveDays.numerator, leaveDays.denominator * monthDays.value, 'nearestRupee')
  const trace: TraceStep[] = [
    { words: 'Amount received', amountPaise: receivedPaise },
    {
      words: `${months.use.value} of the average salary of ${rupeeText(averageSalaryPaise)}`,
      amountPaise: salaries,
      law: [months.use],
    },
    {
      words: `${rupeeText(limitPaise ?? limit.value)} less what was exempt before`,
      amountPaise: left,
      law: [limit.use],
    },
    { words: 'Leave at credit in money', amountPaise: cash, law: [monthDays.use], rounding: 'nearestRupee' },
  ]
  const exemptPaise = Math.max(0, Math.min(receivedPaise, salaries, left, cash))
  trace.push({ words: 'Exempt: the least of these', amountPaise: exemptPaise })
  return result(exemptPaise, trace)
}
