import { z } from 'zod'
import { Day, Month, Paise } from '../../values.ts'
import { PayslipLine, TraceStep } from '../pay-run/payslip-line.ts'

/** The law's day for a part of a settlement, and how it is counted. */
export const DuePart = z.object({
  /** Gratuity has a day of its own; it is told of only where some is paid. */
  part: z.enum(['wages', 'gratuity']),
  payBy: Day,
  words: z.string(),
  /** That day is over, and it was not paid by then. */
  isLate: z.boolean(),
})

/** The last payslip with everything that is settled: as it stands, or as it was paid. */
export const SettlementStatement = z.object({
  month: Month,
  /** The month was locked before: what is settled is a payslip besides that of the month. */
  isExtra: z.boolean(),
  lines: z.array(PayslipLine),
  grossPaise: Paise,
  deductionsPaise: Paise,
  reimbursementsPaise: Paise,
  netPaise: Paise,
  /** Parts that came to nothing, and why. */
  nothing: z.array(z.object({ name: z.string(), steps: z.array(TraceStep) })),
  /** What the pay is not enough for: to be recovered otherwise. */
  unrecovered: z.array(z.object({ code: z.string(), name: z.string(), amountPaise: Paise })),
})
