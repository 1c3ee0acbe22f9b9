import type { Instant } from '@muster/contract/values.ts'

/** The only source of the present time. Tests pass a fixed one. */
export interface Clock {
  now(): Instant
}

export const systemClock: Clock = { now: () => new Date().toISOString() }

/** A clock that only moves when told to. */
export function fixedClock(start: Instant): Clock & { set(now: Instant): void; advance(seconds: number): void } {
  let now = start
  return {
    now: () => now,
    set: (next) => {
      now = next
    },
    advance: (seconds) => {
      now = plusSeconds(now, seconds)
    },
  }
}

/** `instant` moved by seconds, whole or fractional. */
export function plusSeconds(instant: Instant, seconds: number): Instant {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString()
}

/** Seconds from `earlier` to `later`; negative if they are swapped. */
export function secondsBetween(earlier: Instant, later: Instant): number {
  return (Date.parse(later) - Date.parse(earlier)) / 1000
}
