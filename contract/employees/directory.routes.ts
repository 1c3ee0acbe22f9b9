import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id } from '../values.ts'

/** A colleague as everyone sees them. */
export const Colleague = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  department: z.string().nullable(),
  designation: z.string(),
  photo: z.string().nullable(),
})

const wanted = z.string().trim().max(100).optional()
const people = z.object({
  /** `true`: includes former employees, for records about the past. */
  update: z.enum(['true', 'false']).default('false'),
  employeeName: wanted,
  /** A part of the employee ID. */
  employeeId: z.string().trim().max(20).optional(),
})

export const directoryRoutes = defineRoutes({
  'GET /api/v1/employee/pagination-all': {
    access: 'signedIn',
    summary: 'Everybody by name.',
    query: people,
    paging: 'cursor',
    reply: z.array(Colleague),
  },
  'GET /api/v1/employee/pagination-allone': {
    access: 'signedIn',
    summary: 'Everybody but the caller, by name.',
    query: people,
    paging: 'cursor',
    reply: z.array(Colleague),
  },
  'GET /api/v1/employee/reporting': {
    access: ['allEmployeeRead', 'allEmployeeWrite'],
    summary: 'People one can report to, by name.',
    query: z.object({
      ReportingTo: wanted,
      /** Excludes this employee and everyone below them, so that no circle can be chosen. */
      of: Id.optional(),
    }),
    paging: 'cursor',
    reply: z.array(Colleague),
  },
  'GET /api/v1/employee/department': {
    access: 'signedIn',
    summary: 'Departments by name with the number of people in each.',
    query: z.object({
      /** Part of the department's name; the API calls it so. */
      roleName: z.string().trim().max(60).optional(),
    }),
    paging: 'cursor',
    limit: 20,
    reply: z.array(z.object({ _id: Id, name: z.string(), people: z.int() })),
  },
})
