import { z } from 'zod'
import { frameSources, paymentSources } from './bank-sources.ts'

const column = <const S extends readonly [string, ...string[]]>(sources: S) =>
  z.object({
    heading: z.string().trim().max(40, 'Use at most 40 characters').default(''),
    source: z.enum(sources, 'Choose what the column holds'),
    text: z.string().max(60, 'Use at most 60 characters').default(''),
    maxLength: z
      .int('Enter a whole number')
      .min(1, 'Enter 1 to 200')
      .max(200, 'Enter 1 to 200')
      .nullable()
      .default(null),
    padding: z.enum(['none', 'spacesAfter', 'spacesBefore', 'zerosBefore']).default('none'),
    upperCase: z.boolean().default(false),
  })

const mode = z.string().trim().max(20, 'Use at most 20 characters').default('')
const frame = z
  .array(column(frameSources as [(typeof frameSources)[number], ...(typeof frameSources)[number][]]))
  .max(40, 'Use at most 40 columns')
  .default([])

/** The layout of a bank's file: optional header and debit records, a record per payment, and an optional trailer. */
export const BankLayout = z
  .object({
    delimiter: z.enum(['comma', 'pipe', 'semicolon', 'tab', 'caret', 'none'], 'Choose the delimiter'),
    quoting: z.enum(['always', 'needed', 'never'], 'Choose when values are quoted'),
    columnNames: z.boolean(),
    extension: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9]{1,5}$/, 'Enter 1 to 5 letters or digits, such as csv'),
    dateFormat: z.enum(
      ['dd/mm/yyyy', 'dd-mm-yyyy', 'ddmmyyyy', 'yyyy-mm-dd', 'yyyymmdd', 'dd-mmm-yyyy'],
      'Choose the date format',
    ),
    amountFormat: z.enum(['rupees', 'paise'], 'Choose the amount format'),
    modes: z.object({ inside: mode, neft: mode, rtgs: mode }),
    header: frame,
    debit: frame,
    payments: z
      .array(column(paymentSources as [(typeof paymentSources)[number], ...(typeof paymentSources)[number][]]))
      .min(1, 'Add at least one column')
      .max(60, 'Use at most 60 columns'),
    trailer: frame,
  })
  .superRefine((layout, { addIssue }) => {
    const has = (source: 'account' | 'amount') => layout.payments.some((one) => one.source === source)
    if (!has('account') || !has('amount'))
      addIssue({
        code: 'custom',
        path: ['payments'],
        message: 'Add the account number and the amount: a payment needs both',
      })
    if (layout.delimiter !== 'none') return
    for (const part of ['header', 'debit', 'payments', 'trailer'] as const)
      for (const [index, { maxLength, padding }] of layout[part].entries()) {
        const path = [part, index, maxLength === null ? 'maxLength' : 'padding']
        if (maxLength === null) addIssue({ code: 'custom', path, message: 'Enter a length: the file has no delimiter' })
        else if (padding === 'none')
          addIssue({ code: 'custom', path, message: 'Choose a padding: the file has no delimiter' })
      }
  })
