import { setTimeout as pause } from 'node:timers/promises'
import { say } from '@muster/engine/sentence.ts'
import type { Limits } from '../../platform/limits.ts'
import { Problem } from '../../platform/problem.ts'

const hour = 3600
/** Of one session, or of one place for one account. */
export const wrongTries = { max: 10, seconds: 15 * 60 }
/** So many wrong ones in an hour slow nobody down. */
const free = 10
const longestSeconds = 15
/** So many calls wait for one account at a time. */
const places = 5
const waiting = new Map<string, number>()

/**
 * A brake instead of a lock: after many wrong tries of one address from everywhere, each further one waits, up to 15 seconds, and
 * then gets its true answer. So whoever knows the password gets in while others guess, and guesses become few. It counts by the
 * address as it was typed: it tells nothing of whether there is an account.
 */
export async function slowDown(limits: Limits, limit: string, key: string): Promise<void> {
  const before = (await limits.tally(limit, key, hour)) - 1
  if (before < free) return
  const seconds = Math.min(longestSeconds, 2 ** Math.min(4, Math.floor((before - free) / 2)))
  const place = `${limit}:${key}`
  const others = waiting.get(place) ?? 0
  if (others >= places) throw tooManyAtOnce()
  waiting.set(place, others + 1)
  try {
    await pause(seconds * 1000)
  } finally {
    const left = (waiting.get(place) ?? 1) - 1
    if (left > 0) waiting.set(place, left)
    else waiting.delete(place)
  }
}

/** It was no wrong one after all. */
export const notWrong = (limits: Limits, limit: string, key: string) => limits.untally(limit, key, hour)

const tooManyAtOnce = () =>
  new Problem(
    429,
    say`Too many people are trying to sign in to this account. Try again in 15 s, use a device you signed in on before, or choose a new password.`,
    { retryAfter: longestSeconds },
  )
