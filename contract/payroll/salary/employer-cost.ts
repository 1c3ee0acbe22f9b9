import { z } from 'zod'
import { Paise } from '../../values.ts'

/** Employer contributions that a CTC may include. `pfCharges`: insurance (EDLI) and administration. */
export const EmployerPart = z.enum(['pf', 'pfCharges', 'esi', 'lwf', 'gratuity'], 'Choose what the CTC includes')
export type EmployerPart = z.output<typeof EmployerPart>

/** An estimate for a full month under its law; for gratuity, what a month of service adds to it. */
export const EmployerContribution = z.object({
  part: EmployerPart,
  name: z.string(),
  monthlyPaise: Paise,
  annualPaise: Paise,
  /** How it was calculated, in words. */
  words: z.string(),
  /** Whether the template makes it part of the CTC. */
  inCtc: z.boolean(),
})

export type EmployerContribution = z.output<typeof EmployerContribution>

/** A full month's totals for both sides, with nothing declared for income tax. */
export const PayEstimate = z.object({
  /** Lines of the CTC and all employer contributions, whether or not the CTC includes them. */
  employerCostMonthlyPaise: Paise,
  employerCostAnnualPaise: Paise,
  grossMonthlyPaise: Paise,
  deductions: z.array(z.object({ name: z.string(), amountPaise: Paise, words: z.string() })),
  takeHomeMonthlyPaise: Paise,
})
