import type { z } from 'zod'
import type { ReminderInput } from '@muster/contract/attendance/reminder.routes.ts'
import type { Day } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { addDays } from '@muster/engine/day.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { notifyEach } from '../../notifications/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { whyArchived } from '../archive/archived-days.ts'
import { noteReminded, type Reminded, noteMissed } from './remind.queries.ts'

/** Reminds people of a day that needs attention, once for each issue; people who see only a team reach no others. */
export async function remind(
  tx: Tx,
  actor: Actor,
  { employeeIds, date }: z.output<typeof ReminderInput>,
): Promise<{ reminded: number }> {
  const today = await companyToday(tx)
  const day = date ?? today
  if (day > today) throw wrongField('body.date', say`Choose a day up to today`)
  const archived = await whyArchived(tx, day)
  if (archived !== null) throw wrongField('body.date', archived)
  const everyone = may(actor, ['organizationAttendanceRead', 'allEmployeeAttendanceRead'])
  const reminded = await noteReminded(tx, {
    employees: employeeIds,
    date: day,
    // The admin has no team: an id without reports.
    manager: everyone ? null : (actor.employee ?? actor.account),
    by: actor.account,
    now: tx.now,
  })
  await notifyEach(
    tx,
    reminded.map((one) => ({
      account: one.account,
      type: one.about === 'missedPunch' ? ('missed-punch' as const) : ('attendance' as const),
      message: words(one, day, today),
    })),
  )
  return { reminded: reminded.length }
}

export const missedText = (day: Day, today: Day): Sentence =>
  day === today
    ? say`You did not punch out today. Request a correction with the time you left.`
    : say`You did not punch out on ${{ day }}. Request a correction with the time you left.`

function words({ about, lateMinutes }: Reminded, day: Day, today: Day): Sentence {
  const isToday = day === today
  if (about === 'notYet')
    return isToday ? say`You have not punched in today.` : say`You have not punched in on ${{ day }}.`
  if (about === 'late')
    return isToday ? say`You were ${lateMinutes} min late today.` : say`You were ${lateMinutes} min late on ${{ day }}.`
  if (about === 'missedPunch') return missedText(day, today)
  return isToday
    ? say`You have no punches today. Request a correction if you worked.`
    : say`You have no punches on ${{ day }}. Request a correction if you worked.`
}

/** Days back for which missed punches are reported: the server may have been down over a weekend. */
const daysBack = 3

/** Notifies people of days that ended without a punch-out, once each, while they remember when they left. */
export async function tellMissed(tx: Tx): Promise<void> {
  const today = await companyToday(tx)
  const missed = await noteMissed(tx, { from: addDays(today, -daysBack), now: tx.now })
  await notifyEach(
    tx,
    missed.map(({ account, day }) => ({ account, type: 'missed-punch' as const, message: missedText(day, today) })),
  )
}
