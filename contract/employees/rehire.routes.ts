import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id } from '../values.ts'
import { BasicInfoInput } from './basic-info.routes.ts'

/** One employment of a person, the oldest first. */
export const Employment = z.object({
  /** The employee record of this employment. */
  _id: Id,
  code: z.string(),
  joinedOn: Day,
  leftOn: Day.nullable(),
})

const params = z.object({ id: z.uuid('Employee ID is required') })

export const rehireRoutes = defineRoutes({
  'POST /api/v1/employee/rehire/{id}': {
    access: 'allEmployeeWrite',
    summary:
      'Hires somebody again who has left: a further employment of the same person, who keeps the account, the PAN and the UAN; `token` names the employee in the next steps.',
    params,
    body: BasicInfoInput,
    reply: z.object({ _id: Id, token: z.string() }),
    message: 'Employee hired again',
  },
  'GET /api/v1/employee/employments/{id}': {
    access: ['allEmployeeRead', 'allEmployeeWrite'],
    summary: 'The employments of the person, the oldest first.',
    params,
    reply: z.array(Employment),
  },
})
