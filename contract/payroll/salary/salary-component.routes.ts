import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { nameText } from '../../name.ts'
import { Id, Instant, Paise, text } from '../../values.ts'
import { benefitKinds } from './benefit-kinds.ts'
import { taxHeads, taxTreatments, wageClasses } from './component-flags.ts'
import { AnnualCtc, Calculation, ComponentType } from './salary-calculation.ts'

/** Statutory treatment; flags left out are as in `defaultFlags`, or stay unchanged. */
const Flags = z.object({
  wageClass: z.enum(keysOf(wageClasses), 'Choose how it counts as wages'),
  ptWage: z.boolean(),
  esiWage: z.boolean(),
  bonusWage: z.boolean(),
  tax: z.enum(keysOf(taxTreatments), 'Choose how it is taxed'),
  taxHead: z.enum(keysOf(taxHeads), 'Choose what it is for income tax'),
  benefit: z.enum(benefitKinds, 'Choose what is given').nullable(),
  payslipOrder: z.int('Enter a whole number').min(0, 'Enter 0 or more').max(999, 'Enter at most 999'),
})

/** Names reserved for formulas. */
const takenCodes: readonly string[] = ['CTC', 'GROSS']

export const SalaryComponentInput = Flags.partial()
  .extend({
    name: nameText('a name', 60, 2),
    code: text('a code', 20)
      .toUpperCase()
      .regex(/^[A-Z][A-Z0-9_]*$/, 'Use letters, digits and _ and begin with a letter, for example HRA')
      .refine(
        (code) => !takenCodes.includes(code),
        'CTC and GROSS mean something else in formulas. Choose another code',
      ),
    type: ComponentType,
    calculation: Calculation,
    /** Reduced by loss of pay. */
    isProrated: z.boolean().default(true),
    /** False for a benefit in kind on top of the CTC. */
    inCtc: z.boolean().default(true),
    isActive: z.boolean().default(true),
  })
  .superRefine((component, context) => {
    if (!component.inCtc && component.type !== 'benefit') {
      const message = 'Only a benefit in kind can be given on top of the CTC'
      context.addIssue({ code: 'custom', path: ['inCtc'], message })
    }
    if (component.calculation.type === 'remainder' && component.type !== 'earning') {
      const message = 'Only an earning can take the rest of the CTC'
      context.addIssue({ code: 'custom', path: ['calculation', 'type'], message })
    }
  })

export const SalaryComponent = Flags.extend({
  _id: Id,
  name: z.string(),
  code: z.string(),
  type: ComponentType,
  calculation: Calculation,
  isProrated: z.boolean(),
  inCtc: z.boolean(),
  isActive: z.boolean(),
  /** The number of templates that include it. */
  templates: z.int(),
  createdAt: Instant,
})

const params = z.object({ id: z.uuid('Salary component ID is required') })

function keysOf<K extends string>(of: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(of) as K[]
}

const PickedComponent = SalaryComponent.pick({ _id: true, name: true, code: true, type: true, calculation: true })

const componentPicker = {
  access: ['salaryComponentRead', 'salaryTemplateRead', 'salaryTemplateWrite'],
  query: z.object({ componentName: z.string().trim().max(100).optional() }),
  paging: 'cursor',
  limit: 20,
  reply: z.array(PickedComponent),
} as const

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
    maxRows: 1000,
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
  'POST /api/v1/user/salary-component-example': {
    access: 'salaryComponentWrite',
    reads: true,
    summary: 'What a component, saved or not, comes to beside those in use that it needs. Nothing is stored.',
    body: z.object({
      annualCtcPaise: AnnualCtc,
      componentId: Id.optional(),
      code: z.string().trim().toUpperCase().max(20).default(''),
      type: ComponentType,
      calculation: Calculation,
    }),
    reply: z.object({
      /** Null if there is a problem. */
      monthlyPaise: Paise.nullable(),
      /** How it was calculated, in words. */
      words: z.string(),
      problems: z.array(z.string()),
    }),
  },
  'GET /api/v1/user/salary-earning-component': {
    ...componentPicker,
    summary: 'Active earnings by name, for pickers.',
  },
  // The misspelling is in the specification, and clients use it.
  'GET /api/v1/user/salary-deduction-compoent': {
    ...componentPicker,
    summary: 'Active deductions by name, for pickers.',
  },
  'GET /api/v1/user/salary-component-basic': {
    access: ['salaryComponentRead', 'salaryTemplateRead', 'salaryTemplateWrite'],
    summary: 'Active salary components, for pickers.',
    reply: z.array(PickedComponent),
  },
})
