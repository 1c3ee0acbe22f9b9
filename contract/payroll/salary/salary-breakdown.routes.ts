import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Paise } from '../../values.ts'
import { EmployerContribution, EmployerPart, PayEstimate } from './employer-cost.ts'
import { AnnualCtc, Calculation, ComponentType } from './salary-calculation.ts'

/** One line of a template: a component and, if different from the component's own, its calculation. */
export const TemplateLineInput = z.object({
  componentId: Id,
  calculation: Calculation.nullable().default(null),
})

export const SalaryLine = z.object({
  code: z.string(),
  name: z.string(),
  type: ComponentType,
  /** False for a deduction, or a benefit in kind on top of the CTC. */
  inCtc: z.boolean(),
  monthlyPaise: Paise,
  annualPaise: Paise,
  /** How it was calculated, in words. */
  words: z.string(),
})

/** The employer contributions that the CTC includes. */
export const CtcIncludes = z.array(EmployerPart).max(5, 'Choose each once')

export const SalaryTotals = z.object({
  grossMonthlyPaise: Paise,
  deductionsMonthlyPaise: Paise,
  employerMonthlyPaise: Paise,
  reimbursementsMonthlyPaise: Paise,
  /** Values of benefits in kind, including those on top of the CTC. */
  benefitsMonthlyPaise: Paise,
  ctcMonthlyPaise: Paise,
  ctcAnnualPaise: Paise,
})

/** Lines and totals, or the problems that prevent the components from making up a salary. */
export const Breakdown = z.object({
  lines: z.array(SalaryLine),
  totals: SalaryTotals.nullable(),
  /** What the components leave of the CTC; 0 if one of them takes the rest. */
  unallocatedAnnualPaise: Paise,
  contributions: z.array(EmployerContribution),
  /** Null if there are no lines, or no statutory values for the month. */
  estimate: PayEstimate.nullable(),
  problems: z.array(z.object({ component: z.string().nullable(), message: z.string() })),
})

export const salaryBreakdownRoutes = defineRoutes({
  'POST /api/v1/user/salary-breakdown': {
    maxBytes: 96 * 1024,
    heavy: true,
    access: ['salaryTemplateRead', 'salaryTemplateWrite', 'employeeSalaryRead', 'employeeSalaryWrite'],
    reads: true,
    summary: 'What a template, or lines that are not saved yet, makes of an annual CTC. Nothing is stored.',
    body: z.object({
      annualCtcPaise: AnnualCtc,
      /** Whose PF and ESI membership applies; by default a typical employee's. */
      employeeId: Id.optional(),
      startsOn: Day.optional(),
      of: z.union(
        [
          z.object({ templateId: Id }),
          z.object({
            lines: z.array(TemplateLineInput).max(60, 'A template has at most 60 components'),
            ctcIncludes: CtcIncludes.default([]),
          }),
        ],
        'Choose a template',
      ),
    }),
    reply: Breakdown,
  },
})
