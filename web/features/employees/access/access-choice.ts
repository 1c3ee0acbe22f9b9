import type { Held } from '@muster/contract/access-levels.ts'
import { allPermissions, type Permission, withReads } from '@muster/contract/permissions.ts'
import type { RoleHeld } from '../../../shared/permissions/area-row.tsx'
import type { MayGive } from '../../../shared/permissions/with-area.ts'
import type { Permissions } from '../employee-labels.ts'

export interface AccessChoice {
  role: RoleHeld & { id: string }
  held: Held
}

/** The saved access. */
export function savedAccess({ role, rolePermissions, permissions }: Permissions): AccessChoice {
  return {
    role: { id: role._id, name: role.name, held: withReads(rolePermissions) },
    held: new Set(allPermissions.filter((one) => permissions[one] === true)),
  }
}

/** Switches to another role; differences from the previous role stay. */
export function withRole({ role: before, held }: AccessChoice, role: AccessChoice['role']): AccessChoice {
  const flags = allPermissions.filter((one) =>
    held.has(one) === before.held.has(one) ? role.held.has(one) : held.has(one),
  )
  return { role, held: withReads(flags) }
}

/** The call's body: the role if it changed, and the flags that differ from the role and its earlier overrides. */
export function bodyOf(chosen: AccessChoice, { role, changed }: Permissions) {
  const follows = withReads(allPermissions.filter((one) => changed[one] ?? chosen.role.held.has(one)))
  const flags = allPermissions.filter((one) => chosen.held.has(one) !== follows.has(one))
  const permissions: Partial<Record<Permission, boolean>> = {}
  for (const one of flags) permissions[one] = chosen.held.has(one)
  return { ...(chosen.role.id === role._id ? {} : { roleId: chosen.role.id }), permissions }
}

/** Changes that need someone else: no one gives or revokes what they do not hold. */
export function beyond(saved: Held, held: Held, mayGive: MayGive): Permission[] {
  return allPermissions.filter((one) => saved.has(one) !== held.has(one) && !mayGive(one))
}
