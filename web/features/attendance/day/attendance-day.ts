import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import type { Tone } from '../../../shared/theme/status-tone.ts'
import { statusTone } from '../../../shared/theme/status-tone.ts'
import { statusLabel } from '../../../shared/ui/status-chip.tsx'

export type AttendanceDay = Got<'GET /api/v1/employee/attendance'>['data'][number]
export type Punch = AttendanceDay['punches'][number]
export type Attendance = Got<'GET /api/v1/employee/attendance/{id}'>
export type MonthSummary = NonNullable<Got<'GET /api/v1/employee/attendances'>['summary']>

/** The state of a day; leave for half of a day whose other half is absent is not leave. */
type DayState = AttendanceDay['state'] | 'halfDayLeave'

const letters: Record<DayState, string> = {
  present: t`P`,
  halfDay: '½',
  absent: t`A`,
  leave: t`L`,
  halfDayLeave: t`½L`,
  workFromHome: t`R`,
  holiday: t`H`,
  weeklyOff: t`W`,
  notYet: '–',
}

type Known = Pick<AttendanceDay, 'state'> & (Pick<AttendanceDay, 'reasons'> | { isHalfAbsent: boolean } | object)

/** A day's status: a missing punch-out comes before its state. */
export function dayStatus(day: Known & Pick<AttendanceDay, 'isFinal' | 'openSince'>): string {
  return day.isFinal && day.openSince !== null ? 'missedPunch' : dayState(day)
}

export function dayState(day: Known): DayState {
  const isHalfAbsent =
    'reasons' in day ? day.reasons.some(({ code }) => code === 'halfAbsent') : 'isHalfAbsent' in day && day.isHalfAbsent
  return day.state === 'leave' && isHalfAbsent ? 'halfDayLeave' : day.state
}

/** Whether payroll has locked a day. */
export function isLocked(day: string, locked: Attendance['locked']): boolean {
  return locked.some(({ from, to }) => day >= from && day <= to)
}

/** A day as a letter and a colour. */
export interface HeatDay {
  /** One or two letters: P, A, L, H, W, ½. */
  letter: string
  tone: Tone
  /** "Present", "Earned leave": for screen readers, and in the legend. */
  words: string
}

/** The days of a month for `MonthHeat`. */
export function heatOf(
  days: readonly Pick<AttendanceDay, 'day' | 'state' | 'lateMinutes' | 'reasons'>[],
): Record<string, HeatDay> {
  return Object.fromEntries(
    days.map((day): [string, HeatDay] => {
      const isLate = day.lateMinutes > 0 && day.state === 'present'
      return [day.day, heatDay(dayState(day), isLate)]
    }),
  )
}

export function heatDay(state: DayState, isLate: boolean): HeatDay {
  const tone: Tone = isLate ? 'warning' : statusTone(state)
  // Late differs from present by more than colour.
  return {
    letter: isLate ? `${letters[state]}·L` : letters[state],
    tone,
    words: isLate ? t`Present, late` : state === 'halfDayLeave' ? t`Half leave, half absent` : statusLabel(state),
  }
}

const places: Record<Punch['place'], string> = {
  notAsked: '',
  unknown: t`Location not shared`,
  inside: t`At the location`,
  onDuty: t`On duty outside the geofence`,
}

/** "At the location", "On duty, 1.2 km from the location". */
export function placeText({ place, distanceMetres }: Pick<Punch, 'place' | 'distanceMetres'>): string {
  if (place !== 'onDuty' || distanceMetres === null) return places[place]
  const away =
    distanceMetres < 1000
      ? t`${distanceMetres} m`
      : t`${(Math.round(distanceMetres / 100) / 10).toLocaleString('en-IN')} km`
  return t`On duty, ${away} from the location`
}
