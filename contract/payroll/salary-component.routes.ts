import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant, text } from '../values.ts'

/** What a component does: paid to the person, kept back, paid on top by the employer, or paid back for costs. */
export const ComponentType = z.enum(['earning', 'deduction', 'employer', 'reimbursement'], 'Choose a type')

const amount = z
  .int('Enter an amount')
  .min(0, 'Enter an amount of 0 or more')
  .max(1_000_000_000, 'Enter at most ₹1,00,00,000 a month')

const basisPoints = z
  .int('Enter a percentage with at most two decimals')
  .min(1, 'Enter a percentage above 0')
  .max(100_000, 'Enter at most 1,000 %')

/** How the monthly amount is found. `basisPoints` are hundredths of a percent; "basic" is the component with the code BASIC. */
export const Calculation = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('fixed'), monthlyPaise: amount }),
    z.object({ type: z.literal('percent'), of: z.enum(['ctc', 'basic', 'gross'], 'Choose of what'), basisPoints }),
    z.object({ type: z.literal('remainder') }),
  ],
  'Choose how it is calculated',
)

export const SalaryComponentInput = z
  .object({
    name: text('a name', 60, 2),
    code: text('a code', 20)
      .toUpperCase()
      .regex(/^[A-Z][A-Z0-9_]*$/, 'Use letters, digits and _ and begin with a letter, for example HRA'),
    type: ComponentType,
    calculation: Calculation,
    /** Reduced by days without pay. */
    isProrated: z.boolean().default(true),
    isActive: z.boolean().default(true),
  })
  .superRefine((component, context) => {
    if (component.calculation.type === 'remainder' && component.type !== 'earning') {
      const message = 'Only an earning can take the rest of the CTC'
      context.addIssue({ code: 'custom', path: ['calculation', 'type'], message })
    }
  })

export const SalaryComponent = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  type: ComponentType,
  calculation: Calculation,
  isProrated: z.boolean(),
  isActive: z.boolean(),
  /** Templates that contain it. */
  templates: z.int(),
  createdAt: Instant,
})

const params = z.object({ id: z.uuid('Salary component ID is required') })

export const salaryComponentRoutes = defineRoutes({
  'POST /api/v1/user/salary-component': {
    access: 'salaryComponentWrite',
    summary: 'Adds a salary component.',
    body: SalaryComponentInput,
    reply: z.object({ _id: Id }),
    message: 'Salary component saved',
  },
  'GET /api/v1/user/salary-component': {
    access: 'salaryComponentRead',
    summary: 'A page of salary components; the whole list without page and limit.',
    query: z.object({
      type: ComponentType.optional(),
      componentId: Id.optional(),
      search: z.string().trim().max(100).optional(),
      sortBy: z.enum(['type', 'name', 'code', 'templates', 'createdAt']).default('type'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'optionalPage',
    reply: z.array(SalaryComponent),
  },
  'GET /api/v1/user/salary-component/{id}': {
    access: 'salaryComponentRead',
    summary: 'One salary component.',
    params,
    reply: SalaryComponent,
  },
  'PUT /api/v1/user/salary-component/{id}': {
    access: 'salaryComponentWrite',
    summary: 'Changes a salary component. Salaries that exist keep what they were made with.',
    params,
    body: SalaryComponentInput,
    reply: z.object({ _id: Id }),
    message: 'Salary component saved',
  },
  'DELETE /api/v1/user/salary-component/{id}': {
    access: 'salaryComponentWrite',
    summary: 'Deletes a salary component that no template contains.',
    params,
    reply: z.null(),
    message: 'Salary component deleted',
  },
  'GET /api/v1/user/salary-component-basic': {
    access: ['salaryComponentRead', 'salaryTemplateRead', 'salaryTemplateWrite'],
    summary: 'Active salary components, for pickers.',
    reply: z.array(SalaryComponent.pick({ _id: true, name: true, code: true, type: true, calculation: true })),
  },
})
