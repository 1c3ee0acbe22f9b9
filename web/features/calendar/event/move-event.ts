import type { BodySent } from '@muster/contract/routes.ts'
import { addDays, daysBetween } from '@muster/engine/day.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import type { CalendarEvent } from './entries.ts'

type Body = BodySent<RouteOf<'PUT /api/v1/employee/event-scheduling/{id}'>>

/** An event moved by the number of days between two days. */
export function movedBy(event: CalendarEvent, from: string, to: string): CalendarEvent {
  const by = daysBetween(from, to)
  const [firstFrom, firstTo] = [addDays(event.firstFrom, by), addDays(event.firstTo, by)]
  return { ...event, firstFrom, firstTo }
}

/** The full body of a change. */
export function bodyOf(event: CalendarEvent): Body {
  const { title, description, place, firstFrom, firstTo, startTime, endTime, audience, repeat, repeatUntil } = event
  const ids = (members: readonly { _id: string }[]) => members.map(({ _id }) => _id)
  return {
    ...{ title, description, place, from: firstFrom, to: firstTo, startTime, endTime, audience, repeat, repeatUntil },
    ...{ departmentIds: ids(event.departments), locationIds: ids(event.locations), employeeIds: ids(event.people) },
    remindMinutes: event.remindMinutes as Body['remindMinutes'],
  }
}
