import { z } from 'zod'
import { allPermissions, type Permission } from '../permissions.ts'
import { defineRoutes } from '../routes.ts'
import { nameText } from '../name.ts'
import { Id } from '../values.ts'

const PermissionName = z.enum(allPermissions as [Permission, ...Permission[]])

export const RoleInput = z.object({
  name: nameText('a name', 60, 2),
  permissions: z.array(PermissionName).max(allPermissions.length).default([]),
  /** Requests can be forwarded to everyone with the role. */
  canApprove: z.boolean().optional(),
  /** Requests without an approver are pending with the role. */
  isFallbackApprover: z.boolean().optional(),
})

export const Role = z.object({
  _id: Id,
  name: z.string(),
  isAdmin: z.boolean(),
  people: z.int(),
  permissions: z.array(z.string()),
  canApprove: z.boolean(),
  isFallbackApprover: z.boolean(),
})

const params = z.object({ id: Id })

export const roleRoutes = defineRoutes({
  'GET /api/v1/user/role': {
    access: ['informationRead', 'allEmployeeRead'],
    summary: 'Roles by name.',
    query: z.object({ roleName: z.string().trim().max(60).optional() }),
    paging: 'cursor',
    limit: 20,
    reply: z.array(Role),
  },
  'POST /api/v1/user/role': {
    access: 'informationWrite',
    proof: true,
    summary: 'Adds a role; no one gives it what they do not hold themselves.',
    body: RoleInput,
    reply: z.object({ _id: Id }),
    message: 'Role saved',
  },
  'PUT /api/v1/user/role/{id}': {
    access: 'permissionWrite',
    proof: true,
    summary: "Changes a role's name and permissions; the Admin role stays as it is.",
    params,
    body: RoleInput,
    reply: z.object({ _id: Id }),
    message: 'Role saved',
  },
  'DELETE /api/v1/user/role/{id}': {
    access: 'informationWrite',
    proof: true,
    summary: 'Deletes a role that no one has.',
    params,
    reply: z.null(),
    message: 'Role deleted',
  },
})
