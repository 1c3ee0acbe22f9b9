import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import { listText } from '../../../shared/format/list.ts'
import { formatTime } from '../../../shared/format/time.ts'

export type Shift = Got<'GET /api/v1/user/shift/{id}'>
export type WeeklyOff = Shift['weeklyOffs'][number]
type Hours = Pick<Shift, 'startsAt' | 'endsAt'>

const weekdays = [t`Sun`, t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`]
const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th']

/** Monday first, in reading order; 0 is Sunday, as everywhere. */
export const weekdayOptions = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, label: weekdays[weekday] ?? '' }))
export const weekOptions = [1, 2, 3, 4, 5].map((week) => ({ week, label: ordinals[week] ?? '' }))

export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Minutes since midnight of start and end; an end at or before the start is on the next day, above 1440. */
export function spanOf({ startsAt, endsAt }: Hours): { from: number; to: number } {
  const from = minuteOf(startsAt)
  const to = minuteOf(endsAt)
  return { from, to: to > from ? to : to + 1440 }
}

/** `22:00 – 06:00 next day` */
export function hoursText(hours: Hours): string {
  const { to } = spanOf(hours)
  const text = `${formatTime(hours.startsAt)} – ${formatTime(hours.endsAt)}`
  return to > 1440 ? t`${text} next day` : text
}

/** `Sun, 2nd and 4th Sat` */
export function weeklyOffText(offs: readonly WeeklyOff[]): string {
  if (offs.length === 0) return t`None`
  return weekdayOptions
    .flatMap(({ weekday, label }) => {
      const off = offs.find((one) => one.weekday === weekday)
      if (!off) return []
      return [off.weeks ? `${listText(off.weeks.map((week) => ordinals[week] ?? ''))} ${label}` : label]
    })
    .join(', ')
}

/** The fewest and the most working days in a week. */
export function workingDays(offs: readonly WeeklyOff[]): { least: number; most: number } {
  const counts = weekOptions.map(
    ({ week }) => 7 - offs.filter(({ weeks }) => weeks === undefined || weeks.includes(week)).length,
  )
  return { least: Math.min(...counts), most: Math.max(...counts) }
}
