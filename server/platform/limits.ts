import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Sentence } from '@muster/engine/sentence.ts'
import { tooMany } from './problem.ts'

export interface Limits {
  /** Counts one use of `key` under the named limit; 429 if it is used up. */
  spend(limit: string, key: string, rate: Rate): Promise<void>
  /** Forgets the uses of `key`, for example after a right password. */
  forgive(limit: string, key: string, rate: Rate): Promise<void>
  /** Counts one use and returns the number in this time; refuses nothing. */
  tally(limit: string, key: string, seconds: number): Promise<number>
  /** Takes back one counted use. */
  untally(limit: string, key: string, seconds: number): Promise<void>
}

export interface Rate {
  max: number
  seconds: number
  /** The message of the refusal; "Too many tries" by default. */
  words?: Sentence
}

const endless = 1_000_000_000

/** Counters in this process, or in Redis if several processes serve; while that is unavailable each process counts for itself. */
export function createLimits(redis?: { isReady: boolean }): Limits {
  const limiters = new Map<string, { own: RateLimiterAbstract; shared: RateLimiterAbstract | undefined }>()
  const limiter = (limit: string, { max, seconds }: { max: number; seconds: number }) => {
    const name = `${limit}:${max}:${seconds}`
    const known = limiters.get(name)
    if (known) return known
    const options = { keyPrefix: name, points: max, duration: seconds }
    const own = new RateLimiterMemory(options)
    const insured = { rejectIfRedisNotReady: true, insuranceLimiter: own }
    const shared = redis && new RateLimiterRedis({ storeClient: redis, useRedisPackage: true, ...insured, ...options })
    const made = { own, shared }
    limiters.set(name, made)
    return made
  }
  return {
    async spend(limit, key, rate) {
      try {
        const { own, shared = own } = limiter(limit, rate)
        await shared.consume(key)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext / 1000, rate.words)
        throw refusal
      }
    },
    async tally(limit, key, seconds) {
      const { own, shared = own } = limiter(limit, { max: endless, seconds })
      return (await shared.penalty(key, 1)).consumedPoints
    },
    async untally(limit, key, seconds) {
      const { own, shared = own } = limiter(limit, { max: endless, seconds })
      await shared.reward(key, 1)
    },
    async forgive(limit, key, rate) {
      const { own, shared } = limiter(limit, rate)
      await own.delete(key)
      // Commands on a lost connection wait until it returns.
      if (redis?.isReady) await shared?.delete(key)
    },
  }
}
