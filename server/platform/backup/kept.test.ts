import { describe, expect, it } from 'vitest'
import { isDue, keptOf, nameOf } from './kept.ts'

const days = (count: number, from = '2026-11-25') =>
  Array.from({ length: count }, (_, back) =>
    nameOf(new Date(Date.parse(`${from}T20:00:00Z`) - back * 864e5).toISOString()),
  )

describe('the backups to keep', () => {
  it('are the newest of each of 7 days, 4 weeks and 12 months', () => {
    const kept = [...keptOf(days(500))].map((name) => name.slice(0, 10)).toSorted()
    expect(kept).toEqual(
      [
        ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
        ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-08', '2026-11-15'],
        ...['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'],
      ].toSorted(),
    )
  })

  it('are the same when the rule is applied day after day', () => {
    let kept: string[] = []
    for (const name of days(500).toReversed()) kept = [...keptOf([...kept, name])]
    expect(kept.toSorted()).toEqual([...keptOf(days(500))].toSorted())
  })

  it('are those that exist, if days are missing', () => {
    const few = ['2025-03-01T20-00-00Z', '2026-11-25T08-00-00Z', '2026-11-25T20-00-00Z']
    expect([...keptOf(few)].toSorted()).toEqual([few[0], few[2]])
  })
})

describe('a backup is due', () => {
  it.each([
    ['2026-11-25T20:00:00.000Z', undefined, true],
    ['2026-11-25T20:00:00.000Z', '2026-11-24T20-00-00Z', true],
    ['2026-11-25T19:59:59.000Z', '2026-11-24T20-00-00Z', false],
    ['2026-11-25T20:10:00.000Z', '2026-11-25T20-00-00Z', false],
    // The machine was off at the scheduled hour.
    ['2026-11-26T05:00:00.000Z', '2026-11-24T20-00-00Z', true],
    ['2026-11-26T05:00:00.000Z', '2026-11-25T22-30-00Z', false],
  ])('at %s after that of %s: %s', (now, newest, due) => {
    expect(isDue(now, 20, newest)).toBe(due)
  })
})
