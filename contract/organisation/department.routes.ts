import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { nameText } from '../name.ts'
import { Id, Paise } from '../values.ts'

export const Department = z.object({ _id: Id, name: z.string(), people: z.int() })

const DepartmentBody = z.object({
  name: nameText('a name', 60, 2),
  /** The parent department. */
  parentId: z.uuid('Choose a department').nullable().optional(),
  headId: z.uuid('Choose a person').nullable().optional(),
  /** Approved purchases of its people in a financial year. */
  purchaseBudgetPaise: Paise.min(100, 'Enter at least ₹1').nullable().optional(),
})

export const departmentRoutes = defineRoutes({
  'GET /api/v1/user/department': {
    access: 'signedIn',
    summary: 'Departments by name, with the number of people in each.',
    reply: z.array(Department),
  },
  'POST /api/v1/user/department': {
    access: 'informationWrite',
    summary: 'Adds a department.',
    body: DepartmentBody,
    reply: z.object({ _id: Id }),
    message: 'Department saved',
  },
  'PUT /api/v1/user/department/{id}': {
    access: 'informationWrite',
    summary: 'Renames a department. Which one it is part of, its head and its budget: left out stays, null clears.',
    params: z.object({ id: Id }),
    body: DepartmentBody,
    reply: z.object({ _id: Id }),
    message: 'Department saved',
  },
  'DELETE /api/v1/user/department/{id}': {
    access: 'informationWrite',
    summary: 'Deletes a department without people.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Department deleted',
  },
})
