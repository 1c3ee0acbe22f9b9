import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, Month, Paise } from '../values.ts'
import { PayRunState } from './pay-run.routes.ts'

/** How a line came to be: the amount is the sum of its parts, rounded once. */
const LineExplanation = z.object({
  /** The formula in words. */
  words: z.string(),
  /** Each stretch of the month with one salary, and the part of a month it pays as an exact fraction. */
  parts: z.array(
    z.object({
      from: Day,
      to: Day,
      monthlyPaise: Paise,
      numerator: z.int(),
      denominator: z.int(),
    }),
  ),
  /** Why a one-time amount or a fixed deduction is there. */
  reason: z.string().nullable(),
  rounding: z.enum(['nearestPaisa', 'nearestRupee', 'upRupee', 'downRupee']).nullable(),
})

export const PayslipLine = z.object({
  code: z.string(),
  name: z.string(),
  /** `roundOff` is the only line that can be negative. */
  type: z.enum(['earning', 'deduction', 'employer', 'reimbursement', 'roundOff']),
  amountPaise: Paise,
  explanation: LineExplanation,
})

export const Payslip = z.object({
  _id: Id,
  runId: Id,
  employeeId: Id,
  month: Month,
  state: PayRunState,
  payDate: Day,
  paidAt: Instant.nullable(),
  company: z.object({ name: z.string(), legalName: z.string(), address: z.string() }),
  /** As they were when the payslip was calculated. */
  person: z.object({
    name: z.string(),
    code: z.string(),
    designation: z.string(),
    department: z.string().nullable(),
    location: z.string(),
    joinedOn: Day,
    leftOn: Day.nullable(),
  }),
  days: z.object({
    inMonth: z.int(),
    employed: z.int(),
    denominatorHalves: z.int(),
    lossOfPayHalves: z.int(),
    paidHalves: z.int(),
  }),
  lossOfPay: z.array(z.object({ day: Day, halves: z.int(), reason: z.string() })),
  lines: z.array(PayslipLine),
  grossPaise: Paise,
  deductionsPaise: Paise,
  reimbursementsPaise: Paise,
  employerPaise: Paise,
  roundOffPaise: Paise,
  netPaise: Paise,
  /** `One lakh rupees only`. */
  netInWords: z.string(),
  /** From April to this month, this payslip included. */
  yearToDate: z.object({ grossPaise: Paise, deductionsPaise: Paise, netPaise: Paise }),
  previous: z
    .object({ month: Month, netPaise: Paise, lines: z.array(z.object({ code: z.string(), amountPaise: Paise })) })
    .nullable(),
})

const PassbookRow = z.object({
  /** Of the payslip. */
  _id: Id,
  month: Month,
  state: PayRunState,
  grossPaise: Paise,
  deductionsPaise: Paise,
  netPaise: Paise,
  /** Net pay from April to this month. */
  yearToDatePaise: Paise,
  paidAt: Instant.nullable(),
})

const params = z.object({ id: z.uuid('Payslip ID is required') })

export const payslipRoutes = defineRoutes({
  'GET /api/v1/user/passbook/{id}': {
    access: 'signedIn',
    summary:
      "An employee's payslips of locked months, the newest first: one's own, or anyone's for those who may see pay runs.",
    params: z.object({ id: z.uuid('Employee ID is required') }),
    paging: 'page',
    limit: 5,
    reply: z.array(PassbookRow),
  },
  'GET /api/v1/user/payslip/{id}': {
    access: 'signedIn',
    summary: "A payslip: one's own once its month is locked, or anyone's for those who may see pay runs.",
    params,
    reply: Payslip,
  },
  'GET /api/v1/user/payslip/{id}/pdf': {
    access: 'signedIn',
    summary: 'A payslip of a locked month as a PDF.',
    params,
    reply: 'blob',
  },
})
