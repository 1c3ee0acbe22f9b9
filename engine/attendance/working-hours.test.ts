import { describe, expect, it } from 'vitest'
import { afterWorkingHours } from './working-hours.ts'

const zone = 'Asia/Kolkata'
const day = { startsAt: '09:00', endsAt: '18:00' }
const night = { startsAt: '22:00', endsAt: '06:00' }
const weekend = new Set(['2026-11-21', '2026-11-22'])
const at = (local: string) => new Date(`${local}:00+05:30`).toISOString()
const after = (since: string, hours: number, shift = day, to = '2026-12-31') =>
  afterWorkingHours(at(since), hours, {
    zone,
    from: since.slice(0, 10),
    to,
    shiftOn: (one) => (weekend.has(one) ? null : shift),
  })

describe('the end of a number of working hours', () => {
  it('counts from now within a shift, and from its start before one', () => {
    expect(after('2026-11-19T10:00', 2)).toBe(at('2026-11-19T12:00'))
    expect(after('2026-11-19T07:00', 2)).toBe(at('2026-11-19T11:00'))
  })

  it('continues on the next working day, also over a weekend', () => {
    expect(after('2026-11-19T17:00', 2)).toBe(at('2026-11-20T10:00'))
    expect(after('2026-11-20T17:00', 2)).toBe(at('2026-11-23T10:00'))
    expect(after('2026-11-21T12:00', 9)).toBe(at('2026-11-23T18:00'))
  })

  it('is the end of the shift if all of it is needed', () => {
    expect(after('2026-11-19T09:00', 9)).toBe(at('2026-11-19T18:00'))
  })

  it('includes a shift of the night before that is still running', () => {
    expect(after('2026-11-19T02:00', 3, night)).toBe(at('2026-11-19T05:00'))
    expect(after('2026-11-19T05:00', 2, night)).toBe(at('2026-11-19T23:00'))
  })

  it('is the end of the given days if they contain too few working hours', () => {
    expect(after('2026-11-19T09:00', 500, day, '2026-11-25')).toBe(at('2026-11-26T00:00'))
  })
})
