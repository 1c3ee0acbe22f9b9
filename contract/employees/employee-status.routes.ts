import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, text } from '../values.ts'
import { EmployeeStatus } from './employment.ts'

/** Maximum number of people invited at once; larger imports leave it to the list. */
export const mostInvited = 250

/**
 * Someone leaves with `inactive` (or `onNotice`) and the last working day: until that day is over they are on notice. Any other status
 * cancels the exit.
 */
export const StatusInput = z
  .object({
    status: EmployeeStatus,
    inactiveDate: Day.optional(),
    reason: text('a reason', 500, 0).optional(),
  })
  .superRefine(({ status, inactiveDate, reason }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (status !== 'inactive' && status !== 'onNotice') return
    if (inactiveDate === undefined) wrong('inactiveDate', 'Choose the last working day')
    if (status === 'inactive' && !reason) wrong('reason', 'Enter a reason')
  })

const params = z.object({ id: z.uuid('Employee ID is required') })

export const employeeStatusRoutes = defineRoutes({
  'PUT /api/v1/employee/status/{id}': {
    access: 'allEmployeeWrite',
    summary: 'Changes whether somebody works here; who no longer does is signed out everywhere.',
    params,
    body: StatusInput,
    reply: z.object({ status: EmployeeStatus, leftOn: Day.nullable() }),
    message: 'Status saved',
  },
  'POST /api/v1/employee/resend-invitation/{id}': {
    access: 'allEmployeeWrite',
    summary: 'Mails the invitation again; the link sent before no longer serves.',
    params,
    reply: z.null(),
    message: 'Invitation sent',
  },
  'POST /api/v1/employee/invitations': {
    access: 'allEmployeeWrite',
    summary:
      'Mails an invitation to those of these employees who have not set a password; links sent before no longer serve.',
    body: z.object({
      employees: z
        .array(Id)
        .min(1, 'Choose at least one employee')
        .max(mostInvited, `Invite at most ${mostInvited} people`),
    }),
    reply: z.object({ sent: z.int(), skipped: z.int() }),
    message: 'Invitations sent',
  },
  'GET /api/v1/employee/activity/{id}': {
    access: 'allEmployeeWrite',
    summary: 'Who changed or saw what of an employee, the newest first.',
    params,
    paging: 'page',
    limit: 20,
    reply: z.array(
      z.object({
        _id: z.string(),
        at: Instant,
        who: z.string(),
        action: z.string(),
        changes: z.record(
          z.string(),
          z.object({
            /** Which of several: a month, a loan. */
            of: z.string().optional(),
            from: z.string().nullable(),
            to: z.string().nullable(),
          }),
        ),
      }),
    ),
  },
})
