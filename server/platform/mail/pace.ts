import type { Instant } from '@muster/contract/values.ts'

/** What was not used in this time may be used at once. */
const sparedMillis = 1_000
/** A next moment further away than this was written by a process whose clock is wrong. */
const trustedMillis = 5 * 60_000

/** How many mails may go now at this rate, and otherwise in how many milliseconds the next one. */
export function freeAt(nextAt: Instant, now: Instant, perMinute: number): { most: number; wait: number } {
  const interval = 60_000 / perMinute
  const [base, at] = [baseOf(nextAt, now), Date.parse(now)]
  if (base > at) return { most: 0, wait: Math.min(1_000, Math.ceil(base - at)) }
  return { most: Math.floor((at - base) / interval) + 1, wait: Math.ceil(interval) }
}

/** When the mail after these may go. */
export function paceAfter(nextAt: Instant, now: Instant, perMinute: number, count: number): Instant {
  const after = baseOf(nextAt, now) + (count * 60_000) / perMinute
  // Urgent mails do not wait for the pace, and hold up the others for a minute at the most.
  return new Date(Math.min(after, Date.parse(now) + 60_000)).toISOString()
}

function baseOf(nextAt: Instant, now: Instant): number {
  const [next, at] = [Date.parse(nextAt), Date.parse(now)]
  return next > at + trustedMillis ? at : Math.max(next, at - sparedMillis)
}
