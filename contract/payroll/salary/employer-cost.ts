import { z } from 'zod'
import { Paise } from '../../values.ts'

/** What the employer pays for somebody beyond the salary, as a CTC may include it. `pfCharges`: insurance (EDLI) and administration. */
export const EmployerPart = z.enum(['pf', 'pfCharges', 'esi', 'lwf', 'gratuity'], 'Choose what the CTC includes')
export type EmployerPart = z.output<typeof EmployerPart>

/** An estimate of a full month under the law of its month; gratuity is what a month of service adds to it. */
export const EmployerContribution = z.object({
  part: EmployerPart,
  name: z.string(),
  monthlyPaise: Paise,
  annualPaise: Paise,
  /** How it was calculated, in words. */
  words: z.string(),
  /** Part of the CTC, by the template. */
  inCtc: z.boolean(),
})

export type EmployerContribution = z.output<typeof EmployerContribution>

/** What a full month comes to for both sides, with nothing declared for the income tax. */
export const PayEstimate = z.object({
  /** Lines of the CTC and all employer contributions, whether or not the CTC includes them. */
  employerCostMonthlyPaise: Paise,
  employerCostAnnualPaise: Paise,
  grossMonthlyPaise: Paise,
  deductions: z.array(z.object({ name: z.string(), amountPaise: Paise, words: z.string() })),
  takeHomeMonthlyPaise: Paise,
})
