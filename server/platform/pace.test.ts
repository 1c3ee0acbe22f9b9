import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breather } from './breathe.ts'
import { newId } from './id.ts'
import { Pace, paced, pause } from './pace.ts'

describe('the pace of long jobs', () => {
  it('stops no one who is alone, nor everybody', () => {
    const step = fc.record({
      who: fc.constantFrom('a', 'b', 'c'),
      what: fc.constantFrom('begin', 'end', 'took'),
      millis: fc.nat(2_000),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const pace = new Pace()
        const running: string[] = []
        let now = 0
        for (const { who, what, millis } of steps) {
          now += millis
          if (what === 'begin') running.push(who)
          if (what === 'begin') pace.begin(who, now)
          if (what === 'took') pace.took(who, millis, now)
          if (what !== 'end' || !running.includes(who)) continue
          running.splice(running.indexOf(who), 1)
          pace.end(who, now)
        }
        const waiting = [...new Set(running)].filter((who) => pace.shouldWait(who, now))
        if (running.length > 0) expect(waiting.length).toBeLessThan(new Set(running).size)
      }),
    )
  })

  it('lets whoever has taken less go first, and forgives what was taken long ago', () => {
    const pace = new Pace()
    pace.begin('large', 0)
    pace.took('large', 5_000, 5_000)
    expect(pace.shouldWait('large', 5_000)).toBe(false)
    pace.begin('small', 5_000)
    expect([pace.shouldWait('large', 5_000), pace.shouldWait('small', 5_000)]).toEqual([true, false])
    pace.end('small', 5_100)
    expect(pace.shouldWait('large', 5_100)).toBe(false)
    pace.end('large', 5_200)
    pace.begin('large', 60_000)
    pace.begin('small', 60_000)
    expect(pace.shouldWait('large', 60_000)).toBe(false)
  })

  it('finishes a short job beside a long one, which goes on as well', async () => {
    const work = async (pieces: number, after: () => void) => {
      const breathe = breather()
      for (let piece = 0; piece < pieces; piece += 1) {
        for (const until = performance.now() + 4; performance.now() < until;);
        after()
        await breathe()
      }
    }
    let large = 0
    const isOver = { yes: false }
    const running = paced(newId(), async () => {
      while (!isOver.yes) await work(5, () => (large += 1))
    })
    await sleep(600)
    const before = large
    await paced(newId(), () => work(60, () => undefined))
    const beside = large - before
    isOver.yes = true
    await running
    expect(before).toBeGreaterThan(60)
    expect(beside).toBeGreaterThan(0)
    expect(beside).toBeLessThan(30)
  })

  it('is nothing outside a long job', () => {
    expect(pause()).toBeUndefined()
  })
})
