import { setTimeout as pause } from 'node:timers/promises'
import { say } from '@muster/engine/sentence.ts'
import type { Limits } from '../../platform/limits.ts'
import { Problem } from '../../platform/problem.ts'

const hour = 3600
/** Per session, or per place and account. */
export const wrongTries = { max: 10, seconds: 15 * 60 }
/** This many wrong tries an hour have no effect. */
const free = 10
const longestSeconds = 15
/** The most calls waiting for one account at a time. */
const places = 5
const waiting = new Map<string, number>()

/**
 * A brake instead of a lock: after many wrong tries for one address from anywhere, each further one waits, up to 15 seconds, and then gets
 * its true answer. Someone with the password gets in while others guess, and guesses become few. It counts by the address as typed, so it
 * doesn't reveal whether there is an account.
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

/** Takes back the count of a try that turned out right. */
export const notWrong = (limits: Limits, limit: string, key: string) => limits.untally(limit, key, hour)

const tooManyAtOnce = () =>
  new Problem(
    429,
    say`Too many people are trying to sign in to this account. Try again in 15 s, use a device you signed in on before, or choose a new password.`,
    { retryAfter: longestSeconds },
  )
