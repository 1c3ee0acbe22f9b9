import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { EmploymentType, employmentTypes } from '../employees/employment.ts'
import { genders } from '../employees/personal-info.routes.ts'
import { nameText } from '../name.ts'
import { Id, text } from '../values.ts'

const days = (label: string, max: number, min = 0) =>
  z.int(`Enter ${label} as a whole number of days`).min(min, `Enter at least ${min}`).max(max, `Enter at most ${max}`)

/** Half-days, so that nothing is ever rounded: one day is 2. */
const halfDays = (label: string, max: number) =>
  z
    .int(`Enter ${label} in half or whole days`)
    .min(0, `Enter ${label} of 0 or more`)
    .max(max, `Enter at most ${max / 2} days`)

/** Who a leave is for: every criterion has to be met, and an empty list is no limit. */
const WhoIsEligible = z.object({
  genders: z.array(z.enum(genders, 'Choose who is eligible')).max(genders.length),
  employmentTypes: z.array(EmploymentType).max(employmentTypes.length),
  locationIds: z.array(z.uuid('Choose a location')).max(200, 'Choose at most 200 locations'),
  departmentIds: z.array(z.uuid('Choose a department')).max(200, 'Choose at most 200 departments'),
  /** Days of service before it can be taken. */
  waitingDays: days('the days of service', 730),
  afterProbation: z.boolean(),
})

const Rules = z.object({
  isPaid: z.boolean(),
  halfDaysAYear: halfDays('the days a year', 730),
  /** When a year's leave becomes available: all at its start, or in parts. */
  accrual: z.enum(['atOnce', 'monthly', 'quarterly', 'halfYearly'], 'Choose when leave is granted'),
  leaveYear: z.enum(['calendar', 'joining'], 'Choose the leave year'),
  /** With `calendar`: 1 is January, 4 April. */
  yearStartsInMonth: z.int().min(1).max(12),
  /** Joiners and leavers get a prorated part. */
  prorate: z.boolean(),
  /** What is left at the end of a leave year; null: it lapses. */
  carryForward: z
    .object({
      /** At most this much; null: all of it. */
      capHalfDays: halfDays('the limit', 730).nullable(),
      /** Usable for this many months of the next year; null: all of it. */
      months: z.int('Enter months').min(1, 'Enter 1 to 12 months').max(12, 'Enter 1 to 12 months').nullable(),
    })
    .nullable(),
  encashable: z.boolean(),
  longestRunDays: days('the longest leave', 365, 1).nullable(),
  noticeDays: days('the notice', 365),
  allowsHalfDays: z.boolean(),
  /** Days off enclosed by leave count as leave. */
  sandwich: z.boolean(),
  negativeLimitHalfDays: halfDays('the limit below zero', 730),
  proofAfterDays: days('the days without proof', 365).nullable(),
  ...WhoIsEligible.shape,
})

const Name = z.object({
  name: nameText('a name', 60, 2),
  /** Short, for registers and payslips. */
  code: text('a code', 10, 1).toUpperCase(),
})

const carryWithinYear = (policy: {
  halfDaysAYear?: number | undefined
  carryForward?: { capHalfDays: number | null } | null | undefined
}) => policy.halfDaysAYear !== 0 || policy.carryForward == null

export const LeavePolicyInput = Name.extend({
  ...Rules.shape,
  genders: Rules.shape.genders.default([]),
  employmentTypes: Rules.shape.employmentTypes.default([]),
  locationIds: Rules.shape.locationIds.default([]),
  departmentIds: Rules.shape.departmentIds.default([]),
}).refine(carryWithinYear, {
  path: ['carryForward'],
  message: 'Leave without annual days has nothing to carry forward',
})

/** What is absent stays. New rules apply from the start of this or of the next leave year. */
export const LeavePolicyChange = Name.extend(Rules.shape)
  .partial()
  .extend({ isActive: z.boolean().optional(), appliesFrom: z.enum(['thisYear', 'nextYear']).default('thisYear') })

const Named = z.object({ _id: Id, name: z.string() })

export const LeavePolicy = Name.extend(Rules.shape).extend({
  _id: Id,
  isActive: z.boolean(),
  /** The names for `locationIds` and `departmentIds`. */
  locations: z.array(Named),
  departments: z.array(Named),
  /** People with this leave in their ledger. */
  people: z.int(),
})

/** A number of people, with the first hundred names for those who may see the list of employees. */
const Counted = z.object({ count: z.int(), names: z.array(z.string()) })

/** Which of today's employees would be eligible, and what that changes. Amounts are half-days: one day is 2. */
export const EligibilityEffect = z.object({
  employed: z.int(),
  /** They can take the leave today. */
  eligible: Counted,
  /** Eligible once their probation or the required service is over. */
  later: Counted,
  /** Not eligible because their gender is not recorded. */
  notRecorded: Counted,
  /** Eligible by today's rules, but no longer; with their total balance. */
  losing: Counted.extend({ halfDays: z.int() }),
  /** Newly eligible. */
  gaining: Counted,
  /** Requests of those who lose it: undecided, or approved for future days. */
  requests: z.object({ pending: z.int(), approved: z.int() }),
})

export const leavePolicyRoutes = defineRoutes({
  'GET /api/v1/user/leave-policy': {
    access: ['leavePolicyRead', 'leavePolicyWrite'],
    summary: 'All leave policies: active ones first, by name.',
    reply: z.array(LeavePolicy),
  },
  'POST /api/v1/user/leave-policy/effect': {
    heavy: true,
    access: 'leavePolicyWrite',
    reads: true,
    summary: 'Who would be eligible for a new or changed leave policy, and whose leave that touches; changes nothing.',
    body: WhoIsEligible.extend({
      /** The policy that is changed. */
      _id: Id.optional(),
    }),
    reply: EligibilityEffect,
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
    summary: 'Deletes a leave policy that no one has leave from.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Leave policy deleted',
  },
})
