import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { genders } from '../employees/personal-info.routes.ts'
import { nameText } from '../name.ts'
import { Id, text } from '../values.ts'

const days = (label: string, max: number, min = 0) =>
  z.int(`Enter ${label} as a whole number of days`).min(min, `Enter at least ${min}`).max(max, `Enter at most ${max}`)

/** Half-days, so that nothing is ever rounded: one day is 2. */
const halves = (label: string, max: number) =>
  z
    .int(`Enter ${label} in half or whole days`)
    .min(0, `Enter ${label} of 0 or more`)
    .max(max, `Enter at most ${max / 2} days`)

const Rules = z.object({
  isPaid: z.boolean(),
  halvesAYear: halves('the days a year', 730),
  /** When a year's leave becomes available: all at its start, or in parts. */
  accrual: z.enum(['atOnce', 'monthly', 'quarterly', 'halfYearly'], 'Choose when leave is granted'),
  leaveYear: z.enum(['calendar', 'joining'], 'Choose the leave year'),
  /** With `calendar`: 1 is January, 4 April. */
  yearStartsInMonth: z.int().min(1).max(12),
  /** Joiners and leavers get a part. */
  prorate: z.boolean(),
  waitingDays: days('the waiting period', 730),
  afterProbation: z.boolean(),
  /** What is left at the end of a leave year; null: it lapses. */
  carryForward: z
    .object({
      /** At most this much; null: all of it. */
      capHalves: halves('the limit', 730).nullable(),
      /** Usable for so many months of the next year; null: to its end. */
      months: z.int('Enter months').min(1, 'Enter 1 to 12 months').max(12, 'Enter 1 to 12 months').nullable(),
    })
    .nullable(),
  encashable: z.boolean(),
  longestRunDays: days('the longest leave', 365, 1).nullable(),
  noticeDays: days('the notice', 365),
  halfDays: z.boolean(),
  /** Days off enclosed by leave count as leave. */
  sandwich: z.boolean(),
  negativeLimitHalves: halves('the limit below zero', 730),
  proofAfterDays: days('the days without proof', 365).nullable(),
  /** Whom the leave is for; empty: everybody. */
  genders: z.array(z.enum(genders, 'Choose who is eligible')).max(genders.length),
})

const Name = z.object({
  name: nameText('a name', 60, 2),
  /** Short, for registers and payslips. */
  code: text('a code', 10, 1).toUpperCase(),
})

const carryWithinYear = (policy: {
  halvesAYear?: number | undefined
  carryForward?: { capHalves: number | null } | null | undefined
}) => policy.halvesAYear !== 0 || policy.carryForward == null

export const LeavePolicyInput = Name.extend({ ...Rules.shape, genders: Rules.shape.genders.default([]) }).refine(
  carryWithinYear,
  {
    path: ['carryForward'],
    message: 'Leave without days a year has nothing to carry over',
  },
)

/** What is absent stays as it is. New rules hold from the start of this or of the next leave year. */
export const LeavePolicyChange = Name.extend(Rules.shape)
  .partial()
  .extend({ isActive: z.boolean().optional(), appliesFrom: z.enum(['thisYear', 'nextYear']).default('thisYear') })

export const LeavePolicy = Name.extend(Rules.shape).extend({
  _id: Id,
  isActive: z.boolean(),
  /** People with this leave in their ledger. */
  people: z.int(),
})

const Counted = z.object({ count: z.int(), names: z.array(z.string()) })

export const Eligibility = z.object({
  employed: z.int(),
  eligible: Counted,
  /** Not eligible because their gender is not recorded. */
  notRecorded: Counted,
})

export const leavePolicyRoutes = defineRoutes({
  'GET /api/v1/user/leave-policy': {
    access: ['leavePolicyRead', 'leavePolicyWrite'],
    summary: 'All leave policies: active ones first, by name.',
    reply: z.array(LeavePolicy),
  },
  'GET /api/v1/user/leave-policy/eligibility': {
    access: 'leavePolicyWrite',
    summary:
      'Who of those employed today would be eligible; the first names of each kind for those who may see the list of employees.',
    query: z.object({
      /** Separated by commas; empty: everybody. */
      genders: z
        .string()
        .max(60)
        .transform((value) => value.split(',').filter((one) => one !== ''))
        .pipe(z.array(z.enum(genders, 'Choose who is eligible'))),
    }),
    reply: Eligibility,
  },
  'POST /api/v1/user/leave-policy': {
    access: 'leavePolicyWrite',
    summary: 'Adds a leave policy and grants everybody what is due.',
    body: LeavePolicyInput,
    reply: z.object({ _id: Id }),
    message: 'Leave policy saved',
  },
  'PUT /api/v1/user/leave-policy/{id}': {
    access: 'leavePolicyWrite',
    summary: 'Changes a leave policy, or switches it on and off by isActive.',
    params: z.object({ id: Id }),
    body: LeavePolicyChange,
    reply: z.object({ _id: Id }),
    message: 'Leave policy saved',
  },
  'DELETE /api/v1/user/leave-policy/{id}': {
    access: 'leavePolicyWrite',
    summary: 'Deletes a leave policy that nobody has leave from.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Leave policy deleted',
  },
})
