import type { z } from 'zod'
import type { Holiday, HolidayInput } from '@muster/contract/calendar/holiday.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { calendarChanged, companyToday } from '../../organisation/index.ts'
import {
  clashingHoliday,
  deleteHoliday,
  holidaysBetween,
  insertHoliday,
  lockHolidays,
  putHolidayLocations,
  updateHoliday,
} from './holiday.queries.ts'

type Input = z.output<typeof HolidayInput>

/** Of a year, by default the current one in the organisation's time zone. */
export async function holidaysOf(tx: Tx, year: number | undefined): Promise<z.output<typeof Holiday>[]> {
  const asked = year ?? (await companyToday(tx)).slice(0, 4)
  return holidaysBetween(tx, { from: `${asked}-01-01`, to: `${asked}-12-31` })
}

export async function addHoliday(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  await refuseClash(tx, null, input)
  await insertHoliday(tx, { ...input, id, now: tx.now })
  await putHolidayLocations(tx, { id, locations: input.locationIds })
  await daysChanged(tx, actor, [input.day])
  return { _id: id }
}

export async function changeHoliday(tx: Tx, actor: Actor, id: Id, input: Input): Promise<{ _id: Id }> {
  await refuseClash(tx, id, input)
  const old = await updateHoliday(tx, { ...input, id, now: tx.now })
  if (!old) throw notFound(say`The holiday was not found.`)
  await putHolidayLocations(tx, { id, locations: input.locationIds })
  await daysChanged(tx, actor, [old.day, input.day])
  return { _id: id }
}

export async function removeHoliday(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const gone = await deleteHoliday(tx, { id })
  if (!gone) throw notFound(say`The holiday was not found.`)
  await daysChanged(tx, actor, [gone.day])
  return null
}

async function refuseClash(tx: Tx, id: Id | null, { day, locationIds }: Input): Promise<void> {
  await lockHolidays(tx, {})
  const clash = await clashingHoliday(tx, { id, day, locations: locationIds })
  if (!clash) return
  const message = clash.place
    ? say`"${clash.name}" is on this day already in ${clash.place}`
    : say`"${clash.name}" is on this day already`
  throw conflict(message, [{ path: 'body.day', message }])
}

/** Recounts leave on these days, then recalculates the days for everyone there. */
async function daysChanged(tx: Tx, actor: Actor, days: Day[]): Promise<void> {
  for (const day of new Set(days)) await calendarChanged(tx, actor, { employees: null, from: day, to: day })
}
