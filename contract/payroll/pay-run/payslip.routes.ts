import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Instant, Month, Paise } from '../../values.ts'
import { PayRunState } from './pay-run.routes.ts'
import { LineType, PayslipLine } from './payslip-line.ts'
import { TaxYear } from '../tax/tax-year.ts'

const Person = z.object({
  name: z.string(),
  code: z.string(),
  designation: z.string(),
  department: z.string().nullable(),
  location: z.string(),
  joinedOn: Day,
  leftOn: Day.nullable(),
  /** Father, mother, husband or wife. */
  relative: z.object({ name: z.string(), relation: z.enum(['father', 'mother', 'spouse']) }).nullable(),
  /** The last four characters of an encrypted number; null if not known. */
  panLast4: z.string().nullable(),
  uanLast4: z.string().nullable(),
  esiLast4: z.string().nullable(),
  bank: z.object({ name: z.string(), accountLast4: z.string() }).nullable(),
})

/** A past month's components whose pay has changed. The amounts of a month are payments less deductions. */
const ArrearsMonth = z.object({
  month: Month,
  paidPaise: Paise,
  duePaise: Paise,
  lines: z.array(z.object({ code: z.string(), name: z.string(), type: LineType, paidPaise: Paise, duePaise: Paise })),
})

export const Payslip = z.object({
  _id: Id,
  runId: Id,
  employeeId: Id,
  month: Month,
  state: PayRunState,
  /** For a reversal or a reversed payslip, with the reason given. */
  reversal: z
    .object({
      is: z.enum(['reversal', 'reversed']),
      reason: z.string(),
      /** The other document: the payslip that it reverses, or the reversal. */
      payslipId: Id,
    })
    .nullable(),
  payDate: Day,
  paidAt: Instant.nullable(),
  /** The day it was paid; null while it is not. */
  paidOn: Day.nullable(),
  /** On hold: calculated but not paid for now. The reason is for those who may see pay runs. */
  hold: z.object({ at: Instant, reason: z.string().nullable() }).nullable(),
  /** The day the run was approved, in the organisation's time zone; null until then. */
  issuedOn: Day.nullable(),
  company: z.object({ name: z.string(), legalName: z.string(), address: z.string() }),
  /** As of the calculation of the payslip. */
  person: Person,
  days: z.object({
    inMonth: z.int(),
    employed: z.int(),
    denominatorHalfDays: z.int(),
    lossOfPayHalfDays: z.int(),
    paidHalfDays: z.int(),
  }),
  /** Days entered by payroll have no date, and come last. */
  lossOfPay: z.array(z.object({ day: Day.nullable(), halfDays: z.int(), reason: z.string() })),
  lines: z.array(PayslipLine),
  /** Earlier months that the payslip settles: what was paid for them before, and what is due for them now. */
  arrears: z.array(ArrearsMonth),
  grossPaise: Paise,
  deductionsPaise: Paise,
  reimbursementsPaise: Paise,
  employerPaise: Paise,
  roundOffPaise: Paise,
  netPaise: Paise,
  /** `One lakh rupees only`. */
  netInWords: z.string(),
  /** From April to this month, including this payslip and what is known of the pay before the first pay run here. */
  yearToDate: z.object({
    ...{ grossPaise: Paise, reimbursementsPaise: Paise, deductionsPaise: Paise, netPaise: Paise },
  }),
  /** Pay before the first pay run here, and components of the year without a line this month, so that the year's columns add up to its sums. */
  earlierLines: z.array(z.object({ code: z.string(), name: z.string(), type: LineType, yearToDatePaise: Paise })),
  taxYear: TaxYear.nullable(),
  /** With a final settlement: there is no later month. */
  isFinal: z.boolean(),
  /** Deductions that the statutory cap, or insufficient pay, deferred to a later month. */
  carriedForward: z.array(z.object({ code: z.string(), name: z.string(), amountPaise: Paise })),
  previous: z
    .object({ month: Month, netPaise: Paise, lines: z.array(z.object({ code: z.string(), amountPaise: Paise })) })
    .nullable(),
})

const PassbookRow = z.object({
  /** The payslip's id. */
  _id: Id,
  month: Month,
  kind: z.enum(['regular', 'reversal', 'settlement']),
  state: PayRunState,
  grossPaise: Paise,
  reimbursementsPaise: Paise,
  deductionsPaise: Paise,
  netPaise: Paise,
  /** Net pay from April to this month, including pay before the first pay run here. */
  yearToDatePaise: Paise,
  /** Of it, the pay before the first pay run here, less PF, professional tax and TDS. */
  beforePaise: Paise,
  paidAt: Instant.nullable(),
  paidOn: Day.nullable(),
  isOnHold: z.boolean(),
})

export const Proof = z.object({
  /** `older`: by a version of the rules that no longer exists, so it cannot be recalculated. */
  result: z.enum(['identical', 'different', 'older']),
  /** SHA-256 of the inputs frozen with the payslip. */
  hash: z.string(),
  /** Identifies the law it was calculated by. */
  law: z.string(),
})

/** What payroll needs to know about a person at a glance. Null if there is none yet. */
export const PayProfile = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  department: z.string().nullable(),
  location: z.string(),
  status: z.enum(['onboarding', 'active', 'onNotice', 'inactive']),
  joinedOn: Day,
  leftOn: Day.nullable(),
  /** Today's salary, for the employee and those who may see salaries. */
  salary: z.object({ annualCtcPaise: Paise, templateName: z.string(), startsOn: Day }).nullable(),
  /** The latest payslip of a locked month. */
  payslip: z.object({ _id: Id, month: Month, netPaise: Paise }).nullable(),
})

const params = z.object({ id: z.uuid('Payslip ID is required') })

export const payslipRoutes = defineRoutes({
  'GET /api/v1/user/passbook/{id}': {
    access: 'signedIn',
    former: true,
    summary:
      "An employee's payslips of locked months, the newest first: one's own, or anyone's for those who may see pay runs.",
    params: z.object({ id: z.uuid('Employee ID is required') }),
    paging: 'page',
    limit: 5,
    reply: z.array(PassbookRow),
  },
  'GET /api/v1/user/profile/{id}': {
    access: 'signedIn',
    former: true,
    summary: "A person's place, salary and newest payslip: one's own, or anyone's for those who may see pay runs.",
    params: z.object({ id: z.uuid('Employee ID is required') }),
    reply: PayProfile,
  },
  'GET /api/v1/user/payslip/{id}': {
    access: 'signedIn',
    former: true,
    summary: "A payslip: one's own once its month is locked, or anyone's for those who may see pay runs.",
    params,
    reply: Payslip,
  },
  'GET /api/v1/user/payslip/{id}/proof': {
    access: 'signedIn',
    former: true,
    summary:
      'Calculates a payslip again from its frozen inputs and the law of its day, and says whether it is the same.',
    params,
    reply: Proof,
  },
  'GET /api/v1/user/payslip/{id}/pdf': {
    heavy: true,
    access: 'signedIn',
    former: true,
    summary: 'A payslip of a locked month as a PDF.',
    params,
    reply: 'blob',
  },
})
