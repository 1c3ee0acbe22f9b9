import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Id, Instant, Paise } from '../../values.ts'

const params = z.object({ id: z.uuid('Pay run ID is required') })

export const CertificateFigure = z.object({
  item: z.enum(['net', 'pf', 'esi', 'pt', 'lwf', 'tds']),
  payslipsPaise: Paise,
  bankPaise: Paise.nullable(),
  journalPaise: Paise,
  returnPaise: Paise.nullable(),
  /** Each with the amount by which the payslips exceed the other figure. */
  differences: z.array(
    z.object({
      against: z.enum(['bank', 'journal', 'return']),
      cause: z.enum([
        'onHold',
        'paidOutside',
        'releasedFile',
        'reversed',
        'bankDetails',
        'nothingToPay',
        'rounding',
        'missingNumber',
      ]),
      people: z.int(),
      amountPaise: Paise,
    }),
  ),
  unexplainedPaise: Paise,
})

export const RunCertificate = z.object({
  _id: Id,
  /** The number of the certificate within the run. */
  n: z.int(),
  stage: z.enum(['approved', 'paid']),
  people: z.int(),
  grossPaise: Paise,
  deductionsPaise: Paise,
  reimbursementsPaise: Paise,
  employerPaise: Paise,
  debitPaise: Paise,
  creditPaise: Paise,
  figures: z.array(CertificateFigure),
  /** Whether every difference is explained and the books balance. */
  ties: z.boolean(),
  /** SHA-256 of `text`, which has the figures in a fixed order. */
  sha256: z.string(),
  text: z.string(),
  issuedBy: z.string().nullable(),
  issuedAt: Instant,
  /** Why it is void; null while it is valid. */
  voided: z
    .object({
      cause: z.enum(['reopened', 'notPaid', 'reversed', 'replaced']),
      reason: z.string(),
      by: z.string().nullable(),
      at: Instant,
    })
    .nullable(),
})

export type Certificate = z.output<typeof RunCertificate>

export const certificateRoutes = defineRoutes({
  'GET /api/v1/user/payrun/{id}/certificates': {
    access: 'payRollHistoryRead',
    summary:
      'The certificates of a run, the newest first: payslips, bank, journal and returns figure by figure, with their hash.',
    params,
    reply: z.array(RunCertificate),
  },
  'POST /api/v1/user/payrun/{id}/certificates': {
    access: 'payRollHistoryWrite',
    summary:
      'Issues the certificate of a locked run from its figures of now; the one before is replaced where they differ.',
    params,
    reply: z.object({ n: z.int() }),
    message: 'Certificate issued',
  },
  'GET /api/v1/user/payrun/{id}/certificates/{n}': {
    access: 'payRollHistoryRead',
    summary: 'One certificate of a run as a PDF.',
    params: params.extend({ n: z.coerce.number('Certificate is required').int().min(1).max(9999) }),
    reply: 'blob',
  },
})
