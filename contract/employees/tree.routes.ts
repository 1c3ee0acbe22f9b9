import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Paise } from '../values.ts'
import { Colleague } from './directory.routes.ts'

/** The most people that one reply about the tree has: a larger company or branch is read level by level. */
export const maxTreePeople = 500

/** The most managers above somebody that one reply has, the nearest ones. */
export const maxTreeManagers = 100

/** A colleague and their manager: a node of the tree. Contains nothing about pay. */
export const TreePerson = Colleague.extend({
  reportsTo: Id.nullable(),
  /** The number of direct reports. If the reply has none of them, they are read with `root`. */
  reports: z.int(),
})

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
    heavy: true,
    access: 'signedIn',
    summary:
      'Everybody with the person they report to, by name, in a company of up to 500 people. In a larger one, people at the top of the tree, page by page; with `root`, those who report to that person. Somebody whose manager has left stands at the top.',
    query: z.object({
      /** Only the direct reports of this person. */
      root: Id.optional(),
    }),
    paging: 'cursor',
    limit: 100,
    reply: z.array(TreePerson),
  },
  'GET /api/v1/employee/org-tree/{id}': {
    access: 'signedIn',
    summary: 'A person with the managers above them, from the top; of more than 100 managers, the nearest.',
    params: z.object({ id: Id }),
    reply: z.array(TreePerson),
  },
  'GET /api/v1/employee/employee-tree': {
    heavy: true,
    access: 'signedIn',
    summary:
      "The caller's own part of the tree: the managers up to the top, the nearest 100, and everybody below the caller; if those are more than 500, only direct reports.",
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
