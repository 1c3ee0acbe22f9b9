import { z } from 'zod'
import { Month, Paise } from '../../values.ts'

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

/**
 * What the employer pays for a contribution beyond the amount in the CTC; below zero where the law requires less than the CTC has.
 * Both amounts together are what a payslip of a full month has.
 */
export const BeyondCtc = EmployerContribution.omit({ inCtc: true }).extend({
  /** 0 for a contribution that the CTC leaves out. */
  ctcMonthlyPaise: Paise,
})

/** A full month's totals for both sides, with nothing declared for income tax. */
export const PayEstimate = z.object({
  /** The month whose law applies: the first whole month in which no law changes. */
  month: Month,
  /** The CTC and `beyondCtc`. */
  employerCostMonthlyPaise: Paise,
  employerCostAnnualPaise: Paise,
  beyondCtc: z.array(BeyondCtc),
  /** Days on which the law changes a contribution, as sentences. */
  lawChanges: z.array(z.string()),
  grossMonthlyPaise: Paise,
  deductions: z.array(z.object({ name: z.string(), amountPaise: Paise, words: z.string() })),
  takeHomeMonthlyPaise: Paise,
})
