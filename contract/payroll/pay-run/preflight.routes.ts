import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Id } from '../../values.ts'
import { ofAttempt } from './pay-run.routes.ts'

/** What can be wrong or open in a month's pay. `error`: no pay for the person, or no run; `warning`: pay that may be wrong. */
export const preflightChecks = {
  excluded: { level: 'error', label: 'No payslip' },
  skippedMonth: { level: 'error', label: "An earlier month has no pay run. Run it first; it can't be run later." },
  unpaidDays: { level: 'warning', label: 'Unpaid days of employment' },
  overpaidDays: { level: 'warning', label: 'Days paid twice or outside employment' },
  noPan: { level: 'warning', label: 'No PAN: TDS at 20% where tax is due' },
  noUan: { level: 'warning', label: 'No UAN: not in the PF return' },
  noEsiNumber: { level: 'warning', label: 'No ESI number: not in the ESI return' },
  noBank: { level: 'warning', label: 'No bank account: not in the bank file' },
  bankWaiting: { level: 'warning', label: 'Bank account changed: paid to the previous account' },
  bankRefused: {
    level: 'warning',
    label: 'Payment returned by the bank, new account not yet effective: not in the bank file',
  },
  noBirthDate: { level: 'warning', label: 'No date of birth: age for EPS and tax is not known' },
  noGender: { level: 'warning', label: 'No gender: professional tax slab is not known' },
  noOpeningPay: { level: 'warning', label: 'First run: no pay so far this year entered for people who joined earlier' },
  midYearJoiner: { level: 'warning', label: 'Joined during the year: no previous employer income declared' },
  pensionUnknown: { level: 'warning', label: 'PF wages above the ceiling: EPS membership not confirmed' },
  pensionContradicts: {
    level: 'warning',
    label: 'EPS membership contradicts the facts: the return may be rejected',
  },
  manualPf: { level: 'info', label: 'PF to be entered manually: international worker or higher pension' },
  openAttendance: { level: 'warning', label: 'Loss of pay because of a missing punch' },
  pendingRequests: { level: 'warning', label: 'Pending requests that affect pay' },
  noSettlement: { level: 'warning', label: 'Left without an approved full and final settlement' },
  carriedForward: { level: 'warning', label: 'Deductions capped, balance carried forward' },
  finesOverLimit: { level: 'warning', label: 'Fines above the legal limit of the wages' },
  stateTaxAdvanced: { level: 'warning', label: 'Professional tax or LWF exceeds pay: advanced by the company' },
  taxShort: { level: 'warning', label: 'TDS exceeds the last pay: not deducted in full' },
  arrears: { level: 'info', label: 'Arrears for earlier months' },
  setOff: { level: 'info', label: 'Already paid: the bank file pays the difference' },
  onHold: { level: 'info', label: 'Pay on hold: calculated, not in the bank file' },
  heldBefore: { level: 'warning', label: 'Pay for an earlier month still on hold' },
  companyBank: { level: 'warning', label: "No company bank account: the bank file doesn't name one" },
  companyTan: { level: 'warning', label: "No TAN: TDS is deducted but can't be filed" },
  companyPf: { level: 'warning', label: 'No PF establishment number' },
  companyEsi: { level: 'warning', label: 'No ESI employer code' },
  registrations: {
    level: 'warning',
    label: 'PF, ESI, PT or LWF registration not confirmed: calculated as if registered',
  },
  pfThreshold: { level: 'warning', label: 'PF: headcount for mandatory registration reached' },
  esiThreshold: { level: 'warning', label: 'ESI: headcount for mandatory registration reached' },
  lwfThreshold: { level: 'warning', label: 'LWF: headcount for mandatory registration reached' },
} as const satisfies Record<string, { level: 'error' | 'warning' | 'info'; label: string }>

export const PreflightCode = z.enum(Object.keys(preflightChecks) as [keyof typeof preflightChecks])
export type PreflightCode = z.output<typeof PreflightCode>

const Finding = z.object({
  code: PreflightCode,
  level: z.enum(['error', 'warning', 'info']),
  title: z.string(),
  /** The number of people concerned; 0 if it concerns the company. */
  people: z.int(),
  /** The first of them. */
  names: z.array(z.string()),
})

const params = z.object({ id: z.uuid('Pay run ID is required') })

export const preflightRoutes = defineRoutes({
  'GET /api/v1/user/payrun/{id}/preflight': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary: 'What is wrong or open in the pay of a run, most serious first, and whether it can be approved.',
    params,
    query: z.object({ attempt: ofAttempt }),
    reply: z.object({
      /** The calculation that was checked. */
      attempt: z.int(),
      /** Why the run cannot be approved now; null if it can. */
      blocked: z.string().nullable(),
      /** Under the two-person rule, who approves after the caller: "Meera Iyer or Ravi Kumar"; null if the caller alone may. */
      approver: z.string().nullable(),
      findings: z.array(Finding),
    }),
  },
  'GET /api/v1/user/payrun/{id}/preflight/{code}': {
    heavy: true,
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'A page of the people that one finding concerns, and what is to be said of each.',
    params: params.extend({ code: PreflightCode }),
    query: z.object({ attempt: ofAttempt }),
    paging: 'page',
    reply: z.array(
      z.object({
        employee: z.object({ _id: Id, name: z.string(), code: z.string() }),
        detail: z.string(),
      }),
    ),
  },
})
