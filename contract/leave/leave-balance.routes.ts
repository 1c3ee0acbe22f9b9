import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id } from '../values.ts'

/** A leave type as shown to someone who may request it. Amounts are half-days: one day is 2. */
export const LeaveType = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  isPaid: z.boolean(),
  /** False for unpaid leave without entitlement: there is no balance to observe. */
  hasBalance: z.boolean(),
  balanceHalfDays: z.int(),
  pendingHalfDays: z.int(),
  /** The first day on which it can be taken. */
  from: Day,
  allowsHalfDays: z.boolean(),
  noticeDays: z.int(),
  longestRunDays: z.int().nullable(),
  negativeLimitHalfDays: z.int(),
  proofAfterDays: z.int().nullable(),
  sandwich: z.boolean(),
})

/** One row of the ledger. */
export const LeaveRow = z.object({
  on: Day,
  kind: z.enum(['grant', 'carryForward', 'consumption', 'encashment', 'expiry']),
  /** Signed. */
  halfDays: z.int(),
  text: z.string(),
  expiresOn: Day.nullable(),
  requestId: Id.nullable(),
  isCorrection: z.boolean(),
})

/** A balance and the rows behind each of its numbers: opening + granted + carried − taken − paid out − lapsed. */
export const LeaveBalance = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  isPaid: z.boolean(),
  hasBalance: z.boolean(),
  halfDaysAYear: z.int(),
  /** The leave year that contains the date. */
  yearFrom: Day,
  yearTo: Day,
  openingHalfDays: z.int(),
  grantedHalfDays: z.int(),
  carriedHalfDays: z.int(),
  takenHalfDays: z.int(),
  paidOutHalfDays: z.int(),
  lapsedHalfDays: z.int(),
  balanceHalfDays: z.int(),
  /** Submitted and undecided; not yet deducted. */
  pendingHalfDays: z.int(),
  /** The next amount that lapses unless used. */
  expiring: z.object({ on: Day, halfDays: z.int() }).nullable(),
  /** Of this leave year, the newest first. */
  rows: z.array(LeaveRow),
})

const query = z.object({ date: Day.optional() })

export const leaveBalanceRoutes = defineRoutes({
  'GET /api/v1/employee/leave-types': {
    access: 'leaveRead',
    summary: 'The leave types I can ask for, with what is left of each.',
    reply: z.array(LeaveType),
  },
  'GET /api/v1/employee/leave-policy-days': {
    access: 'leaveRead',
    summary: 'Own leave balances with the rows behind each number.',
    query,
    reply: z.array(LeaveBalance),
  },
  'GET /api/v1/employee/leave-policy-days/{id}': {
    access: ['allEmployeeRead', 'leaveApprovalRead'],
    summary: "The leave balances of someone in one's own team, or of anyone for those who see everyone.",
    params: z.object({ id: Id }),
    query,
    reply: z.array(LeaveBalance),
  },
})
