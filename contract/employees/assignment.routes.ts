import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id } from '../values.ts'
import { BasicInfoChange } from './basic-info.routes.ts'

/** People who can be changed at once: those of the largest page. */
export const mostAssigned = 100

const Assigned = BasicInfoChange.pick({ departmentId: true, shiftId: true, reportsTo: true })

/** What several people are given at once, from today; what is left out stays. */
export const Assignment = Assigned.extend({
  employees: z
    .array(Id)
    .min(1, 'Choose at least one employee')
    .max(mostAssigned, `Choose at most ${mostAssigned} people`),
}).refine((given) => Assigned.keyof().options.some((key) => given[key] !== undefined), {
  path: ['departmentId'],
  message: 'Choose a department, a shift or a manager',
})

export const assignmentRoutes = defineRoutes({
  'POST /api/v1/employee/assignments': {
    access: 'allEmployeeWrite',
    summary:
      'Gives several employees a department, a shift or a manager: all of them or no one. Each refusal is named.',
    body: Assignment,
    reply: z.object({ changed: z.int() }),
    message: 'Employees changed',
  },
})
