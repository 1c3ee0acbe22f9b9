import { z } from 'zod'
import { allPermissions, type Permission } from '../permissions.ts'
import { defineRoutes } from '../routes.ts'
import { Id } from '../values.ts'

const PermissionName = z.enum(allPermissions as [Permission, ...Permission[]])
const flags = z.record(z.string(), z.boolean())

/** An employee's permissions: the role's, with individual changes. */
export const EmployeePermissions = z.object({
  role: z.object({ _id: Id, name: z.string() }),
  /** What the role gives. */
  rolePermissions: z.array(z.string()),
  /** The effective permissions, for every flag. */
  permissions: flags,
  /** Flags that differ from the role. */
  changed: flags,
  isSelf: z.boolean(),
})

export const PermissionsInput = z.object({
  roleId: Id.optional(),
  /** Flags to set; those left out stay. Write implies read, and removing read removes write. */
  permissions: z.partialRecord(PermissionName, z.boolean()).default({}),
})

export const permissionRoutes = defineRoutes({
  'GET /api/v1/employee/permissions': {
    access: 'signedIn',
    former: true,
    summary: "One's own flags.",
    reply: flags,
  },
  'GET /api/v1/employee/permissions/{id}': {
    access: ['permissionWrite', 'allEmployeeWrite'],
    summary: 'The permissions of an employee.',
    params: z.object({ id: Id }),
    reply: EmployeePermissions,
  },
  'PUT /api/v1/employee/permissions/{id}': {
    access: 'permissionWrite',
    proof: true,
    summary:
      "Changes an employee's role or single permissions; no one changes their own or gives what they do not hold.",
    params: z.object({ id: Id }),
    body: PermissionsInput,
    reply: EmployeePermissions,
    message: 'Permissions saved',
  },
  'GET /api/v1/employee/privileged-people': {
    access: 'permissionWrite',
    summary:
      'For each permission that can change pay, people, roles or settings: how many hold it, and the first of them.',
    query: z.object({
      /** An employee to exclude from the count: "who else". */
      except: Id.optional(),
    }),
    reply: z.array(z.object({ permission: z.string(), total: z.int(), people: z.array(z.string()) })),
  },
})
