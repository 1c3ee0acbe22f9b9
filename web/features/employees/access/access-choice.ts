import type { Held } from '@muster/contract/access-levels.ts'
import { allPermissions, type Permission, withReads } from '@muster/contract/permissions.ts'
import type { RoleHeld } from '../../../shared/permissions/area-row.tsx'
import type { MayGive } from '../../../shared/permissions/with-area.ts'
import type { Permissions } from '../employee-labels.ts'

export interface AccessChoice {
  role: RoleHeld & { id: string }
  held: Held
}

/** What is saved. */
export function savedAccess({ role, rolePermissions, permissions }: Permissions): AccessChoice {
  return {
    role: { id: role._id, name: role.name, held: withReads(rolePermissions) },
    held: new Set(allPermissions.filter((one) => permissions[one] === true)),
  }
}

/** Another role; what differed from the one before stays different. */
export function withRole({ role: before, held }: AccessChoice, role: AccessChoice['role']): AccessChoice {
  const flags = allPermissions.filter((one) =>
    held.has(one) === before.held.has(one) ? role.held.has(one) : held.has(one),
  )
  return { role, held: withReads(flags) }
}

/** What the call takes: the role where it is another, and the flags that do not follow from it and what was set before. */
export function bodyOf(chosen: AccessChoice, { role, changed }: Permissions) {
  const follows = withReads(allPermissions.filter((one) => changed[one] ?? chosen.role.held.has(one)))
  const flags = allPermissions.filter((one) => chosen.held.has(one) !== follows.has(one))
  const permissions: Partial<Record<Permission, boolean>> = {}
  for (const one of flags) permissions[one] = chosen.held.has(one)
  return { ...(chosen.role.id === role._id ? {} : { roleId: chosen.role.id }), permissions }
}

/** What somebody else has to change: nobody gives or takes what they do not hold. */
export function beyond(saved: Held, held: Held, mayGive: MayGive): Permission[] {
  return allPermissions.filter((one) => saved.has(one) !== held.has(one) && !mayGive(one))
}
