import type { Day, Id } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { calendarChanged } from '../../organisation/index.ts'
import { holidaysBetween, insertHolidays, lockHolidays } from './holiday.queries.ts'

export interface NewHoliday {
  name: string
  day: Day
  /** Empty means every location. */
  locationIds: readonly Id[]
}

/** Adds public holidays, except on days when one of their locations has a holiday already. Returns the number added. */
export async function addHolidays(tx: Tx, actor: Actor, wanted: readonly NewHoliday[]): Promise<number> {
  const days = wanted.map(({ day }) => day).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return 0
  await lockHolidays(tx, {})
  const kept = (await holidaysBetween(tx, { from, to })).map(({ day, locations }) => ({
    day,
    locationIds: locations.map(({ _id }) => _id),
  }))
  const added: NewHoliday[] = []
  for (const one of wanted) if (![...kept, ...added].some((other) => clashes(one, other))) added.push(one)
  if (added.length === 0) return 0
  const rows = added.map(({ name, day, locationIds }) => ({ id: newId(), name, day, places: locationIds }))
  await insertHolidays(tx, { holidays: JSON.stringify(rows), now: tx.now })
  await calendarChanged(tx, actor, { employees: null, from, to })
  return added.length
}

type Place = Pick<NewHoliday, 'day' | 'locationIds'>

function clashes(one: Place, other: Place): boolean {
  if (one.day !== other.day) return false
  if (one.locationIds.length === 0 || other.locationIds.length === 0) return true
  return one.locationIds.some((place) => other.locationIds.includes(place))
}
