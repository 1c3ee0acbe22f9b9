import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'

/**
 * An account of the journal: of a kind, such as `kind:netPay`; of one payslip line, such as `line:BASIC`; or of an expense category,
 * `category:` and its id.
 */
const key = z.string().regex(/^((kind|line):\w{1,40}|category:[\da-f-]{36})$/, 'Choose an account')

export const LedgersInput = z.object({
  ledgers: z
    .array(z.object({ key, ledger: z.string().trim().max(100, 'Use at most 100 characters').default('') }))
    .max(500, 'Use at most 500 ledgers'),
})

export const ledgerRoutes = defineRoutes({
  'GET /api/v1/user/payrun-ledger': {
    access: ['payRunConfigRead', 'payRunConfigWrite'],
    summary:
      'The accounts of the journal, each with what the books of the company call it; empty where they have our name.',
    reply: z.array(z.object({ key, name: z.string(), ledger: z.string() })),
  },
  'PUT /api/v1/user/payrun-ledger': {
    maxBytes: 144 * 1024,
    access: 'payRunConfigWrite',
    summary: "Saves the company's names of accounts; an empty one has our name again.",
    body: LedgersInput,
    reply: z.null(),
    message: 'Ledger names saved',
  },
})
