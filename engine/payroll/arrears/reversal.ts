import { addDays, firstDay } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import type { Paise } from '../../money.ts'
import { say } from '../../sentence.ts'
import { lineNames } from '../payslip/line-name.ts'
import { receivable } from '../steps/receivable-step.ts'
import type { ArrearsInput } from '../payslip/arrears-input.ts'
import { arrearsOf } from './arrears.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import type { Payslip } from '../payslip/payslip-result.ts'

/** A payslip that reverses another one, and what it leaves to be settled again. */
export interface Reversal {
  payslip: Payslip
  /** Everything that was paid for the month, and the arrears that it had paid for other months, all below zero. */
  arrears: ArrearsInput[]
}

/**
 * The reversal of a payslip: the same lines with the opposite sign, so that the two cancel out. Through `arrears` the next run pays the
 * month again by what is known then; one-off payments have to be entered again.
 *
 * @param of.input the snapshot that the payslip was calculated from
 * @param of.paidPaise what was paid with it: a receivable of the person, so that the reversal itself pays and takes nothing
 */
export function reversalOf(book: LawBook, of: { input: PayslipInput; payslip: Payslip; paidPaise?: Paise }): Reversal {
  const { input, payslip, paidPaise = 0 } = of
  const gone = { ...input.employment, leftOn: addDays(firstDay(input.month), -1) }
  const month = paysNoSalary(input)
    ? null
    : arrearsOf(book, { original: input, now: { salary: [], lossOfPay: [], employment: gone }, settled: [] })
  return {
    payslip: {
      ...payslip,
      lines: [
        ...payslip.lines.map((line) => ({ ...line, amountPaise: negative(line.amountPaise) })),
        ...(paidPaise === 0 ? [] : [paidBefore(paidPaise)]),
      ],
      grossPaise: negative(payslip.grossPaise),
      deductionsPaise: negative(payslip.deductionsPaise + paidPaise),
      reimbursementsPaise: negative(payslip.reimbursementsPaise),
      employerPaise: negative(payslip.employerPaise),
      roundOffPaise: negative(payslip.roundOffPaise),
      netPaise: negative(payslip.netPaise - paidPaise),
      facts: negated(payslip.facts),
    },
    arrears: [...input.arrears.map(negated), ...(month === null ? [] : [month])],
  }
}

/** Moves what was paid from the pay to the person's account. */
function paidBefore(amountPaise: Paise): Payslip['lines'][number] {
  const words = say`Paid already; it is set off against later pay`
  return {
    ...{ code: receivable, name: lineNames.RECEIVABLE.text, kind: 'deduction', amountPaise: -amountPaise },
    explanation: { rule: 'deduction', words, parts: [], reason: null, rounding: null, steps: [] },
  }
}

/** Whether this is a settlement's own payslip beside that of the month: it pays no days. */
export function paysNoSalary({ salary }: Pick<PayslipInput, 'salary'>): boolean {
  return salary.every(({ lines }) => lines.length === 0)
}

/** Negates every number of a record; texts, flags and the shape stay. */
function negated<T>(value: T): T {
  if (typeof value === 'number') return negative(value) as T
  if (Array.isArray(value)) return value.map(negated) as T
  // Sentences and statutory values stay as they were.
  if (typeof value !== 'object' || value === null || 'values' in value || 'source' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, negated(part)])) as T
}

function negative(value: number): number {
  return value === 0 ? 0 : -value
}
