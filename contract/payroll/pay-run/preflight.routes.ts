import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Id } from '../../values.ts'
import { ofAttempt } from './pay-run.routes.ts'

/** What can be wrong or open in a month's pay. `error`: no pay for the person, or no run; `warning`: pay that may be wrong. */
export const preflightChecks = {
  excluded: { level: 'error', title: 'Without a payslip' },
  skippedMonth: { level: 'error', title: 'An earlier month has no pay run: run it first, it cannot be run later' },
  unpaidDays: { level: 'warning', title: 'Days of employment that no payslip pays' },
  overpaidDays: { level: 'warning', title: 'Days paid outside the employment, or twice' },
  noPan: { level: 'warning', title: 'No PAN: income tax at 20 % where tax is due' },
  noUan: { level: 'warning', title: 'No UAN: not in the provident fund return' },
  noEsiNumber: { level: 'warning', title: 'No ESI number: not in the ESI return' },
  noBank: { level: 'warning', title: 'No bank account: not in the bank file' },
  bankWaiting: { level: 'warning', title: 'Bank account changed: paid to the previous account' },
  bankRefused: {
    level: 'warning',
    title: 'Bank account returned a payment, new one not in force: not in the bank file',
  },
  noBirthDate: { level: 'warning', title: 'No birth date: pension and tax by age are not known' },
  noGender: { level: 'warning', title: 'No gender: the table of professional tax is not known' },
  midYearJoiner: { level: 'warning', title: 'Joined in the year: no pay of an earlier employer declared' },
  pensionUnknown: { level: 'warning', title: 'PF wages above the ceiling: pension membership not confirmed' },
  pensionContradicts: {
    level: 'warning',
    title: 'Pension membership contradicts the facts: the return may be refused',
  },
  manualPf: { level: 'info', title: 'Provident fund by hand: international worker or higher pension' },
  openAttendance: { level: 'warning', title: 'Pay is cut for a missing punch' },
  pendingRequests: { level: 'warning', title: 'Undecided requests that change pay' },
  noSettlement: { level: 'warning', title: 'Left, without an approved final settlement' },
  carriedForward: { level: 'warning', title: 'Deductions capped: the rest is carried forward' },
  stateTaxAdvanced: { level: 'warning', title: 'Professional tax or LWF above the pay: advanced by the company' },
  taxShort: { level: 'warning', title: 'Income tax above the last pay: not deducted in full' },
  arrears: { level: 'info', title: 'Arrears of earlier months' },
  onHold: { level: 'info', title: 'Pay on hold: calculated, not in the bank file' },
  heldBefore: { level: 'warning', title: 'Pay of an earlier month still on hold' },
  companyBank: { level: 'warning', title: 'No bank account of the company: the bank file does not name it' },
  companyTan: { level: 'warning', title: 'No TAN: income tax is deducted and cannot be returned' },
  companyPf: { level: 'warning', title: 'No establishment number of the provident fund' },
  companyEsi: { level: 'warning', title: 'No employer code of state insurance' },
  registrations: {
    level: 'warning',
    title: 'PF, ESI, PT or LWF registration not confirmed: calculated as if registered',
  },
  pfThreshold: { level: 'warning', title: 'PF: headcount for compulsory registration reached' },
  esiThreshold: { level: 'warning', title: 'ESI: headcount for compulsory registration reached' },
  lwfThreshold: { level: 'warning', title: 'LWF: headcount for compulsory registration reached' },
} as const satisfies Record<string, { level: 'error' | 'warning' | 'info'; title: string }>

export const PreflightCode = z.enum(Object.keys(preflightChecks) as [keyof typeof preflightChecks])
export type PreflightCode = z.output<typeof PreflightCode>

const Finding = z.object({
  code: PreflightCode,
  level: z.enum(['error', 'warning', 'info']),
  title: z.string(),
  /** People concerned; 0 for what concerns the company. */
  people: z.int(),
  /** The first of them. */
  names: z.array(z.string()),
})

const params = z.object({ id: z.uuid('Pay run ID is required') })

export const preflightRoutes = defineRoutes({
  'GET /api/v1/user/payrun/{id}/preflight': {
    access: 'payRollHistoryRead',
    summary: 'What is wrong or open in the pay of a run, most serious first, and whether it can be approved.',
    params,
    query: z.object({ attempt: ofAttempt }),
    reply: z.object({
      /** The calculation that was looked at. */
      attempt: z.int(),
      /** Why the run cannot be approved now; null when it can. */
      blocked: z.string().nullable(),
      /** By the two-person rule, who approves after the caller: "Meera Iyer or Ravi Kumar"; null where the caller alone may. */
      approver: z.string().nullable(),
      findings: z.array(Finding),
    }),
  },
  'GET /api/v1/user/payrun/{id}/preflight/{code}': {
    access: 'payRollHistoryRead',
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
