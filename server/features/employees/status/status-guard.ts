import type { z } from 'zod'
import type { StatusInput } from '@muster/contract/employees/employee-status.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { accessFrom, accessTo, endSessions, permissionsHeld, privileged } from '../../identity/index.ts'
import { basicInfo } from '../basic-info/basic-info.queries.ts'
import { lockedMonthsToPay } from '../employment/locked-months.ts'
import { employeeAccount } from '../records.queries.ts'

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
