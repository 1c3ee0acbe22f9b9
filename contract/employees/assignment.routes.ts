import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Month } from '../values.ts'
import { BasicInfoChange } from './basic-info.routes.ts'

/** Maximum number of people changed at once: the largest page. */
export const mostAssigned = 100

const Assigned = BasicInfoChange.pick({ departmentId: true, shiftId: true, reportsTo: true }).extend({
  /** Null: the organisation itself. */
  entityId: z.union([Id, z.null()], 'Choose a legal entity').optional(),
})

/** Values assigned to several people at once, from today; what is left out stays. */
export const Assignment = Assigned.extend({
  /** The first month paid by the legal entity; by default the current one. */
  entityFrom: Month.optional(),
  employees: z
    .array(Id)
    .min(1, 'Choose at least one employee')
    .max(mostAssigned, `Choose at most ${mostAssigned} people`),
}).refine((given) => Assigned.keyof().options.some((key) => given[key] !== undefined), {
  path: ['departmentId'],
  message: 'Choose a department, a shift, a manager or a legal entity',
})

export const assignmentRoutes = defineRoutes({
  'POST /api/v1/employee/assignments': {
    access: 'allEmployeeWrite',
    summary:
      'Gives several employees a department, a shift, a manager or a legal entity: all of them or no one. Each refusal is named.',
    body: Assignment,
    reply: z.object({ changed: z.int() }),
    message: 'Employees changed',
  },
})
