import { addDays } from '@muster/engine/day.ts'
import { afterWorkingHours } from '@muster/engine/attendance/working-hours.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { workCalendars } from '../../calendar/index.ts'

/** The moment this many working hours from now, by the requester's shifts and days off; at most a year ahead. */
export async function dueAt(tx: Tx, employee: Id, hours: number): Promise<Instant> {
  const from = addDays(tx.now.slice(0, 10), -1)
  const to = addDays(from, 366)
  const [person] = await workCalendars(tx, { employees: [employee], from, to })
  if (!person) throw new Error('The requester is not employed.')
  const { zone, shiftOn } = person
  const off = person.off(from, to)
  return afterWorkingHours(tx.now, hours, {
    zone,
    from: localDay(tx.now, zone),
    to,
    shiftOn: (day) => (off.has(day) ? null : shiftOn(day)),
  })
}
