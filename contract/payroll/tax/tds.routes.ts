import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Instant, Month, Paise } from '../../values.ts'
import { AskedEntity } from '../legal-entity/asked-entity.ts'
import { DeductorInput, Deductor } from './tds-deductor.ts'

const FinancialYear = z.string('Choose a year').regex(/^\d{4}-\d{2}$/, 'Enter a year as 2026-27')
const amount = Paise.min(0, 'Enter an amount of 0 or more')

/** Tax on the salaries paid in a month. */
export const TdsMonth = z.object({
  month: Month,
  deductedPaise: Paise,
  depositedPaise: Paise,
  openPaise: Paise,
  /** The last day for the deposit. */
  dueOn: Day,
  /** Interest on the open amount if it is deposited today; 0 until the due day has passed. */
  interestPaise: Paise,
  /** The number of people with deductions. */
  people: z.int(),
})

export const TdsChallan = z.object({
  _id: Id,
  bsr: z.string(),
  paidOn: Day,
  serial: z.string(),
  taxPaise: Paise,
  surchargePaise: Paise,
  cessPaise: Paise,
  interestPaise: Paise,
  feePaise: Paise,
  otherPaise: Paise,
  totalPaise: Paise,
  /** The part of the tax linked to deductions. */
  linkedPaise: Paise,
  months: z.array(Month),
  /** Interest due by law for its late months. */
  dueInterestPaise: Paise,
  /** Whether one of its quarters is filed, so that it can no longer change. */
  isFiled: z.boolean(),
  addedBy: z.string().nullable(),
})

/** The legal entity, if there are several: `own`, the default, is the organisation itself. */
const entity = AskedEntity.optional()

const months = z.array(Month).max(12, 'Choose at most 12 months')

export const TdsChallanInput = z.object({
  bsr: z
    .string('Enter the BSR code')
    .trim()
    .regex(/^\d{7}$/, 'Enter the 7 digits of the BSR code'),
  paidOn: Day,
  serial: z
    .string('Enter the challan serial number')
    .trim()
    .regex(/^\d{1,5}$/, 'Enter the challan serial number with up to 5 digits')
    .transform((value) => value.padStart(5, '0')),
  taxPaise: amount,
  surchargePaise: amount.nullable().default(null),
  cessPaise: amount.nullable().default(null),
  interestPaise: amount.nullable().default(null),
  feePaise: amount.nullable().default(null),
  otherPaise: amount.nullable().default(null),
  /** The months whose deductions it deposits, earliest first. */
  months,
  entity,
})

/** What prevents the file from being generated, or what to know about it, with the page to fix it on. */
const StatementPoint = z.object({
  message: z.string(),
  at: z.enum(['challans', 'deductor', 'company', 'payroll', 'employees', 'certificates', 'statements']).nullable(),
})

export const TdsStatement = z.object({
  quarter: z.int(),
  /** `Form 24Q`, from 2026-27 `Form 138`. */
  form: z.string(),
  from: Month,
  to: Month,
  dueOn: Day,
  deductedPaise: Paise,
  depositedPaise: Paise,
  people: z.int(),
  challans: z.int(),
  /** The file can be generated if this is empty. */
  missing: z.array(StatementPoint),
  notes: z.array(StatementPoint),
  fileName: z.string(),
  made: z.object({ at: Instant, by: z.string().nullable(), sha256: z.string() }).nullable(),
  receipt: z.string().nullable(),
  filedOn: Day.nullable(),
  /** The late filing fee: as of filing, or if filed today. */
  feePaise: Paise,
})

const statement = z.object({ year: FinancialYear, quarter: z.coerce.number().int().min(1).max(4) })
const params = z.object({ id: z.uuid('Challan ID is required') })

