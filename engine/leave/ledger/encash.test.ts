import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worded } from '../../testing/english.ts'
import { addDays } from '../../day.ts'
import { encash, type EncashQuestion } from './encash.ts'
import { balanceAt, leaveLedger } from './ledger.ts'
import { earnedLeave } from '../policy.fixture.ts'
import { english } from '../../testing/english.ts'

const question = (more: Partial<EncashQuestion> = {}): EncashQuestion => ({
  policy: earnedLeave,
  employment: { joinedOn: '2025-01-01', leftOn: null },
  taken: [],
  id: 'paid',
  on: '2026-02-10',
  halfDays: 10,
  atExit: false,
  ...more,
})
const codes = (more: Partial<EncashQuestion>) => encash(question(more)).problems.map(({ code }) => code)

describe('encashed leave', () => {
  test('takes what lapses first, and none of it lapses afterwards', () => {
    const answer = encash(question())
    expect(answer).toMatchObject({ halfDays: 10, mostHalfDays: 32, balanceBefore: 32, balanceAfter: 22, problems: [] })
    expect(answer.rows.map(({ kind, halfDays, grant, why }) => [kind, halfDays, grant, english(why)])).toEqual([
      ['encashment', -2, 'accrual:2026-01-01', 'Leave paid out'],
      ['encashment', -8, 'carry:2026-01-01', 'Leave paid out'],
    ])
    const facts = { ...question(), encashed: [{ id: 'paid', day: '2026-02-10', halfDays: 10 }] }
    expect(balanceAt(leaveLedger({ ...facts, upTo: '2026-04-01' }), '2026-04-01')).toBe(22)
  })

  test('keeps what is booked for a later day', () => {
    const taken = [{ id: 'may', day: '2026-05-04', halfDays: 2 }]
    expect(encash(question({ taken, halfDays: null }))).toMatchObject({ halfDays: 30, balanceAfter: 2 })
    expect(codes({ taken, halfDays: 31 })).toEqual(['tooMuch'])
  })

  test('is the whole earned balance on the last day of work', () => {
    const employment = { joinedOn: '2025-01-01', leftOn: '2026-06-30' }
    const policy = { ...earnedLeave, carryForward: { capHalfDays: 60, expiresAfterMonths: null } }
    const exit = { policy, employment, on: '2026-06-30', halfDays: null, atExit: true }
    expect(encash(question(exit))).toMatchObject({ problems: [], halfDays: 24 + 12, balanceAfter: 0 })
    // Leave booked after the last day of work reserves nothing.
    const july = [{ id: 'july', day: '2026-07-06', halfDays: 4 }]
    expect(encash(question({ ...exit, taken: july }))).toMatchObject({
      problems: [],
      halfDays: 24 + 12,
      balanceAfter: 0,
    })
    expect(codes({ ...exit, on: '2026-06-29' })).toEqual(['notLastDay'])
    expect(codes({ ...exit, employment: { ...employment, leftOn: null } })).toEqual(['notLastDay'])
  })

  test('is refused by a policy without it, before joining, after leaving, and beyond the balance', () => {
    expect(codes({ policy: { ...earnedLeave, encashable: false } })).toEqual(['notEncashable'])
    expect(codes({ on: '2024-12-31' })).toEqual(['notEmployed'])
    expect(codes({ on: '2026-02-10', employment: { joinedOn: '2025-01-01', leftOn: '2026-02-09' } })).toEqual([
      'notEmployed',
    ])
    expect(codes({ halfDays: 33 })).toEqual(['tooMuch'])
    expect(codes({ policy: { ...earnedLeave, halfDaysAYear: 0 }, halfDays: null })).toEqual(['nothingLeft'])
    expect(() => encash(question({ halfDays: 0.5 }))).toThrow(RangeError)
  })

  test('has no rows if refused, and only its own rows beside earlier encashments', () => {
    const refused = { halfDays: 0, mostHalfDays: 0, balanceBefore: 32, balanceAfter: 32, rows: [] }
    expect(encash(question({ policy: { ...earnedLeave, encashable: false } }))).toMatchObject(refused)
    const encashed = [{ id: 'before', day: '2026-02-01', halfDays: 4 }]
    const { rows, balanceAfter } = encash(question({ encashed }))
    expect([rows.every(({ sourceId }) => sourceId === 'paid'), balanceAfter]).toEqual([true, 18])
    expect(() => encash(question({ halfDays: 0 }))).toThrow(RangeError)
    expect(encash(question({ halfDays: 1 }))).toMatchObject({ problems: [], halfDays: 1 })
  })

  test('can be requested on the day of joining, and at exit only on the last day', () => {
    expect(codes({ on: '2025-01-01' })).toEqual([])
    const employment = { joinedOn: '2025-01-01', leftOn: '2026-06-30' }
    expect(encash(question({ employment, atExit: true })).problems.map(worded)).toMatchObject([
      { message: 'The last day of work is 30 Jun 2026' },
    ])
  })

  test('goes by the rules of the day: leave that became encashable later was not before', () => {
    const versions = [
      { startsOn: '2025-01-01', policy: { ...earnedLeave, encashable: false } },
      { startsOn: '2026-01-01', policy: earnedLeave },
    ]
    expect(codes({ versions, on: '2025-12-31' })).toEqual(['notEncashable'])
    expect(codes({ versions, on: '2026-01-01' })).toEqual([])
  })

  test('is the maximum: a half-day more would leave a later day short', () => {
    const days = fc.uniqueArray(fc.nat(330), { maxLength: 14 })
    fc.assert(
      fc.property(days, fc.nat(300), fc.constantFrom('atOnce' as const, 'monthly' as const), (taken, at, accrual) => {
        const asked = question({
          policy: { ...earnedLeave, accrual },
          taken: taken.map((day, index) => ({ id: `leave ${index}`, day: addDays('2026-01-05', day), halfDays: 2 })),
          on: addDays('2026-01-05', at),
        })
        const { mostHalfDays } = encash({ ...asked, halfDays: null })
        if (mostHalfDays > 0) expect(encash({ ...asked, halfDays: mostHalfDays }).problems).toEqual([])
        expect(encash({ ...asked, halfDays: mostHalfDays + 1 }).problems).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })
})
