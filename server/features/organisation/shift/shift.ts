import type { z } from 'zod'
import type { ShiftChange, ShiftInput } from '@muster/contract/organisation/shift.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import { calendarChanged } from '../company/calendar-changed.ts'
import { companyToday } from '../company/today.ts'
import { deleteShift, insertShift, putShiftLocations, renameShift, shiftById, shiftUse } from './shift.queries.ts'
import { hoursStay, lockedFrom, putVersion } from './shift-version.queries.ts'

type Input = z.output<typeof ShiftInput>
type Change = z.output<typeof ShiftChange>

export async function oneShift(tx: Tx, id: Id) {
  const shift = await shiftById(tx, { id, now: tx.now })
  if (!shift) throw notFound(say`The shift was not found.`)
  return shift
}

export async function addShift(tx: Tx, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  await insertShift(tx, row(tx, id, input))
  await putShiftLocations(tx, { id, locations: input.locationIds })
  return { _id: id }
}

/** New hours apply from a day on, and days since then are recalculated; earlier days keep their hours. */
export async function changeShift(tx: Tx, actor: Actor, id: Id, { from, ...input }: Change): Promise<{ _id: Id }> {
  const today = await companyToday(tx)
  const version = { ...row(tx, id, input), from: from ?? today }
  const known = await hoursStay(tx, version)
  if (!known) throw notFound(say`The shift was not found.`)
  await renameShift(tx, version)
  await putShiftLocations(tx, { id, locations: input.locationIds })
  if (known.stays) return { _id: id }
  await refusePast(tx, version.from, today)
  await putVersion(tx, version)
  // The day before ends where this one starts.
  await calendarChanged(tx, actor, { employees: null, from: addDays(version.from, -1) })
  return { _id: id }
}

const longestPast = 92

/** Paid days stay as they are, and a year of everyone's days should not change by a typing error. */
async function refusePast(tx: Tx, from: Day, today: Day): Promise<void> {
  const locked = await lockedFrom(tx, { day: from })
  if (locked?.to)
    throw wrongField('body.from', say`Payroll has locked days to ${{ day: locked.to }}. Choose a later day.`)
  const earliest = addDays(today, -longestPast)
  if (from < earliest) throw wrongField('body.from', say`Choose ${{ day: earliest }} or a later day.`)
}

/** A shift once assigned is part of attendance records and stays. */
export async function removeShift(tx: Tx, id: Id): Promise<null> {
  const use = await shiftUse(tx, { id })
  if (!use) throw notFound(say`The shift was not found.`)
  if (use.people > 0) {
    throw conflict(
      say`"${use.name}" is used by ${plural(use.people, { one: '# person', other: '# people' })}. Assign another shift before deleting it.`,
    )
  }
  await deleteShift(tx, { id })
  return null
}

function row(tx: Tx, id: Id, { weeklyOffs, locationIds: _, ...input }: Input) {
  return { ...input, id, weeklyOffs: JSON.stringify(weeklyOffs), now: tx.now }
}
