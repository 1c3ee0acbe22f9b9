import type { Got } from '../../../shared/call/types.ts'

type Today = Pick<Got<'GET /api/v1/employee/attendances'>['today'], 'expected'>

/** The length of today's shift without time on leave; 0 without a shift, on a day off and on leave. */
export function shiftMinutes(today: Today | undefined): number {
  if (!today?.expected) return 0
  return Math.round((Date.parse(today.expected.to) - Date.parse(today.expected.from)) / 60_000)
}

/** The end of the shift that the person would leave early now; null if none is left. */
export function shiftLeftEarly(today: Today | undefined, now: number): string | null {
  if (!today?.expected) return null
  return now < Date.parse(today.expected.to) ? today.expected.to : null
}
