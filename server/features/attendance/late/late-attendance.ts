import type { z } from 'zod'
import type { LateAttendanceInput } from '@muster/contract/attendance/late-attendance.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { lastDay } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { notFound, refused, wrongField } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { whyArchived } from '../archive/archived-days.ts'
import { lockPeople } from '../day/attendance-day.queries.ts'
import { followAbsence } from '../day/recompute.ts'
import { lockedOn, lockDaysShared } from '../lock/attendance-lock.queries.ts'
import { mustReach } from '../reach.ts'
import { insertLate, lateMonths, paidDay, reopenRows, markRowsPaid, type LateMonth } from './late-attendance.queries.ts'

/**
 * Differences between days in locked months and what their pay runs deducted, by person and month, up to the end of a month and not settled
 * yet. Days over when locked are compared with what was on record then; days ending later count in full, because the run did not know them.
 * So add it to a locked payslip's loss of pay, not to today's `attendanceFacts`.
 *
 * @param of.run a run being recalculated: what it settled counts as open
 * @param of.settled everything on record, to calculate the month from scratch
 */
export function lateAttendance(
  tx: Tx,
  of: { upTo: Month; employees?: readonly Id[] | null; run?: Id | null; settled?: boolean },
): Promise<LateMonth[]> {
  const { upTo, employees = null, run = null, settled = false } = of
  return lateMonths(tx, { upTo: lastDay(upTo), employees, except: run, settled })
}

/** Marks these rows as paid in an approved run. Rows settled by another run stay with it; returns the number marked. */
export function markLateAttendancePaid(tx: Tx, { ids, run }: { ids: readonly Id[]; run: Id }): Promise<number> {
  return markRowsPaid(tx, { ids, run, now: tx.now })
}

/** Opens what the run settled again: for the person whose payslip was reversed, or (null) everyone if the run is reopened. */
export async function reopenLateAttendance(tx: Tx, of: { run: Id; employee: Id | null }): Promise<void> {
  await reopenRows(tx, of)
}

/** HR records the true state of a day in a locked month, for the next pay run to settle. */
export async function recordLate(
  tx: Tx,
  actor: Actor,
  employee: Id,
  { day, halfDays, reason }: z.output<typeof LateAttendanceInput>,
): Promise<{ _id: Id }> {
  await mustReach(tx, actor, employee, ['attendanceWrite'])
  if (isOwn(actor, employee)) throw refused(say`You can't change your own pay. Ask a colleague in HR.`)
  const [known] = await lockPeople(tx, { employees: [employee] })
  if (!known) throw notFound(say`The employee was not found.`)
  await lockDaysShared(tx, {})
  const archived = await whyArchived(tx, day)
  if (archived !== null) throw wrongField('body.day', archived)
  if (!(await lockedOn(tx, { day }))) {
    throw wrongField('body.day', say`Payroll has not locked this day. Correct the attendance itself.`)
  }
  const paid = await paidDay(tx, { employee, day, today: await companyToday(tx) })
  if (!paid) throw wrongField('body.day', say`Choose a day that is over and on which the person was employed.`)
  const after = paid.halfDays + halfDays
  if (after < 0 || after > 2) {
    const problem =
      paid.halfDays === 0
        ? say`No deduction was made for this day. Choose another adjustment.`
        : say`Already deducted for this day: ${daysSaid(paid.halfDays)}. Choose another adjustment.`
    throw wrongField('body.halfDays', problem)
  }
  const id = newId()
  await insertLate(tx, { id, employee, day, halfDays, reason, account: actor.account, now: tx.now })
  await followAbsence(tx, employee, day)
  await audit(
    tx,
    actor,
    'recordedLateAttendance',
    { type: 'employee', id: employee },
    {
      lossOfPay: { of: { day }, from: daysSaid(paid.halfDays), to: daysSaid(after) },
      reason: nowIs(reason),
    },
  )
  return { _id: id }
}
