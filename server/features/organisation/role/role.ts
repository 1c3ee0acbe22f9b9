import type { z } from 'zod'
import type { RoleInput } from '@muster/contract/organisation/role.routes.ts'
import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import { notingAccess } from '../../../platform/access/noting-access.ts'
import type { Actor } from '../../../platform/actor.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import { cursorPage, readCursor } from '../../../platform/database/cursor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, notFound } from '../../../platform/problem.ts'
import { accountsWithRole, deleteRole, insertRole, roleById, rolesAfter, updateRole } from './role.queries.ts'

type Input = z.output<typeof RoleInput>

export async function pickRoles(tx: Tx, query: { roleName?: string | undefined; next: string | null; limit: number }) {
  const after = readCursor(query.next)
  const { roleName, limit } = query
  const roles = await rolesAfter(tx, { roleName, limit, afterName: after?.name ?? null, afterId: after?.id ?? null })
  return cursorPage(roles, limit, (row) => ({ name: row.name, id: row._id }))
}

export async function addRole(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id }> {
  mayGive(actor, input.permissions, [])
  const id = newId()
  const role = { ...input, canApprove: input.canApprove ?? true, isFallbackApprover: input.isFallbackApprover ?? false }
  await insertRole(tx, { ...role, id, now: tx.now })
  await audit(tx, actor, 'added', { type: 'role', id }, differences(nothing, told(role)))
  return { _id: id }
}

export async function changeRole(tx: Tx, actor: Actor, id: Id, input: Input): Promise<{ _id: Id }> {
  const role = await roleById(tx, { id })
  if (!role) throw notFound(say`The role was not found.`)
  if (role.isAdmin) throw conflict(say`The Admin role holds every permission and stays as it is.`)
  mayGive(actor, input.permissions, role.permissions)
  const isSame = new Set(role.permissions).symmetricDifference(new Set<string>(input.permissions)).size === 0
  if (role.name === actor.role && !isSame)
    throw forbidden(say`You cannot change the permissions of your own role. Ask another administrator.`)
  const { canApprove = role.canApprove, isFallbackApprover = role.isFallbackApprover } = input
  const changed = { ...input, canApprove, isFallbackApprover }
  const work = () => updateRole(tx, { ...changed, id })
  const isOfAccess = privilegedPermissions.some(
    (one) => role.permissions.includes(one) !== input.permissions.includes(one),
  )
  const people = isOfAccess ? (await accountsWithRole(tx, { id })).map(({ account }) => account) : []
  await notingAccess(tx, actor, people, work)
  await actorsChanged(tx, null)
  const changes = differences(told(role), told(changed))
  if (Object.keys(changes).length > 0) await audit(tx, actor, 'changed', { type: 'role', id }, changes)
  return { _id: id }
}

export async function removeRole(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const role = await roleById(tx, { id })
  if (!role) throw notFound(say`The role was not found.`)
  if (role.isAdmin) throw conflict(say`The Admin role stays: someone must be able to do everything.`)
  if (role.people > 0)
    throw conflict(
      say`"${role.name}" is the role of ${plural(role.people, { one: '# person', other: '# people' })}. Give them another role first.`,
    )
  await deleteRole(tx, { id })
  await audit(tx, actor, 'deleted', { type: 'role', id }, differences(told(role), nothing))
  return null
}

const nothing = { name: null, permissions: null, canApprove: null, isFallbackApprover: null }

interface Told {
  name: string
  permissions: readonly string[]
  canApprove: boolean
  isFallbackApprover: boolean
}

function told({ name, permissions, canApprove, isFallbackApprover }: Told) {
  return {
    name,
    permissions: permissions.toSorted().join(', '),
    canApprove: yes(canApprove),
    isFallbackApprover: yes(isFallbackApprover),
  }
}

const yes = (is: boolean) => (is ? 'Yes' : 'No')

/** No one grants, or takes from others, permissions they do not hold themselves. */
function mayGive(actor: Actor, wanted: readonly Permission[], before: readonly string[]): void {
  const changed = [
    ...wanted.filter((one) => !before.includes(one)),
    ...before.filter((one) => !wanted.includes(one as Permission)),
  ]
  if (changed.some((one) => !actor.permissions.has(one as Permission))) {
    throw forbidden(say`You can only change permissions that you hold yourself.`)
  }
}
