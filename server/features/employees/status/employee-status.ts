import type { z } from 'zod'
import type { StatusInput } from '@muster/contract/employees/employee-status.routes.ts'
import type { EmployeeStatus } from '@muster/contract/employees/employment.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import { notingAccess } from '../../../platform/access/noting-access.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { aroundEmployment } from '../../../platform/employment/employments.ts'
import { conflict, forbidden, notFound, wrongField } from '../../../platform/problem.ts'
import { inviteAccount, setAccountActive } from '../../identity/index.ts'
import { calendarChanged } from '../../organisation/index.ts'
import { assertRoom } from '../basic-info/add-employee.ts'
import { lockEmployee } from '../basic-info/basic-info.queries.ts'
import { oneEmployee } from '../basic-info/change-employee.ts'
import { lockPeople, roleToGive, setStatus } from '../basic-info/employment.queries.ts'

interface Outcome {
  status: EmployeeStatus
  leftOn: Day | null
}

/** Someone who has left is signed out everywhere; someone leaving on a later day is on notice until that day is over. */
export async function changeStatus(
  tx: Tx,
  app: App,
  actor: Actor,
  id: Id,
  input: z.output<typeof StatusInput>,
): Promise<Outcome> {
  // Same lock order as where people are moved, so that concurrent changes cannot deadlock.
  if (input.status !== 'inactive') await lockPeople(tx, {})
  const row = await lockEmployee(tx, { id })
  if (!row) throw notFound(say`The employee was not found.`)
  if (isOwn(actor, id)) throw forbidden(say`You cannot change your own status. Ask another administrator.`)
  const role = await roleToGive(tx, { id: row.roleId })
  if (role?.isAdmin && (input.status === 'inactive' || input.status === 'onNotice'))
    throw forbidden(say`The company admin keeps the company running and cannot leave it.`)
  const before = await oneEmployee(tx, id)
  const { next } = await aroundEmployment(tx, id)
  if (next)
    throw conflict(
      say`${before.name} was hired again on ${{ day: next.joinedOn }} as ${next.code}. This employment is over.`,
    )
  if (before.status === 'inactive' && input.status !== 'inactive') await assertRoom(tx)
  const { status, leftOn, reason } = leavingOf(input, before.joinedOn, localDay(tx.now, row.zone))
  await setStatus(tx, { id, status, leftOn, reason, now: tx.now })
  const isInactive = status === 'inactive'
  if (isInactive !== (before.status === 'inactive'))
    await notingAccess(tx, actor, [row.account], () => setAccountActive(tx, row.account, !isInactive))
  await app.employed(tx, [id])
  await leaveAfter(tx, actor, id, before.leftOn, leftOn)
  const view = (one: Outcome, why: string | null) => ({ status: one.status, lastDay: one.leftOn, reason: why })
  const changes = differences(view(before, before.leavingReason), view({ status, leftOn }, reason))
  if (Object.keys(changes).length > 0) await audit(tx, actor, 'changedStatus', { type: 'employee', id }, changes)
  return { status, leftOn }
}

/** Leave booked for days after the last one takes nothing, and counts again if that day moves or is removed. */
async function leaveAfter(tx: Tx, actor: Actor, id: Id, before: Day | null, after: Day | null): Promise<void> {
  const [first] = [before, after].filter((day) => day !== null).toSorted()
  if (before === after || first === undefined) return
  await calendarChanged(tx, actor, { employees: [id], from: addDays(first, 1) })
}

function leavingOf({ status, inactiveDate, reason = '' }: z.output<typeof StatusInput>, joinedOn: Day, today: Day) {
  if (status !== 'inactive' && status !== 'onNotice') return { status, leftOn: null, reason: null }
  const leftOn = inactiveDate ?? today
  if (leftOn < joinedOn)
    throw wrongField('body.inactiveDate', say`The last day cannot be before the first, ${joinedOn}`)
  if (status === 'onNotice' && leftOn < today)
    throw wrongField('body.inactiveDate', say`This day is over. Set the status to inactive`)
  const isOver = status === 'inactive' && leftOn <= today
  return { status: isOver ? ('inactive' as const) : ('onNotice' as const), leftOn, reason: reason || null }
}

/** For people without a password yet, or with a new address to confirm: others can request a password link themselves. */
export async function resendInvitation(tx: Tx, app: App, actor: Actor, id: Id): Promise<null> {
  const row = await lockEmployee(tx, { id })
  if (!row) throw notFound(say`The employee was not found.`)
  const { name, isInvited, signInEmail, status } = await oneEmployee(tx, id)
  if (status === 'inactive') throw conflict(say`${name} has left. Change the status first.`)
  if (!isInvited && signInEmail === null)
    throw conflict(say`${name} has set a password already, and can set a new one with "Forgot password?".`)
  await inviteAccount(tx, app, row.account, actor.account)
  await audit(tx, actor, 'invited', { type: 'employee', id })
  return null
}
