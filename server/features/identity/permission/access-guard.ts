import { accessChanges } from '../../../platform/sensitive/access-changes.ts'
import type { z } from 'zod'
import type { PermissionsInput } from '@muster/contract/identity/permission.routes.ts'
import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import { allPermissions, type Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { effectivePermissions } from '../account/effective.ts'
import { showPermissions } from './permission.ts'
import { leastRole, rightsOfAccount, roleRights, subjectOf } from './access.queries.ts'

/** The pending change if someone would gain or lose a privileged permission; null if not. */
export async function permissionsGuard(tx: Tx, actor: Actor, employee: Id, input: z.output<typeof PermissionsInput>) {
  const subject = await subjectOf(tx, { employee })
  if (!subject) return null
  const before = await rightsOfAccount(tx, { account: subject.account })
  const role = input.roleId === undefined ? before : await roleRights(tx, { role: input.roleId })
  if (!before || !role) return null
  const had = effectivePermissions(before, before.changes)
  const wanted = effectivePermissions(role, { ...before.changes, ...input.permissions })
  const given = privileged([...wanted].filter((one) => !had.has(one)))
  const taken = privileged([...had].filter((one) => !wanted.has(one)))
  if (given.length + taken.length === 0) return null
  const label =
    role.name === before.name ? [] : [{ label: say`Role`, from: verbatim(before.name), to: verbatim(role.name) }]
  return {
    ...(given.length > 0 ? accessTo(employee, subject.name, given) : accessFrom(employee, subject.name)),
    changes: [...label, ...accessChanges(had, wanted)],
    now: () => showPermissions(tx, actor, employee),
  }
}

/** The privileged permissions of a role, for calls that add or change a person with it. */
export async function privilegedOfRole(tx: Tx, role: Id): Promise<{ name: string; permissions: Permission[] } | null> {
  const rights = await roleRights(tx, { role })
  if (!rights) return null
  return { name: rights.name, permissions: privileged([...effectivePermissions(rights, {})]) }
}

/** The role to start with while another is pending; null if every role is privileged. */
export async function roleToBeginWith(tx: Tx): Promise<{ _id: Id; name: string } | null> {
  return (await leastRole(tx, { privileged: privilegedPermissions })) ?? null
}

export function privileged(list: readonly Permission[]): Permission[] {
  const held = new Set<Permission>(list)
  return allPermissions.filter((one) => held.has(one) && privilegedPermissions.includes(one))
}

export function accessTo(employee: Id, name: string, needs: readonly Permission[]) {
  return {
    area: 'access' as const,
    title: say`Access of ${name}`,
    record: { type: 'employee' as const, id: employee },
    employee,
    needs,
    news: (by: string) => say`${by} gave ${name} privileged access`,
  }
}

/** Taking privileged access away removes a second person. Whoever loses it does not decide. */
export function accessFrom(employee: Id, name: string) {
  return {
    ...accessTo(employee, name, []),
    news: (by: string) => say`${by} took privileged access from ${name}`,
  }
}
