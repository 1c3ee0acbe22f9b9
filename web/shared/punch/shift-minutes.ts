import type { Got } from '../call/types.ts'

type Today = Pick<Got<'GET /api/v1/employee/attendances'>['today'], 'shift' | 'dayOff'>

/** How long today's shift is; 0 without one, and on a day off. */
export function shiftMinutes(today: Today | undefined): number {
  if (!today?.shift || today.dayOff !== null) return 0
  return Math.round((Date.parse(today.shift.endsAt) - Date.parse(today.shift.startsAt)) / 60_000)
}

/** When the shift ends that somebody would leave early now; null where none is left. */
export function shiftLeftEarly(today: Today | undefined, now: number): string | null {
  if (!today?.shift || today.dayOff !== null) return null
  return now < Date.parse(today.shift.endsAt) ? today.shift.endsAt : null
}
