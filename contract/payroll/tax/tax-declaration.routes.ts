import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Id } from '../../values.ts'
import { FinancialYear, Regime, TaxDeclaration, TaxProjection, TaxProof } from './tax-declaration.ts'
import { TaxItemDetails } from './tax-item.ts'

const year = z.object({ financialYear: FinancialYear })
const ofYear = z.object({ financialYear: FinancialYear.optional() })
const item = z.object({ id: z.uuid('Item ID is required') })
const proof = z.object({ id: z.uuid('Proof ID is required') })
const files = {
  proof: { types: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 10 * 1024 * 1024, keptAs: 'document' },
} as const
const saved = z.object({ _id: Id })

/** One's own declaration. */
export const taxDeclarationRoutes = defineRoutes({
  'GET /api/v1/employee/self-tax': {
    access: 'signedIn',
    summary: "The caller's own tax declaration of a year; of the running one without a year.",
    query: ofYear,
    reply: TaxDeclaration,
  },
  'GET /api/v1/employee/self-tax-projection': {
    heavy: true,
    access: 'signedIn',
    summary: "The tax of the caller's year under both regimes.",
    query: ofYear,
    reply: TaxProjection,
  },
  'GET /api/v1/employee/self-tax-claims': {
    heavy: true,
    access: 'signedIn',
    summary: "The caller's statement of claims of a year as a PDF: Form 12BB, from 2026-27 Form 124.",
    query: ofYear,
    reply: 'blob',
  },
  'PUT /api/v1/employee/self-tax-regime': {
    access: 'signedIn',
    summary: 'Chooses the regime of a year, until it is locked or tax was deducted by it.',
    body: year.extend({ regime: Regime }),
    reply: z.object({ regime: Regime }),
    message: 'Tax regime saved',
  },
  'POST /api/v1/employee/self-tax-item': {
    access: 'signedIn',
    summary: 'Declares something for a year.',
    body: year.extend({ details: TaxItemDetails }),
    reply: saved,
    message: 'Saved',
  },
  'PUT /api/v1/employee/self-tax-item/{id}': {
    access: 'signedIn',
    summary: 'Changes what one declared; what was accepted has to be accepted again.',
    params: item,
    body: z.object({ details: TaxItemDetails }),
    reply: saved,
    message: 'Saved',
  },
  'DELETE /api/v1/employee/self-tax-item/{id}': {
    access: 'signedIn',
    summary: "Withdraws one's own declared item.",
    params: item,
    reply: z.null(),
  },
  'POST /api/v1/employee/self-tax-proof/{id}': {
    access: 'signedIn',
    summary: 'Adds a document to a declared item.',
    params: item,
    files,
    reply: TaxProof,
  },
  'GET /api/v1/employee/self-tax-proof/{id}': {
    access: 'signedIn',
    summary: "A document of a declared item of one's own.",
    params: proof,
    reply: 'blob',
  },
  'DELETE /api/v1/employee/self-tax-proof/{id}': {
    access: 'signedIn',
    summary: 'Takes a document away from a declared item.',
    params: proof,
    reply: z.null(),
  },
  'PUT /api/v1/employee/self-tax-submit': {
    access: 'signedIn',
    summary: 'Sends every item that has a proof to payroll.',
    body: year,
    reply: z.object({ sent: z.int(), withoutProof: z.int() }),
  },
})
