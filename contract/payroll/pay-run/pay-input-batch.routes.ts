import { z } from 'zod'
import { importBytes, importTypes } from '../../import-file.ts'
import { defineRoutes } from '../../routes.ts'
import { Id, Instant, Month, Paise } from '../../values.ts'
import { mostVariableCharacters } from './variable-columns.ts'

/** Rows for one month, as copied from a spreadsheet or read from a CSV file. */
export const VariableSheet = z.object({
  month: Month,
  text: z
    .string()
    .min(1, 'Paste the rows or choose a file')
    .max(mostVariableCharacters, 'Enter at most 2,000 rows at a time'),
})

const Totals = z.object({
  paymentsPaise: Paise,
  reimbursementsPaise: Paise,
  deductionsPaise: Paise,
  /** Half-days of loss of pay. */
  lossOfPayHalfDays: z.int(),
})

const PersonEffect = z.object({
  employee: z.object({ _id: Id, name: z.string(), code: z.string() }),
  lines: z.array(
    z.object({ type: z.enum(['earning', 'deduction', 'reimbursement']), name: z.string(), amountPaise: Paise }),
  ),
  /** Half-days of loss of pay in the rows, and those already counted from attendance and earlier rows. */
  lossOfPayHalfDays: z.int(),
  knownLossOfPayHalfDays: z.int(),
  /** The month's net pay without and with the rows; null if there is no payslip. */
  netBeforePaise: Paise.nullable(),
  netAfterPaise: Paise.nullable(),
  /** Why there is no payslip; null if there is one. */
  problem: z.string().nullable(),
})

export const PayInputBatch = z.object({
  _id: Id,
  month: Month,
  /** The number of rows entered, and people and sums of those still in effect. */
  rows: z.int(),
  people: z.int(),
  totals: Totals,
  addedBy: z.string().nullable(),
  createdAt: Instant,
  undoneBy: z.string().nullable(),
  undoneAt: Instant.nullable(),
  /** Whether a payslip of an approved run includes one of them, so that they can no longer be undone. */
  isPaid: z.boolean(),
})

export const payInputBatchRoutes = defineRoutes({
  'GET /api/v1/user/pay-input-batch': {
    access: 'payRollHistoryRead',
    summary: 'A page of variable inputs that were entered together, the newest first.',
    paging: 'page',
    limit: 5,
    reply: z.array(PayInputBatch),
  },
  'POST /api/v1/user/pay-input-batch/preview': {
    maxBytes: 800 * 1024,
    heavy: true,
    access: 'payRollHistoryWrite',
    reads: true,
    summary: 'What rows of variable inputs would do to the net pay of each person. Nothing is saved.',
    body: VariableSheet,
    reply: z.object({
      rows: z.int(),
      totals: Totals,
      netBeforePaise: Paise,
      netAfterPaise: Paise,
      people: z.array(PersonEffect),
    }),
  },
  'POST /api/v1/user/pay-input-batch/rows': {
    access: 'payRollHistoryWrite',
    reads: true,
    summary:
      'The rows of a CSV file or of the sheet of a workbook with these columns, as a spreadsheet copies them. Nothing is saved.',
    files: { file: { types: importTypes, maxBytes: importBytes } },
    reply: z.object({ text: z.string() }),
  },
  'POST /api/v1/user/pay-input-batch': {
    maxBytes: 800 * 1024,
    access: 'payRollHistoryWrite',
    summary: 'Saves rows of variable inputs: all of them, or none where a row needs correction.',
    body: VariableSheet,
    reply: z.object({ _id: Id }),
    message: 'Saved',
  },
  'DELETE /api/v1/user/pay-input-batch/{id}': {
    access: 'payRollHistoryWrite',
    summary: 'Undoes all rows that were entered together, as long as no approved pay run contains one of them.',
    params: z.object({ id: z.uuid('Batch ID is required') }),
    reply: z.null(),
  },
})
