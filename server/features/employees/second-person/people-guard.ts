import { asValue } from '../../../platform/audit/audit.ts'
import type { z } from 'zod'
import type { BasicInfoChange, BasicInfoInput } from '@muster/contract/employees/basic-info.routes.ts'
import type { StatusInput } from '@muster/contract/employees/employee-status.routes.ts'
import { fullName } from '@muster/contract/name.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import {
  accessFrom,
  accessTo,
  endSessions,
  permissionsHeld,
  privileged,
  privilegedOfRole,
  roleToBeginWith,
} from '../../identity/index.ts'
import { basicInfo } from '../basic-info/basic-info.queries.ts'
import { oneEmployee } from '../basic-info/change-employee.ts'
import { lockedMonthsToPay } from './locked-months.ts'
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

/**
 * The return of a former employee with privileged access, or the end of such a person's employment. Whoever is to lose access is signed out
 * at once and cannot sign in while that is pending (`signInBars`), and still counts as a second person.
 */
export async function statusGuard(tx: Tx, app: App, id: Id, { status, inactiveDate }: z.output<typeof StatusInput>) {
  const before = await basicInfo(tx, { id, now: tx.now })
  const account = await employeeAccount(tx, { id })
  if (!before || !account) return null
  const held = privileged(await permissionsHeld(tx, account.account))
  const now = () => Promise.resolve({ status: before.status, leftOn: before.leftOn })
  const isLeaving = status === 'inactive' || status === 'onNotice'
  const leftOn = isLeaving ? (inactiveDate ?? tx.now.slice(0, 10)) : null
  const dates = await lockedMonthsToPay(tx, app, id, before.name, before, { joinedOn: before.joinedOn, leftOn })
  if (held.length === 0) return dates && { ...dates, now }
  if (before.status === 'inactive' && status !== 'inactive')
    return {
      ...accessTo(id, before.name, held),
      changes: [
        { label: say`Status`, from: say`Inactive`, to: say`Active` },
        { label: say`Role`, from: verbatim(before.role.name), to: verbatim(before.role.name) },
        ...(dates?.changes ?? []),
      ],
      news: (by: string) => say`${by} activated ${before.name} again, who has privileged access`,
      now,
    }
  const isNow = status === 'inactive' && (inactiveDate === undefined || inactiveDate <= tx.now.slice(0, 10))
  const meanwhile = async () => void (await endSessions(tx, account.account, 'deactivated'))
  if (before.status === 'inactive' || !isLeaving) return dates && { ...dates, now }
  return {
    ...accessFrom(id, before.name),
    changes: [
      { label: say`Status`, from: say`Active`, to: status === 'inactive' ? say`Inactive` : say`On notice` },
      { label: say`Role`, from: verbatim(before.role.name), to: null },
    ],
    news: (by: string) => say`${by} ended the employment of ${before.name}, who has privileged access`,
    ...(isNow ? { concerns: [account.account], meanwhile } : {}),
    now,
  }
}
