import { addDays } from '@muster/engine/day.ts'
import type { Got } from '../../../shared/call/types.ts'

export type CalendarEvent = Got<'GET /api/v1/employee/event-scheduling'>[number]
type Holiday = Got<'GET /api/v1/employee/holiday'>[number]
type DayOff = Got<'GET /api/v1/employee/days-off'>[number]

export const layers = ['event', 'holiday', 'weeklyOff'] as const
export type Layer = (typeof layers)[number]

/** Of one occurrence: those of a repeated event share their id. */
export const keyOf = ({ _id, from }: CalendarEvent) => `${_id} ${from}`

/** What stands on a day of the calendar. */
export interface Entry {
  key: string
  layer: Layer
  name: string
  /** Of a holiday that is not a day off. */
  isOptional: boolean
  event: CalendarEvent | null
}

interface Sources {
  events: readonly CalendarEvent[]
  holidays: readonly Holiday[]
  daysOff: readonly DayOff[]
}

/** The entries of each day from the first to the last: holidays, then events by time, then weekly offs. */
export function entriesByDay(
  { from, to }: { from: string; to: string },
  shown: ReadonlySet<Layer>,
  { events, holidays, daysOff }: Sources,
): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>()
  const put = (day: string, entry: Entry) => {
    if (day >= from && day <= to) found.set(day, [...(found.get(day) ?? []), entry])
  }
  if (shown.has('holiday'))
    for (const { _id, day, name, kind } of holidays)
      put(day, { key: _id, layer: 'holiday', name, isOptional: kind === 'optional', event: null })
  if (shown.has('event'))
    for (const event of events) {
      const last = event.to < to ? event.to : to
      for (let day = event.from < from ? from : event.from; day <= last; day = addDays(day, 1))
        put(day, { key: keyOf(event), layer: 'event', name: event.title, isOptional: false, event })
    }
  if (shown.has('weeklyOff'))
    for (const { day, kind, name } of daysOff)
      if (kind === 'weeklyOff')
        put(day, { key: `off ${day}`, layer: 'weeklyOff', name, isOptional: false, event: null })
  return found
}

const key = 'muster.calendar.hidden'

/** The layers that this browser leaves out of the calendar. */
export function hiddenLayers(): ReadonlySet<Layer> {
  const kept = (localStorage.getItem(key) ?? '').split(',')
  return new Set(layers.filter((layer) => kept.includes(layer)))
}

export const rememberHidden = (hidden: ReadonlySet<Layer>) => localStorage.setItem(key, [...hidden].join(','))
