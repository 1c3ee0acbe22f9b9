import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { nameText } from '../../name.ts'
import { Id, Instant, Paise } from '../../values.ts'
import { CtcIncludes, TemplateLineInput } from './salary-breakdown.routes.ts'
import { Calculation, ComponentType } from './salary-calculation.ts'

export const SalaryTemplateInput = z
  .object({
    name: nameText('a name', 60, 2),
    /** In display order; on a payslip the components' own order comes first. */
    lines: z
      .array(TemplateLineInput, 'Choose the components')
      .min(1, 'Choose at least one component')
      .max(60, 'A template has at most 60 components'),
    /** Left out, it stays unchanged; for a new template it is empty: the CTC is the sum of its components. */
    ctcIncludes: CtcIncludes.optional(),
  })
  .superRefine(({ lines }, context) => {
    const seen = new Set<string>()
    lines.forEach(({ componentId }, index) => {
      if (seen.has(componentId)) {
        const message = 'This component is chosen twice'
        context.addIssue({ code: 'custom', path: ['lines', index, 'componentId'], message })
      }
      seen.add(componentId)
    })
  })

export const SalaryTemplate = z.object({
  _id: Id,
  name: z.string(),
  ctcIncludes: CtcIncludes,
  lines: z.array(
    z.object({
      componentId: Id,
      name: z.string(),
      code: z.string(),
      type: ComponentType,
      /** Null for the component's own. */
      calculation: Calculation.nullable(),
      componentCalculation: Calculation,
    }),
  ),
})

const Row = z.object({
  _id: Id,
  name: z.string(),
  components: z.int(),
  /** The number of people whose salary today was made with it. */
  people: z.int(),
  /** Monthly earnings for an annual CTC of ₹6,00,000; null if the components don't fit it. */
  sampleMonthlyPaise: Paise.nullable(),
  /** Shares of that month's cost, for the bar. */
  sample: z.array(z.object({ name: z.string(), type: ComponentType, monthlyPaise: Paise })),
  updatedAt: Instant,
})

const params = z.object({ id: z.uuid('Salary template ID is required') })

export const salaryTemplateRoutes = defineRoutes({
  'POST /api/v1/user/salary-template': {
    maxBytes: 96 * 1024,
    access: 'salaryTemplateWrite',
    summary: 'Adds a salary template.',
    body: SalaryTemplateInput,
    reply: z.object({ _id: Id }),
    message: 'Salary template saved',
  },
  'GET /api/v1/user/salary-template': {
    access: ['salaryTemplateRead', 'employeeSalaryRead', 'employeeSalaryWrite'],
    summary: 'All salary templates by name, for pickers.',
    reply: z.array(z.object({ _id: Id, name: z.string(), components: z.int() })),
  },
  'GET /api/v1/user/salary-template/{id}': {
    access: 'salaryTemplateRead',
    summary: 'One salary template with its lines.',
    params,
    reply: SalaryTemplate,
  },
  'PUT /api/v1/user/salary-template/{id}': {
    maxBytes: 96 * 1024,
    access: 'salaryTemplateWrite',
    summary: 'Changes a salary template. Salaries that exist keep what they were made with.',
    params,
    body: SalaryTemplateInput,
    reply: z.object({ _id: Id }),
    message: 'Salary template saved',
  },
  'DELETE /api/v1/user/salary-template/{id}': {
    access: 'salaryTemplateWrite',
    summary: 'Deletes a salary template that is not in use.',
    params,
    reply: z.null(),
    message: 'Salary template deleted',
  },
  'GET /api/v1/user/salary-template-table': {
    access: 'salaryTemplateRead',
    summary: 'A page of salary templates with their people and an example.',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      sortBy: z.enum(['name', 'components', 'people', 'updatedAt']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'page',
    reply: z.array(Row),
  },
})
