import { firstDay, latest } from '@muster/engine/day.ts'
import { workCalendarJobs } from '../../testing/calendar-jobs.ts'
import { placeOn } from '../known.ts'
import { firstOpenMonth } from '../open-month.ts'
import { placeIn } from '../places.ts'
import type { Teller } from './teller.ts'

/** A person works elsewhere from a day on, or from the first open day if that was locked by then. */
export const move: Teller<'move'> = async (company, person, { day, state }) => {
  const { lockedTo, today } = company
  const open = lockedTo === null ? day : firstDay(firstOpenMonth(company))
  const from = latest(day, open, person.joinedOn)
  const isAhead = from > latest(today, open) || (person.leftOn !== null && from > person.leftOn)
  if (isAhead || placeOn(person, from) === state || [...person.places.keys()].some((one) => one > from)) return false
  const body = { locationId: await placeIn(company, state), locationFrom: from }
  await company.admin.call('PUT /api/v1/employee/basic-info/{id}', { params: { id: person.employee }, body })
  await workCalendarJobs(company)
  person.places.set(from, state)
  return true
}
