import { asValue } from '../../../platform/audit/audit.ts'
import type { z } from 'zod'
import type { BasicInfoChange, BasicInfoInput } from '@muster/contract/employees/basic-info.routes.ts'
import { fullName } from '@muster/contract/name.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import {
  accessFrom,
  accessTo,
  permissionsHeld,
  privileged,
  privilegedOfRole,
  roleToBeginWith,
} from '../../identity/index.ts'
import { basicInfo } from './basic-info.queries.ts'
import { oneEmployee } from './change-employee.ts'
import { lockedMonthsToPay } from '../employment/locked-months.ts'
import { employeeAccount } from '../records.queries.ts'

/** A new person with a privileged role starts with a plain one; the role is pending. */
export async function addGuard(tx: Tx, input: z.output<typeof BasicInfoInput>) {
  const role = await privilegedOfRole(tx, input.roleId)
  if (!role || role.permissions.length === 0) return null
  const name = fullName(input)
  const least = await roleToBeginWith(tx)
  return {
    ...accessTo(tx.organisation, name, role.permissions),
    employee: null,
    changes: [
      { label: say`Role`, from: asValue(least?.name), to: verbatim(role.name) },
      { label: say`Sign-in email`, from: null, to: verbatim(input.workEmail) },
    ],
    news: (by: string) => say`${by} added ${name} (${input.workEmail}) with the role ${role.name}`,
    now: () => Promise.reject<never>(new Error('Only the role waits.')),
    split: {
      body: { ...input, roleId: least?._id ?? input.roleId },
      rest: (answer: unknown) => {
        const { _id: id } = answer as { _id: Id }
        if (!least)
          throw wrongField('body.roleId', say`Add a role without privileged permissions first, to begin with.`)
        return {
          key: 'PUT /api/v1/employee/permissions/{id}' as const,
          params: { id },
          body: { roleId: input.roleId, permissions: {} },
          record: { type: 'employee' as const, id },
          employee: id,
        }
      },
    },
  }
}

/** A privileged role, or a new sign-in address for someone with privileged access. */
export async function changeGuard(tx: Tx, app: App, id: Id, change: z.output<typeof BasicInfoChange>) {
  const before = await basicInfo(tx, { id, now: tx.now })
  const account = await employeeAccount(tx, { id })
  if (!before || !account) return null
  const held = privileged(await permissionsHeld(tx, account.account))
  const role = change.roleId && change.roleId !== before.role._id ? await privilegedOfRole(tx, change.roleId) : null
  const given = (role?.permissions ?? []).filter((one) => !held.includes(one))
  const taken = role ? held.filter((one) => !role.permissions.includes(one)) : []
  const isMoved = change.workEmail !== undefined && change.workEmail !== before.workEmail && held.length > 0
  const { leftOn } = before
  const joinedOn = change.joinedOn ?? before.joinedOn
  const dates =
    joinedOn < before.joinedOn ? await lockedMonthsToPay(tx, app, id, before.name, before, { joinedOn, leftOn }) : null
  const now = () => oneEmployee(tx, id)
  if (given.length + taken.length === 0 && !isMoved) return dates && { ...dates, now }
  return {
    ...(given.length > 0 || isMoved
      ? accessTo(id, before.name, [...new Set([...given, ...(isMoved ? held : [])])])
      : accessFrom(id, before.name)),
    changes: [
      ...(role ? [{ label: say`Role`, from: verbatim(before.role.name), to: verbatim(role.name) }] : []),
      ...(isMoved
        ? [{ label: say`Sign-in email`, from: verbatim(before.workEmail), to: asValue(change.workEmail) }]
        : []),
      ...(dates?.changes ?? []),
    ],
    news: (by: string) =>
      isMoved
        ? say`${by} changed the sign-in email of ${before.name}`
        : given.length > 0
          ? say`${by} gave ${before.name} privileged access`
          : say`${by} took privileged access from ${before.name}`,
    now,
  }
}
