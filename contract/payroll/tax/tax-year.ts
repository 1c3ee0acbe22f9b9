import { z } from 'zod'
import { Paise } from '../../values.ts'
import { TraceStep } from '../trace-step.ts'

/** The year from which the month's income tax was calculated. */
export const TaxYear = z.object({
  financialYear: z.string(),
  regime: z.enum(['old', 'new']),
  /** Salary of the whole year before exemptions; months to come at full pay. */
  projectedPaise: Paise,
  totalIncomePaise: Paise,
  taxPaise: Paise,
  /** In the year including this month: by this employer, by others, elsewhere. */
  deductedPaise: Paise,
  leftPaise: Paise,
  /** Payments in the year after this one. */
  paymentsLeft: z.int(),
  /** Why nothing is deducted this month; empty if the tax has a line of its own that explains it. */
  steps: z.array(TraceStep),
})
