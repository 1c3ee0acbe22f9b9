import { addDays } from '@muster/engine/day.ts'
import type { Got } from '../../../shared/call/types.ts'
import { type Layer, type LayerEntry, layers, nameOf } from './layers.ts'

export type CalendarEvent = Got<'GET /api/v1/employee/event-scheduling'>[number]
type Holiday = Got<'GET /api/v1/employee/holiday'>[number]
type DayOff = Got<'GET /api/v1/employee/days-off'>[number]

/** Identifies one occurrence: those of a repeated event share their id. */
export const keyOf = ({ _id, from }: CalendarEvent) => `${_id} ${from}`

/** An entry on a day of the calendar. */
export interface Entry {
  key: string
  layer: Layer
  name: string
  /** A holiday that is not a day off. */
  isOptional: boolean
  event: CalendarEvent | null
}

interface Sources {
  events: readonly CalendarEvent[]
  holidays: readonly Holiday[]
  daysOff: readonly DayOff[]
  others: readonly LayerEntry[]
}

/** The entries of each day from the first to the last: holidays, own leave and pay dates, events by time, people, weekly offs. */
export function entriesByDay(
  { from, to }: { from: string; to: string },
  shown: ReadonlySet<Layer>,
  { events, holidays, daysOff, others }: Sources,
): ReadonlyMap<string, readonly Entry[]> {
  const byDay = new Map<string, Entry[]>()
  const put = (day: string, entry: Entry) => {
    if (!shown.has(entry.layer) || day < from || day > to) return
    byDay.set(day, [...(byDay.get(day) ?? []), entry])
  }
  const plain = { isOptional: false, event: null }
  const putOthers = (wanted: readonly Layer[]) => {
    for (const one of others) {
      const layer = layerOf(one)
      if (!wanted.includes(layer)) continue
      put(one.day, { ...plain, key: `${one.layer} ${one.person?._id ?? ''}`, layer, name: nameOf(one) })
    }
  }
  for (const { _id, day, name, kind } of holidays)
    put(day, { ...plain, key: _id, layer: 'holiday', name, isOptional: kind === 'optional' })
  putOthers(['ownLeave', 'payDate'])
  for (const event of events) {
    const last = event.to < to ? event.to : to
    for (let day = event.from < from ? from : event.from; day <= last; day = addDays(day, 1))
      put(day, { ...plain, key: keyOf(event), layer: 'event', name: event.title, event })
  }
  putOthers(['teamLeave', 'birthday'])
  for (const { day, kind, name } of daysOff)
    if (kind === 'weeklyOff') put(day, { ...plain, key: `off ${day}`, layer: 'weeklyOff', name })
  return byDay
}

const layerOf = ({ layer }: LayerEntry): Layer => (layer === 'anniversary' ? 'birthday' : layer)

const key = 'muster.calendar.hidden'

/** The layers that are hidden in this browser. */
export function hiddenLayers(): ReadonlySet<Layer> {
  const kept = (localStorage.getItem(key) ?? '').split(',')
  return new Set(layers.filter((layer) => kept.includes(layer)))
}

export const rememberHidden = (hidden: ReadonlySet<Layer>) => localStorage.setItem(key, [...hidden].join(','))
