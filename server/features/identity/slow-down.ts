import { setTimeout as pause } from 'node:timers/promises'
import { say } from '@muster/engine/sentence.ts'
import { rates } from '../../platform/costs/rates.ts'
import type { Limits } from '../../platform/limits.ts'
import { Problem } from '../../platform/problem.ts'

const hour = 3600
/** Per session, or per place and account. */
export const wrongTries = rates.wrongTries
/** This many wrong tries an hour have no effect. */
const free = 10
const longestSeconds = 15
/** The most calls waiting for one account at a time, each from another network. */
const places = 5
/** All networks together get this many true answers about one account in an hour. */
export const strangersAnHour = 50
const waiting = new Map<string, Set<string>>()

/**
 * A brake instead of a lock: after many wrong tries for one address from anywhere, each further one waits, up to 15 seconds, and then gets
 * its true answer, until there were fifty in the hour. It is for strangers alone: devices, networks and links that are the owner's own pass
 * beside it. It counts by the address as typed, so it doesn't reveal whether there is an account.
 */
export async function slowDown(
  limits: Limits,
  limit: string,
  key: string,
  network: string,
  isOwn: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  const before = (await limits.tally(limit, key, hour)) - 1
  if (before >= free && (await isOwn())) return
  const answered = `${limit}-answered`
  if ((await limits.tally(answered, key, hour)) > strangersAnHour) throw tooManyAtOnce()
  try {
    if (before >= free) await wait(`${limit}:${key}`, network, before - free)
  } catch (error) {
    await limits.untally(answered, key, hour)
    throw error
  }
}

async function wait(place: string, network: string, beyond: number): Promise<void> {
  const others = waiting.get(place) ?? new Set()
  if (others.size >= places || others.has(network)) throw tooManyAtOnce()
  waiting.set(place, others.add(network))
  try {
    await pause(Math.min(longestSeconds, 2 ** Math.min(4, Math.floor(beyond / 2))) * 1000)
  } finally {
    others.delete(network)
    if (others.size === 0) waiting.delete(place)
  }
}

/** Takes back the count of a try that turned out right. */
export async function notWrong(limits: Limits, limit: string, key: string): Promise<void> {
  await limits.untally(limit, key, hour)
  await limits.untally(`${limit}-answered`, key, hour)
}

export class CrowdedOut extends Problem {}

const tooManyAtOnce = () =>
  new CrowdedOut(
    429,
    say`Too many people are trying to sign in to this account. If it is yours, use a device you signed in on before, open the link in our email about it, or choose a new password.`,
    { retryAfter: longestSeconds },
  )
