import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, text } from '../../values.ts'
import { PayRunState } from './pay-run.routes.ts'

const params = z.object({ id: z.uuid('Pay run ID is required') })
const Done = z.object({ _id: Id, state: PayRunState })
const reason = text('the reason', 300, 3)

/** Why a step is reversed. */
export const WayBack = z.object({ reason })

export const HoldInput = z.object({ employeeId: z.uuid('Choose a person'), reason })

export const ReleaseInput = z.object({
  employeeId: z.uuid('Choose a person'),
  paidBy: z.enum(['bank', 'other'], 'Choose how it is paid'),
  /** For an individual payment: today if left out. */
  paidOn: Day.optional(),
  reference: text('the reference', 60, 0).default(''),
})

/** What has changed about a person since a run was calculated. */
export const ChangedInput = z.enum([
  'employment',
  'salary',
  'attendance',
  'oneTime',
  'deductions',
  'arrears',
  'statutory',
  'law',
  'joined',
  'gone',
  'other',
])

export const payRunStepsRoutes = defineRoutes({
  'GET /api/v1/user/payrun/{id}/changes': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary: 'Whose inputs have changed since the run was calculated: until it is calculated again it is not approved.',
    params,
    reply: z.object({
      attempt: z.int(),
      state: PayRunState,
      /** The number of people with changed inputs; 0 while a run is being calculated or is locked. */
      count: z.int(),
      /** The first of them. */
      people: z.array(z.object({ name: z.string(), what: z.array(ChangedInput) })),
    }),
  },
  'POST /api/v1/user/payrun/{id}/reopen': {
    access: 'payRollHistoryWrite',
    summary: 'Opens an approved run again before it is paid, and the attendance of its month; it is calculated anew.',
    params,
    body: WayBack,
    reply: Done,
  },
  'POST /api/v1/user/payrun/{id}/not-paid': {
    access: 'payRollHistoryWrite',
    summary: 'Marks a paid run as not paid, as long as no bank response was recorded for its payments.',
    params,
    body: WayBack,
    reply: Done,
  },
  'POST /api/v1/user/payrun/{id}/hold': {
    access: 'payRollHistoryWrite',
    summary: 'Keeps the payment of one person back. The payslip stays as it is, and so do tax and contributions.',
    params,
    body: HoldInput,
    reply: z.null(),
  },
  'POST /api/v1/user/payrun/{id}/release': {
    access: 'payRollHistoryWrite',
    proof: true,
    summary: 'Pays what was on hold: with the run, in a bank file of its own once the run is paid, or otherwise.',
    params,
    body: ReleaseInput,
    reply: z.null(),
  },
})
