import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatTime } from '../../../shared/format/time.ts'

export type RosterRow = Got<'GET /api/v1/user/roster'>['data'][number]
export type RosterDay = RosterRow['days'][number]

/** A day's text: the shift, or why there is no work, with the rest below. Null if the person is not employed then. */
export function dayLabel({ shift, dayOff, leave }: RosterDay): { title: string; detail: string } | null {
  if (shift === null) return null
  const hours = `${formatTime(shift.startsAt)} – ${formatTime(shift.endsAt)}`
  if (dayOff) return { title: dayOff.kind === 'weeklyOff' ? t`Weekly off` : dayOff.name, detail: shift.name }
  if (leave === 'full') return { title: t`On leave`, detail: shift.name }
  return { title: shift.name, detail: leave === 'half' ? t`${hours}, half-day leave` : hours }
}

/** The same in one line, for files and screen readers. */
export function dayText(day: RosterDay): string {
  const label = dayLabel(day)
  if (label === null) return t`Not employed`
  const text = t`${label.title}, ${label.detail}`
  return day.closed === 'locked' ? t`${text}, payroll locked` : text
}

/** `Priya Nair, Mon, 23 Nov: General, 09:30 – 18:30` */
export const cellLabel = (name: string, day: RosterDay) =>
  t`${name}, ${formatDate(day.day, 'weekday')}: ${dayText(day)}`
