import { z } from 'zod'
import { Day, Month, Paise } from '../../values.ts'
import { PayslipLine } from '../pay-run/payslip-line.ts'
import { TraceStep } from '../trace-step.ts'

/** The statutory due day for a part of a settlement, and how it is counted. */
export const DuePart = z.object({
  /** Gratuity has its own due day; it is included only if some is paid. */
  part: z.enum(['wages', 'gratuity']),
  payBy: Day,
  words: z.string(),
  /** Whether that day passed without payment. */
  isLate: z.boolean(),
})

/** The last payslip with everything that is settled: the present state, or as it was paid. */
export const SettlementStatement = z.object({
  month: Month,
  /** The month was already locked, so what is settled is on an additional payslip. */
  isExtra: z.boolean(),
  lines: z.array(PayslipLine),
  grossPaise: Paise,
  deductionsPaise: Paise,
  reimbursementsPaise: Paise,
  netPaise: Paise,
  /** Parts that came to zero, and why. */
  nothing: z.array(z.object({ name: z.string(), steps: z.array(TraceStep) })),
  /** What pay does not cover, to be recovered in another way. */
  unrecovered: z.array(z.object({ code: z.string(), name: z.string(), amountPaise: Paise })),
})
