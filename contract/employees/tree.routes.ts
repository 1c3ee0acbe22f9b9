import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Paise } from '../values.ts'
import { Colleague } from './directory.routes.ts'

/** A colleague and their manager: a node of the tree. Contains nothing about pay. */
export const TreePerson = Colleague.extend({ reportsTo: Id.nullable() })

const TreeDepartment = z.object({
  _id: Id,
  name: z.string(),
  /** The parent department. */
  parentId: Id.nullable(),
  head: z.object({ _id: Id, name: z.string(), photo: z.string().nullable() }).nullable(),
  /** Without those of sub-departments. */
  people: z.int(),
  /** For a financial year; null without one, and for those who may not change departments. */
  purchaseBudgetPaise: Paise.nullable(),
})

const DirectoryPerson = Colleague.extend({
  workEmail: z.string(),
  location: z.string(),
  manager: z.string().nullable(),
})

export const treeRoutes = defineRoutes({
  'GET /api/v1/employee/org-tree': {
    access: 'signedIn',
    summary: 'Everybody with the person they report to, by name. Somebody whose manager has left stands at the top.',
    reply: z.array(TreePerson),
  },
  'GET /api/v1/employee/employee-tree': {
    access: 'signedIn',
    summary: "The caller's own part of the tree: the managers up to the top, and everybody below the caller.",
    reply: z.object({ above: z.array(TreePerson), self: TreePerson.nullable(), below: z.array(TreePerson) }),
  },
  'GET /api/v1/employee/department-tree': {
    access: 'signedIn',
    summary: 'Departments with the one that each is part of, its head, and the number of its people.',
    reply: z.array(TreeDepartment),
  },
  'GET /api/v1/employee/department-directory/{id}': {
    access: 'signedIn',
    summary: 'The people of a department, by name.',
    params: z.object({ id: Id }),
    paging: 'cursor',
    limit: 20,
    reply: z.array(DirectoryPerson),
  },
})
