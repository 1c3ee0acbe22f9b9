import { accessChanges } from '../../../platform/sensitive/access-changes.ts'
import type { z } from 'zod'
import type { RoleInput } from '@muster/contract/organisation/role.routes.ts'
import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import { type Permission, withReads } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { roleById } from './role.queries.ts'

/** A role in use, or given by a group of the identity provider, gets or loses privileged permissions. */
export async function roleGuard(tx: Tx, id: Id, input: z.output<typeof RoleInput>) {
  const role = await roleById(tx, { id })
  if (!role || role.isAdmin || (role.people === 0 && !role.isMapped)) return null
  const given = input.permissions.filter(
    (one) => privilegedPermissions.includes(one) && !role.permissions.includes(one),
  )
  const taken = role.permissions.filter(
    (one) => privilegedPermissions.includes(one as Permission) && !input.permissions.includes(one as Permission),
  )
  if (given.length + taken.length === 0) return null
  return {
    area: 'access' as const,
    title: say`Permissions of the role ${role.name}`,
    record: { type: 'role' as const, id },
    employee: null,
    needs: given,
    changes: accessChanges(withReads(role.permissions), withReads(input.permissions)),
    now: () => Promise.resolve({ _id: id }),
    news: (by: string) =>
      given.length > 0
        ? say`${by} gave privileged access to the role ${role.name}, held by ${plural(role.people, { one: '# person', other: '# people' })}`
        : say`${by} took privileged access from the role ${role.name}, held by ${plural(role.people, { one: '# person', other: '# people' })}`,
  }
}
