import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, Month } from '../values.ts'

/** Leave that is encashed instead of taken. Amounts are half-days: one day is 2. */
export const LeaveEncashment = z.object({
  _id: Id,
  policyId: Id,
  policy: z.string(),
  halfDays: z.int(),
  /** The day on which it was deducted from the balance. */
  on: Day,
  /** The pay run that pays it, or the next that runs. */
  month: Month,
  atExit: z.boolean(),
  reason: z.string(),
  by: z.string(),
  createdAt: Instant,
  /** When a pay run paid it. */
  paidAt: Instant.nullable(),
  isCancelled: z.boolean(),
})

export const LeaveEncashments = z.object({
  /** Leave that can be encashed: today, and on the last working day if there is one. */
  policies: z.array(
    z.object({ _id: Id, name: z.string(), mostHalfDays: z.int(), mostAtExitHalfDays: z.int().nullable() }),
  ),
  today: Day,
  lastDay: Day.nullable(),
  /** The newest first. */
  encashments: z.array(LeaveEncashment),
})

export const LeaveEncashmentInput = z.object({
  policyId: z.uuid('Choose a leave'),
  /** Null: everything that can be encashed. */
  halfDays: z
    .int('Enter half or whole days')
    .min(1, 'Enter half a day or more')
    .max(730, 'Enter at most 365 days')
    .nullable(),
  month: Month,
  /** On the last working day instead of today. */
  atExit: z.boolean(),
  reason: z
    .string('Enter a reason. The employee sees it.')
    .trim()
    .min(5, 'Enter a reason. The employee sees it.')
    .max(200, 'A reason can have at most 200 characters'),
})

export const leaveEncashmentRoutes = defineRoutes({
  'GET /api/v1/employee/leave-encashment/{id}': {
    access: 'employeeSalaryRead',
    summary: 'The leave of an employee that was paid out, and how much can be.',
    params: z.object({ id: Id }),
    reply: LeaveEncashments,
  },
  'POST /api/v1/employee/leave-encashment/{id}': {
    access: 'employeeSalaryWrite',
    summary: 'Pays leave of an employee out: it leaves the balance, and the pay run of the month pays it.',
    params: z.object({ id: Id }),
    body: LeaveEncashmentInput,
    reply: z.object({ _id: Id, halfDays: z.int() }),
    message: 'Leave will be encashed',
  },
  'DELETE /api/v1/employee/leave-encashment/{id}': {
    access: 'employeeSalaryWrite',
    summary: 'Takes an encashment back that no pay run has paid: the leave returns to the balance.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Leave returned to the balance',
  },
})
