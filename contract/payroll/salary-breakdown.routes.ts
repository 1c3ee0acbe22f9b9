import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Paise } from '../values.ts'
import { AnnualCtc, Calculation, ComponentType } from './salary-calculation.ts'

/** One line of a template: a component and, where it differs from the component's own, how it is calculated. */
export const TemplateLineInput = z.object({
  componentId: Id,
  calculation: Calculation.nullable().default(null),
})

export const SalaryLine = z.object({
  code: z.string(),
  name: z.string(),
  type: ComponentType,
  /** False: a deduction, or a benefit in kind on top of the CTC. */
  inCtc: z.boolean(),
  monthlyPaise: Paise,
  annualPaise: Paise,
  /** How it was calculated, in words. */
  words: z.string(),
})

export const SalaryTotals = z.object({
  grossMonthlyPaise: Paise,
  deductionsMonthlyPaise: Paise,
  employerMonthlyPaise: Paise,
  reimbursementsMonthlyPaise: Paise,
  /** Values of benefits in kind, those on top of the CTC too. */
  benefitsMonthlyPaise: Paise,
  ctcMonthlyPaise: Paise,
  ctcAnnualPaise: Paise,
})

/** Lines and totals, or the problems that keep the components from becoming a salary. */
export const Breakdown = z.object({
  lines: z.array(SalaryLine),
  totals: SalaryTotals.nullable(),
  problems: z.array(z.object({ component: z.string().nullable(), message: z.string() })),
})

export const salaryBreakdownRoutes = defineRoutes({
  'POST /api/v1/user/salary-breakdown': {
    access: ['salaryTemplateRead', 'salaryTemplateWrite', 'employeeSalaryRead', 'employeeSalaryWrite'],
    reads: true,
    summary: 'What a template, or lines that are not saved yet, makes of an annual CTC. Nothing is stored.',
    body: z.object({
      annualCtcPaise: AnnualCtc,
      of: z.union(
        [
          z.object({ templateId: Id }),
          z.object({ lines: z.array(TemplateLineInput).max(60, 'A template has at most 60 components') }),
        ],
        'Choose a template',
      ),
    }),
    reply: Breakdown,
  },
})
