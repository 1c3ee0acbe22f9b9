import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctedPunches, type TruePunches } from './corrected-punches.ts'
import { punchSpans } from '../punch-spans.ts'
import type { Punch } from '../punch.ts'

const at = (time: string) => `2026-11-19T${time}:00.000Z`
const punches = (...times: string[]): Punch[] =>
  times.map((one) => ({ kind: one.startsWith('in') ? 'in' : 'out', at: at(one.slice(-5)) }))
const corrected = (present: Punch[], given: Partial<TruePunches>) =>
  correctedPunches(present, { in: null, out: null, ...given })?.map(
    (punch) => `${punch.kind} ${punch.at.slice(11, 16)}`,
  )

describe('the punches of a corrected day', () => {
  it('have the correct punch-in and what followed it', () => {
    expect(corrected(punches('in 09:40', 'out 18:30'), { in: at('09:30') })).toEqual(['in 09:30', 'out 18:30'])
    expect(corrected(punches('in 09:00', 'out 18:30'), { in: at('09:30') })).toEqual(['in 09:30', 'out 18:30'])
    expect(corrected(punches('out 18:30'), { in: at('09:30') })).toEqual(['in 09:30', 'out 18:30'])
    expect(corrected([], { in: at('09:30') })).toEqual(['in 09:30'])
    expect(corrected(punches('in 09:40', 'out 13:00', 'in 14:00'), { in: at('09:30') })).toEqual([
      ...['in 09:30', 'out 13:00', 'in 14:00'],
    ])
  })

  it('have the correct punch-out and the breaks before it', () => {
    expect(corrected(punches('in 09:30'), { out: at('18:30') })).toEqual(['in 09:30', 'out 18:30'])
    expect(corrected(punches('in 09:30', 'out 13:00', 'in 14:00', 'out 18:00'), { out: at('18:30') })).toEqual([
      ...['in 09:30', 'out 13:00', 'in 14:00', 'out 18:30'],
    ])
    expect(corrected(punches('in 09:30', 'out 13:00', 'in 14:00', 'out 18:00'), { out: at('12:00') })).toEqual([
      ...['in 09:30', 'out 12:00'],
    ])
    expect(corrected(punches('out 08:00', 'in 09:30'), { out: at('18:30') })).toEqual(['in 09:30', 'out 18:30'])
  })

  it('have both, with whole breaks between them and no unpaired punches', () => {
    const both = { in: at('09:30'), out: at('18:30') }
    expect(corrected([], both)).toEqual(['in 09:30', 'out 18:30'])
    expect(corrected(punches('in 09:40', 'in 10:00', 'out 13:00', 'in 14:00', 'out 18:00'), both)).toEqual([
      ...['in 09:30', 'out 13:00', 'in 14:00', 'out 18:30'],
    ])
    expect(corrected(punches('in 08:00', 'out 20:00'), both)).toEqual(['in 09:30', 'out 18:30'])
  })

  it('are none if no punch-in is known, or the punch-out would not follow it', () => {
    expect(corrected([], { out: at('18:30') })).toBeUndefined()
    expect(corrected(punches('out 18:00'), { out: at('18:30') })).toBeUndefined()
    expect(corrected(punches('in 09:30'), { out: at('09:30') })).toBeUndefined()
    expect(corrected(punches('in 09:30', 'out 12:00'), { in: at('12:30') })).toBeUndefined()
  })

  it('always pair, start and end as they should, and are the same a second time', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const moment = minute.map((of) => new Date(Date.UTC(2026, 10, 19, 0, of)).toISOString())
    const one = fc.record({ kind: fc.constantFrom('in' as const, 'out' as const), at: moment })
    fc.assert(
      fc.property(
        fc.array(one, { maxLength: 8 }),
        fc.option(moment, { nil: null }),
        fc.option(moment, { nil: null }),
        (present, start, end) => {
          const given = { in: start, out: end }
          const after = correctedPunches(present, given)
          if (after === null) return
          const { unmatched, open } = punchSpans(after)
          expect(unmatched).toEqual([])
          expect(after[0]).toMatchObject({ kind: 'in', ...(start === null ? {} : { at: start }) })
          if (end !== null) expect(after.at(-1)).toEqual({ kind: 'out', at: end })
          if (open !== null) expect(end).toBeNull()
          expect(correctedPunches(after, given)).toEqual(after)
        },
      ),
    )
  })
})
