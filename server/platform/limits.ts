import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { tooMany } from './problem.ts'

export interface Limits {
  /** Counts one use of `key` under the named limit; 429 when it is used up. */
  spend(limit: string, key: string, rate: { max: number; seconds: number }): Promise<void>
  /** Forgets the uses of `key`, for example after a right password. */
  forgive(limit: string, key: string, rate: { max: number; seconds: number }): Promise<void>
}

/** Counters in this process, or in Redis when several processes serve. */
export function createLimits(redis?: unknown): Limits {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiter = (limit: string, { max, seconds }: { max: number; seconds: number }) => {
    const name = `${limit}:${max}:${seconds}`
    const known = limiters.get(name)
    if (known) return known
    const options = { keyPrefix: name, points: max, duration: seconds }
    const made = redis
      ? new RateLimiterRedis({ storeClient: redis, useRedisPackage: true, ...options })
      : new RateLimiterMemory(options)
    limiters.set(name, made)
    return made
  }
  return {
    async spend(limit, key, rate) {
      try {
        await limiter(limit, rate).consume(key)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext / 1000)
        throw refusal
      }
    },
    async forgive(limit, key, rate) {
      await limiter(limit, rate).delete(key)
    },
  }
}