export const tdsRoutes = defineRoutes({
  'GET /api/v1/user/tds-month': {
    access: 'payRollHistoryRead',
    summary: 'TDS on salaries by month of a financial year: deducted, deposited and open, with the due day.',
    query: z.object({ financialYear: FinancialYear.optional(), entity }),
    reply: z.object({ financialYear: z.string(), months: z.array(TdsMonth) }),
  },
  'GET /api/v1/user/tds-challan': {
    access: 'payRollHistoryRead',
    summary: 'A page of the challans that deposited TDS in or for a financial year, the latest first.',
    paging: 'page',
    query: z.object({ financialYear: FinancialYear.optional(), entity }),
    reply: z.array(TdsChallan),
  },
  'POST /api/v1/user/tds-challan': {
    access: 'payRollHistoryWrite',
    summary: 'Records a challan and links it to the open deductions of its months, as far as its tax goes.',
    body: TdsChallanInput,
    reply: z.object({ _id: Id, linkedPaise: Paise }),
    message: 'Challan added',
  },
  'PUT /api/v1/user/tds-challan/{id}': {
    access: 'payRollHistoryWrite',
    summary: 'Links a challan anew to the open deductions of other months.',
    params,
    body: z.object({ months }),
    reply: z.object({ linkedPaise: Paise }),
    message: 'Challan linked',
  },
  'DELETE /api/v1/user/tds-challan/{id}': {
    access: 'payRollHistoryWrite',
    summary:
      'Deletes a challan that was recorded by mistake; its deductions are open again. Not once its quarter is filed.',
    params,
    reply: z.null(),
    message: 'Challan deleted',
  },
  'GET /api/v1/user/tds-statement': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary:
      'The four quarterly TDS statements of a financial year: what is missing, what was made, and what was filed.',
    query: z.object({ financialYear: FinancialYear.optional(), entity }),
    reply: z.object({ financialYear: z.string(), statements: z.array(TdsStatement) }),
  },
  'GET /api/v1/user/tds-statement/{year}/{quarter}/file': {
    heavy: true,
    access: 'payRollHistoryRead',
    also: 'employeeIdentityRead',
    proof: true,
    summary: 'The text file of a quarter for the file validation utility; the log keeps who fetched it, with its hash.',
    params: statement,
    query: z.object({ entity }),
    reply: 'blob',
  },
  'PUT /api/v1/user/tds-statement/{year}/{quarter}': {
    access: 'payRollHistoryWrite',
    summary: 'Records that the statement of a quarter was filed, or with null that it was not.',
    params: statement,
    body: z.object({
      receipt: z
        .string('Enter the receipt number')
        .trim()
        .regex(/^\d{15}$/, 'Enter the 15 digits of the receipt number')
        .nullable(),
      filedOn: Day.nullable(),
      entity,
    }),
    reply: z.null(),
    message: 'Saved',
  },
  'GET /api/v1/user/tds-deductor': {
    access: 'payRollHistoryRead',
    summary: 'The deductor and the responsible person as TDS statements name them; null before they were entered.',
    query: z.object({ entity }),
    reply: z.object({
      deductor: Deductor.nullable(),
      suggested: z.object({
        name: z.string(),
        lines: z.array(z.string()),
        state: z.string().nullable(),
        pinCode: z.string(),
        person: z.string(),
        designation: z.string(),
      }),
    }),
  },
  'PUT /api/v1/user/tds-deductor': {
    access: 'payRollHistoryWrite',
    summary: 'Saves the deductor and the responsible person for TDS statements.',
    query: z.object({ entity }),
    body: DeductorInput,
    reply: z.null(),
    message: 'Deductor details saved',
  },
  'GET /api/v1/user/late-payment': {
    access: 'payRollHistoryRead',
    summary: 'What a late deposit costs by law: interest on TDS, or interest and damages on provident fund dues.',
    query: z.object({
      of: z.enum(['tds', 'pf']),
      month: Month,
      paidOn: Day,
      amountPaise: z.coerce.number().pipe(amount),
    }),
    reply: z.object({
      dueOn: Day,
      /** Section 201(1A) or 398(3); section 7Q. */
      interestPaise: Paise,
      /** Section 14B; null for TDS. */
      damagesPaise: Paise.nullable(),
      sources: z.array(
        z.object({ name: z.string(), source: z.string(), certainty: z.enum(['firm', 'likely', 'unsure']) }),
      ),
    }),
  },
})
