import { describe, expect, it } from 'vitest'
import { random } from '../../demo/random.ts'
import { arrivals } from './arrivals.ts'
import { carriedOf, firstFull } from './first-full.ts'
import type { Told } from './open-loop.ts'
import { sizesOf } from './sizes.ts'
import type { Sample } from './watch.ts'

describe('people and their arrival times', () => {
  it('match the requested number, in organisations of which most are small', () => {
    const sizes = sizesOf({ organisations: 200, employees: 100_000, largest: 20_000 })
    expect([sizes.length, sizes[0], sizes.reduce((sum, size) => sum + size, 0)]).toEqual([200, 20_000, 100_000])
    expect(sizes.filter((size) => size < 500).length).toBeGreaterThan(150)
    expect(() => sizesOf({ organisations: 3, employees: 20, largest: 19 })).toThrow(RangeError)
  })

  it('are within the span, with twice the average in its middle', () => {
    const moments = arrivals(20_000, 1000, random(3))
    const middle = moments.filter((at) => at >= 475 && at < 525).length
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...moments)).toBeLessThan(1000)
    expect(middle / 1000).toBeGreaterThan(1.8)
    expect(middle / 1000).toBeLessThan(2.2)
  })
})

describe('the result of a load', () => {
  const second = (n: number, calls: number, took: number, status = 200): Told[] =>
    Array.from({ length: calls }, (_, i) => ({ at: n * 1000 + i, kind: 'punch', of: 0, late: 0, took, status }))

  it('is the rate carried before calls first took too long, however well it went later', () => {
    const told = [...second(0, 50, 20), ...second(1, 90, 30), ...second(2, 100, 1500), ...second(3, 95, 20)]
    const window = { from: 2000, to: 3000 }
    expect(carriedOf(told, 1000)).toEqual({ perSecond: 90, asked: 100, window, isAll: false })
    expect(carriedOf(second(0, 50, 20), 1000)).toMatchObject({ perSecond: 50, asked: 50, isAll: true })
    expect(carriedOf([...second(0, 50, 20), ...second(1, 60, 20, 503)], 1000).isAll).toBe(false)
  })

  it('names the fullest resource at that moment', () => {
    const sample: Sample = {
      ...{ at: 2500, web: 0.4, jobs: 0, postgres: 0.5, machine: 0.5, webMemory: 0, jobsMemory: 0, postgresMemory: 0 },
      ...{ connections: 20, busy: 9, onDisk: 7, onLocks: 0 },
    }
    const window = { from: 2000, to: 3000 }
    expect(firstFull([sample], window, 1).what).toMatch(/^the connections.*wait for the disk$/)
    expect(firstFull([{ ...sample, web: 0.99 }], window, 1)).toMatchObject({
      what: expect.stringContaining('serves calls'),
    })
    expect(firstFull([sample, { ...sample, at: 9000, machine: 1 }], window, 1).what).toMatch(/^the connections/)
  })
})
