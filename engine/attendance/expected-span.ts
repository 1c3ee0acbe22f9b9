import type { DayParts } from './day-parts.ts'

/**
 * The expected working time in milliseconds: a half-day's leave moves its start or end to the middle of the shift. Null on a whole day of
 * leave.
 */
export function expectedSpan(
  { start, end }: { start: number; end: number },
  onLeave: DayParts['onLeave'],
): { start: number; end: number } | null {
  if (onLeave.first && onLeave.second) return null
  const middle = Math.floor((start + end) / 2)
  return { start: onLeave.first ? middle : start, end: onLeave.second ? middle : end }
}
