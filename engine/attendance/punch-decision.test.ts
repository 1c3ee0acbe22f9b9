import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { say } from '../sentence.ts'
import { instantAt, instantOf, milliseconds } from '../zone.ts'
import type { Punch } from './punch.ts'
import { isPunchedIn, punchDecision } from './punch-decision.ts'
import { punchSpans } from './punch-spans.ts'

const zone = 'Asia/Kolkata'
const at = (time: string, day = '2026-11-20') => instantAt(day, time, zone)
const came = (time: string, day?: string): Punch => ({ kind: 'in', at: at(time, day) })
const left = (time: string, day?: string): Punch => ({ kind: 'out', at: at(time, day) })

describe('a punch', () => {
  test('in comes first on a day; out is refused', () => {
    expect(punchDecision({ punches: [], kind: 'in', at: at('09:30') })).toMatchObject({ accept: true })
    expect(punchDecision({ punches: [], kind: 'out', at: at('09:30') })).toMatchObject({
      accept: false,
      message: say`You are not punched in. Punch in first.`,
    })
  })

  test('alternates', () => {
    const punches = [came('09:30')]
    expect(punchDecision({ punches, kind: 'out', at: at('09:30:01') })).toMatchObject({ accept: true })
    expect(punchDecision({ punches, kind: 'in', at: at('09:31') })).toMatchObject({
      message: say`You are already punched in. Punch out first.`,
    })
    expect(punchDecision({ punches: [...punches, left('10:00')], kind: 'in', at: at('10:01') })).toMatchObject({
      accept: true,
    })
  })

  test('twice within two seconds counts once; after that it is refused', () => {
    const first = came('09:30')
    expect(punchDecision({ punches: [first], kind: 'in', at: at('09:30:02') })).toEqual({
      accept: false,
      duplicateOf: first,
    })
    expect(
      punchDecision({ punches: [first], kind: 'in', at: instantOf(milliseconds(at('09:30:02')) + 1) }).accept,
    ).toBe(false)
    expect(punchDecision({ punches: [first], kind: 'in', at: at('09:30:03') })).toHaveProperty('message')
  })

  test('follows the last one by a moment if the clock was set back a little', () => {
    const decision = punchDecision({ punches: [came('09:30')], kind: 'out', at: at('09:29:10') })
    expect(decision).toEqual({ accept: true, at: instantOf(milliseconds(at('09:30')) + 1), ahead: [] })
    expect(punchDecision({ punches: [came('09:30')], kind: 'in', at: at('09:29:10') })).toMatchObject({
      message: say`You are already punched in. Punch out first.`,
    })
  })

  test('is not blocked by a punch from a clock that ran ahead, and supersedes it', () => {
    const wrong = [came('12:00'), left('12:30')]
    const first = punchDecision({ punches: wrong, kind: 'in', at: at('09:05') })
    expect(first).toEqual({ accept: true, at: at('09:05'), ahead: wrong })
    expect(punchDecision({ punches: [came('12:00')], kind: 'out', at: at('09:05') })).toMatchObject({
      message: say`You are not punched in. Punch in first.`,
    })
    const inside = [came('09:00'), left('12:00')]
    expect(punchDecision({ punches: inside, kind: 'out', at: at('10:00') })).toMatchObject({ accept: true })
  })

  test('that was superseded does not count', () => {
    const punches = [{ ...came('09:30'), superseded: true }]
    expect(isPunchedIn(punches)).toBe(false)
    expect(punchDecision({ punches, kind: 'in', at: at('09:40') })).toMatchObject({ accept: true })
  })

  test('accepted one after another, always pairs in and out', () => {
    const clicks = fc.array(fc.tuple(fc.constantFrom('in' as const, 'out' as const), fc.nat(4000)), { maxLength: 40 })
    fc.assert(
      fc.property(clicks, (all) => {
        const punches: Punch[] = []
        let moment = milliseconds(at('08:00'))
        for (const [kind, later] of all) {
          moment += later
          const decision = punchDecision({ punches, kind, at: instantOf(moment) })
          if (decision.accept) punches.push({ kind, at: instantOf(moment) })
        }
        expect(punchSpans(punches).unmatched).toEqual([])
        expect(isPunchedIn(punches)).toBe(punches.length % 2 === 1)
        expect(punchSpans(punches.toReversed())).toEqual(punchSpans(punches))
      }),
    )
  })
})

describe('punches at the same moment', () => {
  test('alternate, and a person who is in goes out first', () => {
    const moment = [came('12:00'), left('12:00')]
    expect(punchSpans([came('09:30'), ...moment, left('18:30')])).toMatchObject({ unmatched: [], open: null })
    expect(punchSpans([...moment, came('13:00'), left('18:30')]).spans).toHaveLength(2)
    expect(isPunchedIn([came('09:30'), ...moment])).toBe(true)
    expect(isPunchedIn(moment)).toBe(false)
  })

  test('leave a second out unpaired, and the next must be a punch-in', () => {
    const punches = [came('09:30'), left('12:00')]
    expect(punchSpans([...punches, left('12:30')]).unmatched).toEqual([left('12:30')])
    expect(punchDecision({ punches, kind: 'out', at: at('12:30') })).toMatchObject({
      message: say`You are not punched in. Punch in first.`,
    })
    expect(punchDecision({ punches, kind: 'in', at: at('12:00') })).toMatchObject({ accept: true })
  })
})
