import { asValue } from '../../../platform/audit/audit.ts'
import type { z } from 'zod'
import type { BasicInfoChange, BasicInfoInput } from '@muster/contract/employees/basic-info.routes.ts'
import type { StatusInput } from '@muster/contract/employees/employee-status.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { accessTo, permissionsHeld, privileged, privilegedOfRole, roleToBeginWith } from '../../identity/index.ts'
import { basicInfo } from '../basic-info/basic-info.queries.ts'
import { oneEmployee } from '../basic-info/change-employee.ts'
import { employeeAccount } from '../records.queries.ts'

/** A new person with a privileged role starts with a plain one; the role is pending. */
export async function addGuard(tx: Tx, input: z.output<typeof BasicInfoInput>) {
  const role = await privilegedOfRole(tx, input.roleId)
  if (!role || role.permissions.length === 0) return null
  const name = `${input.firstName} ${input.lastName}`
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
export async function changeGuard(tx: Tx, id: Id, change: z.output<typeof BasicInfoChange>) {
  const before = await basicInfo(tx, { id, now: tx.now })
  const account = await employeeAccount(tx, { id })
  if (!before || !account) return null
  const held = privileged(await permissionsHeld(tx, account.account))
  const role = change.roleId && change.roleId !== before.role._id ? await privilegedOfRole(tx, change.roleId) : null
  const given = (role?.permissions ?? []).filter((one) => !held.includes(one))
  const isMoved = change.workEmail !== undefined && change.workEmail !== before.workEmail && held.length > 0
  if (given.length === 0 && !isMoved) return null
  return {
    ...accessTo(id, before.name, [...new Set([...given, ...(isMoved ? held : [])])]),
    changes: [
      ...(role ? [{ label: say`Role`, from: verbatim(before.role.name), to: verbatim(role.name) }] : []),
      ...(isMoved
        ? [{ label: say`Sign-in email`, from: verbatim(before.workEmail), to: asValue(change.workEmail) }]
        : []),
    ],
    news: (by: string) =>
      isMoved
        ? say`${by} changed the sign-in email of ${before.name}`
        : say`${by} gave ${before.name} privileged access`,
    now: () => oneEmployee(tx, id),
  }
}

/** A former employee who returns with privileged access. */
export async function statusGuard(tx: Tx, id: Id, { status }: z.output<typeof StatusInput>) {
  const before = await basicInfo(tx, { id, now: tx.now })
  const account = await employeeAccount(tx, { id })
  if (!before || !account || before.status !== 'inactive' || status === 'inactive') return null
  const held = privileged(await permissionsHeld(tx, account.account))
  if (held.length === 0) return null
  return {
    ...accessTo(id, before.name, held),
    changes: [
      { label: say`Status`, from: say`Inactive`, to: say`Active` },
      { label: say`Role`, from: verbatim(before.role.name), to: verbatim(before.role.name) },
    ],
    news: (by: string) => say`${by} activated ${before.name} again, who has privileged access`,
    now: () => Promise.resolve({ status: before.status, leftOn: before.leftOn }),
  }
}
