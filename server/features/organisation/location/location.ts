import type { z } from 'zod'
import type { LocationInput } from '@muster/contract/organisation/location.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import { cursorPage, readCursor } from '../../../platform/database/cursor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { todayChanged } from '../company/today.ts'
import {
  deleteLocation,
  insertLocation,
  locationById,
  locationPage,
  locationsAfter,
  locationUse,
  updateLocation,
  type LocationValues,
} from './location.queries.ts'

type Input = z.output<typeof LocationInput>

export async function listLocations(tx: Tx, query: Parameters<typeof locationPage>[1]) {
  const { data, total } = await locationPage(tx, query)
  return { data: data.map(inDegrees), total }
}

export async function oneLocation(tx: Tx, id: Id) {
  const location = await locationById(tx, { id })
  if (!location) throw notFound(say`The location was not found.`)
  return inDegrees(location)
}

export async function pickLocations(
  tx: Tx,
  query: { search?: string | undefined; next: string | null; limit: number },
) {
  const after = readCursor(query.next)
  const { search, limit } = query
  const locations = await locationsAfter(tx, {
    search,
    limit,
    afterName: after?.name ?? null,
    afterId: after?.id ?? null,
  })
  return cursorPage(locations, limit, (row) => ({ name: row.name, id: row._id }))
}

export async function addLocation(tx: Tx, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  await insertLocation(tx, values(tx, id, input))
  return { _id: id }
}

export async function changeLocation(tx: Tx, id: Id, input: Input): Promise<{ _id: Id }> {
  const before = await oneLocation(tx, id)
  if ((await updateLocation(tx, values(tx, id, input))) === 0) throw notFound(say`The location was not found.`)
  if (before.timeZone !== input.timeZone) await todayChanged(tx)
  return { _id: id }
}

/** A location where a person once worked decides the law for that time and stays. */
export async function removeLocation(tx: Tx, id: Id): Promise<null> {
  const use = await locationUse(tx, { id })
  if (!use) throw notFound(say`The location was not found.`)
  if (use.people > 0)
    throw conflict(
      say`"${use.name}" is or was the place of ${plural(use.people, { one: '# person', other: '# people' })}. Choose another location for them first.`,
    )
  if (use.once > 0) {
    const who = use.once === 1 ? 'somebody' : peopleText(use.once)
    throw conflict(say`"${use.name}" was the place of ${who} once, and their pay of that time goes by it. It stays.`)
  }
  await deleteLocation(tx, { id })
  return null
}

function values(tx: Tx, id: Id, { latitude, longitude, ...input }: Input): LocationValues {
  return { ...input, id, latitudeE6: millionths(latitude), longitudeE6: millionths(longitude), now: tx.now }
}

const millionths = (degrees: number | null) => (degrees === null ? null : Math.round(degrees * 1_000_000))

function inDegrees<R extends { latitudeE6: number | null; longitudeE6: number | null }>({
  latitudeE6,
  longitudeE6,
  ...row
}: R) {
  const degrees = (e6: number | null) => (e6 === null ? null : e6 / 1_000_000)
  return { ...row, latitude: degrees(latitudeE6), longitude: degrees(longitudeE6) }
}

/** `1 person`, `180 people` */
function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`
}
