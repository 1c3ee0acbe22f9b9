import type { z } from 'zod'
import type { EmployeePermissions, PermissionsInput } from '@muster/contract/identity/permission.routes.ts'
import { areaIds, type AreaId } from '@muster/contract/permission-areas.ts'
import { flagsIn, levelOf } from '@muster/contract/access-levels.ts'
import { allPermissions, permissions as table, type Permission, readOf } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { notingAccess } from '../../../platform/access/noting-access.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, invalid, notFound, type FieldFault } from '../../../platform/problem.ts'
import { setRole } from '../account/account.ts'
import { effectivePermissions, writeOf, type Changes } from '../account/effective.ts'
import { deleteOtherChanges } from '../account/account-permission.queries.ts'
import { permissionsOf, putChanges } from './permission.queries.ts'

type Shown = z.output<typeof EmployeePermissions>

export async function showPermissions(tx: Tx, actor: Actor, employee: Id): Promise<Shown> {
  const held = await heldBy(tx, employee)
  const effective = effectivePermissions(held, held.changes)
  return {
    role: { _id: held.roleId, name: held.roleName },
    rolePermissions: held.isAdmin
      ? [...allPermissions]
      : allPermissions.filter((one) => held.permissions.includes(one)),
    permissions: Object.fromEntries(allPermissions.map((one) => [one, effective.has(one)])),
    changed: held.changes,
    isSelf: held.account === actor.account,
  }
}

/** Changes permissions on top of the role. One that equals the role's is not stored, so that it follows the role from then on. */
export async function changePermissions(
  tx: Tx,
  actor: Actor,
  employee: Id,
  input: z.output<typeof PermissionsInput>,
): Promise<Shown> {
  const before = await heldBy(tx, employee)
  if (before.account === actor.account)
    throw forbidden(say`You cannot change your own permissions. Ask another administrator.`)
  return notingAccess(tx, actor, [before.account], () => putPermissions(tx, actor, employee, before, input))
}

async function putPermissions(
  tx: Tx,
  actor: Actor,
  employee: Id,
  before: Awaited<ReturnType<typeof heldBy>>,
  input: z.output<typeof PermissionsInput>,
): Promise<Shown> {
  if (input.roleId !== undefined && input.roleId !== before.roleId) await setRole(tx, before.account, input.roleId)
  const held = await heldBy(tx, employee)
  const wanted = wantedFlags(effectivePermissions(held, held.changes), input.permissions)
  const had = effectivePermissions(before, before.changes)
  assertMayChange(actor, had, wanted)
  const changes = Object.fromEntries(
    allPermissions
      .filter((one) => wanted.has(one) !== held.permissions.includes(one))
      .map((one) => [one, wanted.has(one)]),
  )
  await deleteOtherChanges(tx, { account: held.account, changes: JSON.stringify(changes) })
  await putChanges(tx, { account: held.account, changes: JSON.stringify(changes) })
  await actorsChanged(tx, held.account)
  await keep(tx, actor, employee, { role: before.roleName, flags: had }, { role: held.roleName, flags: wanted })
  return showPermissions(tx, actor, employee)
}

/** The permissions an account holds, in the shape the browser gets. */
export function flagsOf(actor: Actor): Record<string, boolean> {
  return Object.fromEntries(allPermissions.filter((one) => actor.permissions.has(one)).map((one) => [one, true]))
}

async function heldBy(tx: Tx, employee: Id) {
  const held = await permissionsOf(tx, { employee })
  if (!held) throw notFound(say`The employee was not found.`)
  return held
}

/** Granting write grants read; revoking read revokes write. Granting write while revoking read is an error. */
function wantedFlags(present: ReadonlySet<Permission>, asked: Changes): Set<Permission> {
  const wanted = new Set(present)
  const errors: FieldFault[] = []
  for (const one of allPermissions.filter((flag) => asked[flag] !== undefined)) {
    const read = readOf(one)
    const write = writeOf(one)
    if (asked[one]) {
      wanted.add(one)
      if (read && asked[read] === false)
        errors.push({
          path: `body.permissions.${read}`,
          message: say`"${table[one].label}" needs "${table[read].label}"`,
        })
      else if (read) wanted.add(read)
    } else {
      wanted.delete(one)
      if (write && !asked[write]) wanted.delete(write)
    }
  }
  if (errors.length > 0) throw invalid(errors)
  return wanted
}

/** No one may grant or revoke what they don't hold; otherwise a clerk could make or unmake an administrator. */
function assertMayChange(actor: Actor, before: ReadonlySet<Permission>, wanted: ReadonlySet<Permission>): void {
  const beyond = [...before.symmetricDifference(wanted)].filter((one) => !actor.permissions.has(one))
  if (beyond.length === 0) return
  throw invalid(
    beyond.map((one) => ({
      path: `body.permissions.${one}`,
      message: wanted.has(one)
        ? say`You can grant only what you hold: "${table[one].label}"`
        : say`You can revoke only what you hold: "${table[one].label}"`,
    })),
  )
}

interface Rights {
  role: string
  flags: ReadonlySet<Permission>
}

type Reach = Record<'role' | `access.${AreaId}`, string>

/** A level, or for a custom one the single permissions. */
function reachOf(area: AreaId, flags: ReadonlySet<Permission>): string {
  const level = levelOf(area, flags)
  if (level !== 'custom') return level
  return flagsIn(area)
    .filter((flag) => flags.has(flag))
    .join(', ')
}

/** Logs the change: for each area the level, or the single permissions if they are custom. */
async function keep(tx: Tx, actor: Actor, employee: Id, before: Rights, after: Rights): Promise<void> {
  const view = ({ role, flags }: Rights): Reach => ({
    role,
    ...(Object.fromEntries(areaIds.map((id) => [`access.${id}`, reachOf(id, flags)])) as Omit<Reach, 'role'>),
  })
  const changes = differences(view(before), view(after))
  if (Object.keys(changes).length === 0) return
  await audit(tx, actor, 'changedPermissions', { type: 'employee', id: employee }, changes)
}
