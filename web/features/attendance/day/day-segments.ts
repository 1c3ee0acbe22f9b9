import { daysBetween } from '@muster/engine/day.ts'
import type { DaySegment } from '../../../shared/ui/day-strip.tsx'
import type { AttendanceDay } from './attendance-day.ts'

/** The data drawn for a day, actual or previewed. */
type DrawnDay = Pick<
  AttendanceDay,
  'day' | 'zone' | 'openSince' | 'isFinal' | 'lateMinutes' | 'shiftFrom' | 'shiftTo'
> & { punches: readonly Pick<AttendanceDay['punches'][number], 'kind' | 'at' | 'isSuperseded'>[] }

/** A day for `DayStrip`: minutes since local midnight at its start. */
export function daySegments(
  { day, zone, punches, openSince, isFinal, lateMinutes, shiftFrom, shiftTo }: DrawnDay,
  now: number,
): { segments: DaySegment[]; from: number; to: number; lateAt?: number } {
  const minute = (instant: string | number) => minutesSince(day, new Date(instant).getTime(), zone)
  const segments: DaySegment[] = []
  let open: number | null = null
  for (const punch of punches) {
    if (punch.isSuperseded) continue
    const at = minute(punch.at)
    if (punch.kind === 'in') {
      const last = segments.at(-1)
      if (last && at > last.to) segments.push({ from: last.to, to: at, kind: 'break' })
      open = at
    } else if (open !== null) {
      segments.push({ from: open, to: at, kind: 'worked' })
      open = null
    }
  }
  if (open !== null && openSince !== null) {
    const end = isFinal ? Math.max(open + 30, shiftTo === null ? 0 : minute(shiftTo)) : Math.max(open + 1, minute(now))
    segments.push({ from: open, to: end, kind: isFinal ? 'missing' : 'worked' })
  }
  const edges = segments.flatMap(({ from, to }) => [from, to])
  const start = Math.min(shiftFrom === null ? 480 : minute(shiftFrom) - 30, ...edges)
  const end = Math.max(shiftTo === null ? 1200 : minute(shiftTo) + 30, ...edges)
  const first = segments.find(({ kind }) => kind !== 'break')
  return { segments, from: start, to: end, ...(lateMinutes > 0 && first ? { lateAt: first.from } : {}) }
}

/** Local minutes in a zone since midnight at the start of a day. */
function minutesSince(day: string, instant: number, zone: string): number {
  const parts = Object.fromEntries(
    clock(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${parts['year']}-${parts['month']}-${parts['day']}`
  return daysBetween(day, date) * 1440 + Number(parts['hour']) * 60 + Number(parts['minute'])
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clock(zone: string): Intl.DateTimeFormat {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  clocks.set(zone, known)
  return known
}
