import { z } from 'zod'
import { Paise } from '../../values.ts'
import { TraceStep } from '../pay-run/payslip-line.ts'

/** The year that the income tax of the month was found from. */
export const TaxYear = z.object({
  financialYear: z.string(),
  regime: z.enum(['old', 'new']),
  /** Salary of the whole year before exemptions, months to come at the pay of a full month. */
  projectedPaise: Paise,
  totalIncomePaise: Paise,
  taxPaise: Paise,
  /** In the year, this month included: by this employer, by others, elsewhere. */
  deductedPaise: Paise,
  leftPaise: Paise,
  /** Payments of the year after this one. */
  paymentsLeft: z.int(),
  /** Why nothing is deducted this month; empty where the line of the tax says how it came to be. */
  steps: z.array(TraceStep),
})
