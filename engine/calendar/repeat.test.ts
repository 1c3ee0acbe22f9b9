import { describe, expect, it } from 'vitest'
import { occurrences, type Repeating } from './repeat.ts'

const event = (repeat: Repeating['repeat'], from: string, to = from, repeatUntil: string | null = null) => ({
  ...{ repeat, from, to, repeatUntil },
})
const begins = (of: Repeating, from: string, to: string) => occurrences(of, from, to).map((one) => one.from)

describe('the occurrences of an event', () => {
  it('are only the event itself if it does not repeat, while it lasts', () => {
    const trip = event('none', '2026-11-28', '2026-12-02')
    expect(begins(trip, '2026-12-01', '2026-12-31')).toEqual(['2026-11-28'])
    expect(begins(trip, '2026-12-03', '2026-12-31')).toEqual([])
    expect(begins(trip, '2026-11-01', '2026-11-27')).toEqual([])
  })

  it('never begin before the first or after the last', () => {
    const weekly = event('weekly', '2026-11-18', '2026-11-18', '2026-12-02')
    expect(begins(weekly, '2026-11-01', '2026-12-31')).toEqual(['2026-11-18', '2026-11-25', '2026-12-02'])
    expect(begins(event('daily', '2026-11-29'), '2026-11-28', '2026-12-01')).toEqual([
      ...['2026-11-29', '2026-11-30', '2026-12-01'],
    ])
  })

  it('keep their interval however long ago they began', () => {
    expect(begins(event('weekly', '2000-01-05'), '2026-11-16', '2026-11-29')).toEqual(['2026-11-18', '2026-11-25'])
    expect(begins(event('yearly', '1990-03-15'), '2026-01-01', '2027-12-31')).toEqual(['2026-03-15', '2027-03-15'])
  })

  it('skip months without the day', () => {
    expect(begins(event('monthly', '2026-01-31'), '2026-01-01', '2026-05-31')).toEqual([
      ...['2026-01-31', '2026-03-31', '2026-05-31'],
    ])
    expect(begins(event('yearly', '2024-02-29'), '2024-01-01', '2028-12-31')).toEqual(['2024-02-29', '2028-02-29'])
  })

  it('include one that began earlier and is still going on', () => {
    const monthly = event('monthly', '2026-10-30', '2026-11-02')
    expect(occurrences(monthly, '2026-12-01', '2026-12-01')).toEqual([{ from: '2026-11-30', to: '2026-12-03' }])
  })
})
