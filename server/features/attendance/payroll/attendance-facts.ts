import type { Day, Id, Month } from '@muster/contract/values.ts'
import { days, firstDay, lastDay } from '@muster/engine/day.ts'
import { breather } from '../../../platform/breathe.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { compOffTaken } from '../../../platform/leave/leave.ts'
import { workCalendars } from '../../calendar/index.ts'
import { refuseArchived } from '../archive/archived-days.ts'
import { lockPeople } from '../day/attendance-day.queries.ts'
import { recompute } from '../day/recompute.ts'
import { deleteAutomatic, automaticDays } from '../late/late-attendance.queries.ts'
import { deleteLock, daysForUpdate, insertLock } from '../lock/attendance-lock.queries.ts'
import { monthFacts, type MonthFacts } from './attendance-facts.queries.ts'

export interface AttendanceFacts extends MonthFacts {
  /** Weekly offs and holidays of the whole month, including future days and days before joining. */
  nonWorkingDays: Day[]
}

/**
 * Payroll's input from a month: loss of pay with reasons, and the days off, for everyone employed in it or for some. Five statements for
 * any number of people.
 */
export async function attendanceFacts(
  tx: Tx,
  of: { month: Month; employees?: Id[] | null },
): Promise<AttendanceFacts[]> {
  const span = { employees: of.employees ?? null, from: firstDay(of.month), to: lastDay(of.month) }
  const month = days(span.from, span.to)
  const taken = JSON.stringify(await compOffTaken(tx, span))
  const [calendars, facts] = await Promise.all([workCalendars(tx, span), monthFacts(tx, { ...span, taken })])
  const factsOf = new Map(facts.map((one) => [one.employee, one]))
  const daysOff = new Map<string, Day[]>()
  const withDaysOff: AttendanceFacts[] = []
  const breathe = breather()
  for (const calendar of calendars) {
    // Thousands of people share a few shifts and locations, and so their days off.
    const places = calendar.places.map((place) => `${place.from} ${place.location}`)
    const key = `${calendar.location} ${places.join()} ${month.map((day) => calendar.patternOn(day)?.id).join(' ')}`
    const off = daysOff.get(key) ?? [...calendar.offByPattern(span.from, span.to).keys()].toSorted()
    daysOff.set(key, off)
    withDaysOff.push({ ...(factsOf.get(calendar.employee) ?? noFacts(calendar.employee)), nonWorkingDays: off })
    await breathe()
  }
  return withDaysOff
}

const noFacts = (employee: Id): MonthFacts => ({
  employee,
  lossOfPay: [],
  present: 0,
  halfDay: 0,
  leave: 0,
  absent: 0,
  open: 0,
  overtimeMinutes: 0,
})

/**
 * The period's past days no longer change. Waits for days being written, and their writers for it.
 *
 * @param of.paysOvertime overtime of the period is paid, so that it can no longer be taken as comp-off
 */
export async function lockDays(
  tx: Tx,
  { from, to, paysOvertime = false }: { from: Day; to: Day; paysOvertime?: boolean },
): Promise<void> {
  await daysForUpdate(tx, {})
  await insertLock(tx, { from, to, paysOvertime, now: tx.now })
}

/**
 * Undoes `lockDays` for the period beginning on this day. Automatic, unsettled late attendance is deleted with the lock, and its days are
 * recalculated from current records. HR's manual entries stay.
 */
export async function unlockDays(tx: Tx, { from }: { from: Day }): Promise<void> {
  await refuseArchived(tx, from)
  // People before days, the locking order of all recalculations.
  const known = await automaticDays(tx, { from })
  await lockPeople(tx, { employees: [...new Set(known.map(({ employee }) => employee))] })
  await daysForUpdate(tx, {})
  const rows = await automaticDays(tx, { from })
  await deleteAutomatic(tx, { from })
  await deleteLock(tx, { from })
  for (const [employee, days] of Map.groupBy(rows, (one) => one.employee)) {
    const [first, last] = [days[0]?.day ?? from, days.at(-1)?.day ?? from]
    if (known.some((one) => one.employee === employee)) await recompute(tx, [employee], first, last)
    else
      await tx.enqueue('attendance-recompute', {
        ...{ organisation: tx.organisation, employees: [employee], from: first, to: last },
      })
  }
}
