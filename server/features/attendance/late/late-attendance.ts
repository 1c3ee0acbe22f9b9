import type { z } from 'zod'
import type { LateAttendanceInput } from '@muster/contract/attendance/late-attendance.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { lastDay } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/words.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { notFound, refused, wrongField } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { whyArchived } from '../archive/archived-days.ts'
import { lockPeople, lockedOn, lockDaysShared } from '../day/attendance-day.queries.ts'
import { mustReach } from '../person/person-attendance.ts'
import { insertLate, lateMonths, paidDay, reopenRows, markRowsPaid, type LateMonth } from './late-attendance.queries.ts'

/**
 * What days of locked months came to beyond what their pay runs took, by person and month, up to the end of a month and not
 * settled yet. Days that were over when they were locked count against what was on record then; days that ended later count
 * whole, as the run knew nothing of them. So add it to the loss of pay that a locked payslip holds, not to `attendanceFacts`
 * of today.
 *
 * @param of.run a run that is calculated again: what it settled counts as open
 * @param of.settled all that is on record, for a calculation of the month from scratch
 */
export function lateAttendance(
  tx: Tx,
  of: { upTo: Month; employees?: readonly Id[] | null; run?: Id | null; settled?: boolean },
): Promise<LateMonth[]> {
  const { upTo, employees = null, run = null, settled = false } = of
  return lateMonths(tx, { upTo: lastDay(upTo), employees, except: run, settled })
}

/** These rows are in the pay of an approved run. A row that another run has settled stays with it; answers how many it took. */
export function markLateAttendancePaid(tx: Tx, { ids, run }: { ids: readonly Id[]; run: Id }): Promise<number> {
  return markRowsPaid(tx, { ids, run, now: tx.now })
}

/** What the run settled is open again: of the person whose payslip was reversed, or (null) of all when the run is opened again. */
export async function reopenLateAttendance(tx: Tx, of: { run: Id; employee: Id | null }): Promise<void> {
  await reopenRows(tx, of)
}

/** HR says what a day of a locked month was, for the next pay run to settle. */
export async function recordLate(
  tx: Tx,
  actor: Actor,
  employee: Id,
  { day, halfDays, reason }: z.output<typeof LateAttendanceInput>,
): Promise<{ _id: Id }> {
  await mustReach(tx, actor, employee, ['attendanceWrite'])
  if (actor.employee === employee) throw refused(say`You can't change your own pay. Ask a colleague in HR.`)
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
