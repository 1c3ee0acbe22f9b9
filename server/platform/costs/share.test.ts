import { describe, expect, it } from 'vitest'
import { createShares } from './share.ts'

const rules = { share: 0.5, burstMillis: 100 }

/** Milliseconds that one who calls on and on gets of `during`, with calls that take `each`, while someone else calls `every` so often. */
function taken({ each, during, every }: { each: number; during: number; every: number }): number {
  const shares = createShares(rules)
  let [millis, busyUntil] = [0, 0]
  for (let now = 0; now < during; now++) {
    if (now > 0 && now % every === 0) shares.note('other', now)
    if (now < busyUntil) continue
    shares.note('greedy', now)
    if (shares.limit('greedy', 4, now) === 0) continue
    millis += each
    busyUntil = now + each
    shares.add('greedy', each, now)
  }
  return millis
}

describe('the share of a caller', () => {
  it.each([1, 5, 40, 300])('is half of the time beside others, with calls of %i ms', (each) => {
    const during = 20_000
    const most = during * rules.share + rules.burstMillis + each
    const got = taken({ each, during, every: 10 })
    expect(got).toBeLessThanOrEqual(most)
    expect(got).toBeGreaterThan(0.9 * during * rules.share)
  })

  it('is all of the time while nobody else is there', () => {
    expect(taken({ each: 5, during: 20_000, every: Infinity })).toBe(20_000)
    expect(taken({ each: 5, during: 20_000, every: 5_000 })).toBeGreaterThan(16_000)
  })

  it('lets a page go at once, then one call after the other, then none until some time has passed', () => {
    const shares = createShares(rules)
    shares.note('other', 0)
    shares.note('greedy', 0)
    const limits = [0, 40, 40, 40].map((millis) => {
      shares.add('greedy', millis, 0)
      return shares.limit('greedy', 4, 0)
    })
    expect(limits).toEqual([4, 4, 1, 0])
    expect([39, 40, 140].map((now) => shares.limit('greedy', 4, now))).toEqual([0, 1, 4])
    expect(shares.limit('other', 4, 0)).toBe(4)
  })

  it('is not kept of those who have long been gone', () => {
    const shares = createShares(rules)
    const began = performance.now()
    for (let n = 0; n < 60_000; n++) shares.add(`caller ${n}`, 1, n)
    expect(shares.size()).toBeLessThan(20_000)
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
