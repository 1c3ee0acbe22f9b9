import { plural, t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import type { AttendanceDay } from '../day/day-words.ts'

export type Attendance = Got<'GET /api/v1/employee/attendance/{id}'>
export type LateAttendance = Attendance['late'][number]

/** Half-days of pay that a locked day has lost by now, with what was recorded after the lock; what ended later is in its own. */
export function lostHalves(day: AttendanceDay, late: readonly LateAttendance[]): number {
  const own = late.filter((one) => one.day === day.day && one.source !== 'ended')
  return day.lossOfPayHalves + own.reduce((sum, { halves }) => sum + halves, 0)
}

/** `Half a day`, `1 day`. */
export function daysWords(halves: number): string {
  return plural(Math.abs(halves), { one: 'Half a day', other: '1 day' })
}

/** `1 day deducted`, `Half a day paid back, 1 h 30 min of overtime`, `0 h 45 min of overtime taken back`. */
export function lateWords(of: Pick<LateAttendance, 'halves' | 'overtimeMinutes'>): string {
  const { halves, overtimeMinutes: minutes } = of
  const day = halves === 0 ? [] : [`${daysWords(halves)} ${halves > 0 ? 'deducted' : t`paid back`}`]
  const time = t`${Math.floor(Math.abs(minutes) / 60)} h ${Math.abs(minutes) % 60} min of overtime`
  return [...day, ...(minutes === 0 ? [] : [minutes > 0 ? time : t`${time} taken back`])].join(', ')
}

/** What can still be done about a day: it loses no more than itself, and no more than that is paid back. */
export function adjustments(lost: number): { value: string; label: string; detail: string }[] {
  return [-2, -1, 1, 2]
    .filter((halves) => lost + halves >= 0 && lost + halves <= 2)
    .map((halves) => ({
      value: String(halves),
      label: `${halves < 0 ? t`Pay back` : t`Deduct`} ${daysWords(halves).toLowerCase()}`,
      detail: lost + halves === 0 ? t`The day is then paid whole` : t`${daysWords(lost + halves)} is then not paid`,
    }))
}

export function isLocked(day: string, locked: Attendance['locked']): boolean {
  return locked.some(({ from, to }) => day >= from && day <= to)
}
