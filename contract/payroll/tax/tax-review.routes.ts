import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Id, Paise, text } from '../../values.ts'
import { FinancialYear, Regime, TaxDeclaration, TaxProjection, TaxProof } from './tax-declaration.ts'
import { TaxItemDetails } from './tax-item.ts'

const DeclarationRow = z.object({
  /** The employee's id. */
  _id: Id,
  name: z.string(),
  code: z.string(),
  department: z.string().nullable(),
  regime: Regime,
  isChosen: z.boolean(),
  declaredPaise: Paise,
  acceptedPaise: Paise,
  items: z.int(),
  /** Submitted with proofs and not decided. */
  waiting: z.int(),
  rejected: z.int(),
})

const ofYear = z.object({ financialYear: FinancialYear.optional() })
const year = z.object({ financialYear: FinancialYear })
const item = z.object({ id: z.uuid('Item ID is required') })
const proof = z.object({ id: z.uuid('Proof ID is required') })
const person = z.object({ id: z.uuid('Employee ID is required') })
const saved = z.object({ _id: Id })
const files = {
  proof: { types: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 10 * 1024 * 1024, keptAs: 'document' },
} as const

const Decision = z
  .object({
    action: z.enum(['accept', 'reject'], 'Choose what to do'),
    /** The accepted amount; everything declared if left out. */
    acceptedPaise: Paise.min(0, 'Enter an amount of 0 or more').optional(),
    reason: text('a reason', 300, 3).optional(),
  })
  .refine(({ action, reason }) => action === 'accept' || reason !== undefined, {
    path: ['reason'],
    message: 'Enter a reason. The employee sees it.',
  })

/** Other people's declarations, for payroll users. */
export const taxReviewRoutes = defineRoutes({
  'GET /api/v1/user/tax-declaration': {
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'A page of the people of a year with their regime, what they declared and what waits.',
    query: ofYear.extend({
      search: z.string().trim().max(100).optional(),
      show: z.enum(['waiting', 'rejected', 'notChosen', 'old', 'new']).optional(),
      sortBy: z.enum(['name', 'declared', 'accepted', 'waiting']).default('waiting'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
    }),
    paging: 'page',
    reply: z.array(DeclarationRow),
  },
  'GET /api/v1/user/tax-declaration/{id}': {
    access: 'payRollHistoryRead',
    summary: "An employee's tax declaration of a year.",
    params: person,
    query: ofYear,
    reply: TaxDeclaration,
  },
  'GET /api/v1/user/tax-claims/{id}': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary: "An employee's statement of claims of a year as a PDF: Form 12BB, from 2026-27 Form 124.",
    params: person,
    query: ofYear,
    reply: 'blob',
  },
  'GET /api/v1/user/tax-projection/{id}': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary: "The tax of an employee's year under both regimes.",
    params: person,
    query: ofYear,
    reply: TaxProjection,
  },
  'PUT /api/v1/user/tax-regime/{id}': {
    access: 'payRollHistoryWrite',
    summary: "Sets an employee's regime of a year, also when the employee cannot change it any more.",
    params: person,
    body: year.extend({ regime: Regime }),
    reply: z.object({ regime: Regime }),
    message: 'Tax regime saved',
  },
  'POST /api/v1/user/tax-item': {
    access: 'payRollHistoryWrite',
    summary: 'Declares something for an employee.',
    body: year.extend({ employeeId: z.uuid('Choose an employee'), details: TaxItemDetails }),
    reply: saved,
    message: 'Saved',
  },
  'PUT /api/v1/user/tax-item/{id}': {
    access: 'payRollHistoryWrite',
    summary: 'Changes what an employee declared.',
    params: item,
    body: z.object({ details: TaxItemDetails }),
    reply: saved,
    message: 'Saved',
  },
  'DELETE /api/v1/user/tax-item/{id}': {
    access: 'payRollHistoryWrite',
    summary: "Withdraws an employee's declared item.",
    params: item,
    reply: z.null(),
  },
  'PUT /api/v1/user/tax-item-decision/{id}': {
    access: 'payRollHistoryWrite',
    summary: 'Accepts what an employee declared, in full or in part, or rejects it with a reason.',
    params: item,
    body: Decision,
    reply: z.object({ _id: Id, state: z.enum(['accepted', 'rejected']) }),
  },
  'POST /api/v1/user/tax-proof/{id}': {
    access: 'payRollHistoryWrite',
    summary: 'Adds a document to what an employee declared.',
    params: item,
    files,
    reply: TaxProof,
  },
  'GET /api/v1/user/tax-proof/{id}': {
    access: 'payRollHistoryRead',
    summary: 'A document of a declared item.',
    params: proof,
    reply: 'blob',
  },
})
