import { plural, t } from '@lingui/core/macro'
import { formatDuration } from '../../../shared/format/time.ts'
import type { Attendance, AttendanceDay } from '../day/attendance-day.ts'

export type LateAttendance = Attendance['late'][number]

/** Half-days of pay lost on a locked day by now, including adjustments after the lock; those with source `ended` are already in the day's own. */
export function lostHalfDays(day: AttendanceDay, late: readonly LateAttendance[]): number {
  const own = late.filter((one) => one.day === day.day && one.source !== 'ended')
  return day.lossOfPayHalfDays + own.reduce((sum, { halfDays }) => sum + halfDays, 0)
}

/** `Half a day`, `1 day`. */
export function halfDaysText(halfDays: number): string {
  return plural(Math.abs(halfDays), { one: 'Half a day', other: '1 day' })
}

/** `1 day deducted`, `Half a day refunded, 1 h 30 m overtime added`, `45 m overtime reversed`. */
export function lateText(of: Pick<LateAttendance, 'halfDays' | 'overtimeMinutes'>): string {
  const { halfDays, overtimeMinutes: minutes } = of
  const days = Math.abs(halfDays)
  const day =
    halfDays > 0
      ? [plural(days, { one: 'Half a day deducted', other: '1 day deducted' })]
      : halfDays < 0
        ? [plural(days, { one: 'Half a day refunded', other: '1 day refunded' })]
        : []
  const length = formatDuration(Math.abs(minutes))
  const time = minutes === 0 ? [] : [minutes > 0 ? t`${length} overtime added` : t`${length} overtime reversed`]
  return [...day, ...time].join(', ')
}

/** The possible adjustments of a day: at most the day itself is deducted, and at most that much refunded. */
export function adjustments(lost: number): { value: string; label: string; detail: string }[] {
  return [-2, -1, 1, 2]
    .filter((halfDays) => lost + halfDays >= 0 && lost + halfDays <= 2)
    .map((halfDays) => ({
      value: String(halfDays),
      label:
        halfDays < 0
          ? plural(-halfDays, { one: 'Refund half a day', other: 'Refund 1 day' })
          : plural(halfDays, { one: 'Deduct half a day', other: 'Deduct 1 day' }),
      detail:
        lost + halfDays === 0
          ? t`The full day will be paid`
          : plural(lost + halfDays, {
              one: 'Half a day becomes loss of pay',
              other: '1 day becomes loss of pay',
            }),
    }))
}
