import { z } from 'zod'
import { Day, Paise } from '../../values.ts'

const Rounding = z.enum(['nearestPaisa', 'nearestRupee', 'upRupee', 'downRupee'])

/** A statutory value that a step used: as it stood in the law on that day, in words, with where it is written. */
const LawUse = z.object({
  /** `in.pf.ceiling` */
  id: z.string(),
  name: z.string(),
  from: Day,
  source: z.string(),
  value: z.string(),
})

/** One step of how a figure came to be, top to bottom. */
export const TraceStep = z.object({
  words: z.string(),
  /** Null for a step that only decides something. */
  amountPaise: Paise.nullable(),
  law: z.array(LawUse).optional(),
  /** The part of the month it is for, where the month was cut. */
  from: Day.optional(),
  to: Day.optional(),
  rounding: Rounding.optional(),
})

/** How a line came to be: the amount is the sum of its parts, rounded once, or the end of its steps. */
const LineExplanation = z.object({
  /** The formula in words. */
  words: z.string(),
  /** Each stretch of the month with one salary, and the part of a month it pays as an exact fraction. */
  parts: z.array(
    z.object({
      from: Day,
      to: Day,
      monthlyPaise: Paise,
      numerator: z.int(),
      denominator: z.int(),
    }),
  ),
  /** Why a one-time amount or a fixed deduction is there. */
  reason: z.string().nullable(),
  rounding: Rounding.nullable(),
  steps: z.array(TraceStep),
})

export const LineType = z.enum(['earning', 'deduction', 'employer', 'reimbursement', 'benefit', 'roundOff'])

export const PayslipLine = z.object({
  /** Of the component; arrears name their month behind it: `BASIC@2026-05`. */
  code: z.string(),
  name: z.string(),
  /** Arrears and `roundOff` can be negative. */
  type: LineType,
  amountPaise: Paise,
  /** The pay of a full month of the salary last in force; null for what is not paid every month. */
  fullMonthPaise: Paise.nullable(),
  /** Of the component from April to this month, its arrears counted; null where an earlier line of the payslip has it. */
  yearToDatePaise: Paise.nullable(),
  explanation: LineExplanation,
})
