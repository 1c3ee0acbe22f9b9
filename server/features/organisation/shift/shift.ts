import type { z } from 'zod'
import type { ShiftInput } from '@muster/contract/organisation/shift.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { todayChanged } from '../company/today.ts'
import { deleteShift, insertShift, putShiftLocations, shiftById, shiftUse, updateShift } from './shift.queries.ts'
import { peopleText } from '../people-words.ts'

type Input = z.output<typeof ShiftInput>

export async function oneShift(tx: Tx, id: Id) {
  const found = await shiftById(tx, { id, now: tx.now })
  if (!found) throw notFound('The shift')
  return found
}

export async function addShift(tx: Tx, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  await insertShift(tx, row(tx, id, input))
  await putShiftLocations(tx, { id, locations: input.locationIds })
  return { _id: id }
}

export async function changeShift(tx: Tx, id: Id, input: Input): Promise<{ _id: Id }> {
  if ((await updateShift(tx, row(tx, id, input))) === 0) throw notFound('The shift')
  await putShiftLocations(tx, { id, locations: input.locationIds })
  await todayChanged(tx)
  return { _id: id }
}

/** A shift that somebody had once is part of their attendance and stays. */
export async function removeShift(tx: Tx, id: Id): Promise<null> {
  const use = await shiftUse(tx, { id })
  if (!use) throw notFound('The shift')
  if (use.people > 0) {
    throw conflict(`"${use.name}" is used by ${peopleText(use.people)}. Assign another shift before deleting it.`)
  }
  await deleteShift(tx, { id })
  return null
}

function row(tx: Tx, id: Id, { weeklyOffs, locationIds: _, ...input }: Input) {
  return { ...input, id, weeklyOffs: JSON.stringify(weeklyOffs), now: tx.now }
}
