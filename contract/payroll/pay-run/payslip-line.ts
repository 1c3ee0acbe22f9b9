import { z } from 'zod'
import { Day, Paise } from '../../values.ts'
import { Rounding, TraceStep } from '../trace-step.ts'

/** How a line was calculated: the amount is the sum of its parts, rounded once, or the result of its steps. */
const LineExplanation = z.object({
  /** The formula in words. */
  words: z.string(),
  /** Each stretch of the month with one salary, with the part of a month it pays as an exact fraction. */
  parts: z.array(
    z.object({
      from: Day,
      to: Day,
      monthlyPaise: Paise,
      numerator: z.int(),
      denominator: z.int(),
    }),
  ),
  /** The reason for a one-time amount or a fixed deduction. */
  reason: z.string().nullable(),
  rounding: Rounding.nullable(),
  steps: z.array(TraceStep),
})

export const LineType = z.enum(['earning', 'deduction', 'employer', 'reimbursement', 'benefit', 'roundOff'])

export const PayslipLine = z.object({
  /** Of the component; arrears append their month: `BASIC@2026-05`. */
  code: z.string(),
  name: z.string(),
  /** Arrears and `roundOff` can be negative. */
  type: LineType,
  amountPaise: Paise,
  /** A full month's pay at the salary last in force; null for what is not paid every month. */
  fullMonthPaise: Paise.nullable(),
  /** The component's total from April to this month, including arrears; null if an earlier line of the payslip has it. */
  yearToDatePaise: Paise.nullable(),
  explanation: LineExplanation,
})
