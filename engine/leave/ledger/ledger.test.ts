import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../day.ts'
import type { LedgerRow } from './ledger-row.ts'
import type { LeaveFacts } from '../leave-facts.ts'
import { balanceAt, leaveLedger, ledgerChanges, lowestBalance } from './ledger.ts'
import { earnedLeave } from '../policy.fixture.ts'
import { english } from '../../testing/english.ts'

const asha = { joinedOn: '2025-01-01', leftOn: null }
const facts = (more: Partial<LeaveFacts> = {}): LeaveFacts => ({
  policy: earnedLeave,
  employment: asha,
  taken: [],
  ...more,
})
const short = (rows: readonly LedgerRow[]) => rows.map(({ kind, on, halfDays, grant }) => [kind, on, halfDays, grant])

describe('the leave ledger', () => {
  test('carries the rest up to the cap, lets the remainder lapse, and the carried part after three months', () => {
    const taken = [
      { id: 'june', day: '2025-06-02', halfDays: 2 },
      { id: 'february', day: '2026-02-02', halfDays: 2 },
    ]
    const rows = leaveLedger({ ...facts({ taken }), upTo: '2026-04-01' })
    expect(short(rows)).toEqual([
      ['grant', '2025-01-01', 24, 'accrual:2025-01-01'],
      ['consumption', '2025-06-02', -2, 'accrual:2025-01-01'],
      ['grant', '2026-01-01', 24, 'accrual:2026-01-01'],
      ['carryForward', '2026-01-01', 8, 'carry:2026-01-01'],
      ['expiry', '2026-01-01', -22, 'accrual:2025-01-01'],
      ['consumption', '2026-02-02', -2, 'carry:2026-01-01'],
      ['expiry', '2026-04-01', -6, 'carry:2026-01-01'],
    ])
    expect(['2025-12-31', '2026-01-01', '2026-03-31', '2026-04-01'].map((day) => balanceAt(rows, day))).toEqual([
      22, 32, 30, 24,
    ])
    expect(rows.map(({ why }) => english(why))).toEqual([
      'For 1 Jan 2025 to 31 Dec 2025: 12 days a year',
      'Leave taken',
      'For 1 Jan 2026 to 31 Dec 2026: 12 days a year',
      'Carried over: 11 days left on 31 Dec 2025, at most 4 days',
      'Not used by 31 Dec 2025',
      'Leave taken',
      'Not used by 31 Mar 2026',
    ])
  })

  test('without carry-forward all leave lapses', () => {
    const rows = leaveLedger({ ...facts({ policy: { ...earnedLeave, carryForward: null } }), upTo: '2026-01-01' })
    expect(balanceAt(rows, '2026-01-01')).toBe(24)
  })

  test('leave carried without expiry is carried again, under the same cap', () => {
    const policy = { ...earnedLeave, carryForward: { capHalfDays: 30, expiresAfterMonths: null } }
    const rows = leaveLedger({ ...facts({ policy }), upTo: '2027-01-01' })
    expect(['2026-01-01', '2027-01-01'].map((day) => balanceAt(rows, day))).toEqual([48, 54])
  })

  test('leave ahead of what has accrued makes the balance negative, and the next grant settles it', () => {
    const policy = { ...earnedLeave, accrual: 'monthly' as const }
    const taken = [{ id: 'long', day: '2025-01-15', halfDays: 5 }]
    const rows = leaveLedger({ ...facts({ policy, taken }), upTo: '2025-02-01' })
    expect(short(rows).filter(([kind]) => kind === 'consumption')).toEqual([
      ['consumption', '2025-01-15', -2, 'accrual:2025-01-01'],
      ['consumption', '2025-01-15', -2, 'accrual:2025-02-01'],
      ['consumption', '2025-01-15', -1, null],
    ])
    expect(balanceAt(rows, '2025-01-15')).toBe(-3)
    expect(lowestBalance(rows, '2025-01-15')).toEqual({ day: '2025-01-15', halfDays: -3 })
    expect(balanceAt(rows, '2025-02-01')).toBe(-1)
  })

  test('back-dated leave uses what has lapsed since, and returns it', () => {
    const before = leaveLedger({ ...facts(), upTo: '2026-05-01' })
    const taken = [{ id: 'late', day: '2025-12-01', halfDays: 18 }]
    const changes = ledgerChanges(leaveLedger({ ...facts({ taken }), upTo: '2026-05-01' }), before, '2026-05-01')
    expect(changes.map(({ kind, key, halfDays, correction }) => [kind, key, halfDays, correction ?? false])).toEqual([
      ['consumption', 'leave:late:2025-12-01:accrual:2025-01-01', -18, false],
      ['carryForward', 'carry:2026-01-01', -2, true],
      ['expiry', 'expiry:accrual:2025-01-01', 18, true],
      ['expiry', 'expiry:carry:2026-01-01', 2, true],
    ])
    expect(balanceAt([...before, ...changes], '2026-05-01')).toBe(24)
  })

  test('a leaver loses what the rest of the year would have earned; nothing lapses afterwards', () => {
    const posted = leaveLedger({ ...facts(), upTo: '2025-06-01' })
    const left = facts({ employment: { joinedOn: '2025-01-01', leftOn: '2025-06-30' } })
    const changes = ledgerChanges(leaveLedger({ ...left, upTo: '2025-06-01' }), posted, '2025-06-01')
    expect(changes.map(({ halfDays, correction }) => [halfDays, correction])).toEqual([[-12, true]])
    expect(balanceAt(leaveLedger({ ...left, upTo: '2026-06-01' }), '2026-06-01')).toBe(12)
  })

  test('leave that lapses the day after the year ends has lapsed for a person who leaves that day, not before', () => {
    const on = (leftOn: string) =>
      balanceAt(
        leaveLedger({
          ...facts({ policy: { ...earnedLeave, prorate: false }, employment: { joinedOn: '2025-01-01', leftOn } }),
          upTo: '2026-02-01',
        }),
        '2026-02-01',
      )
    expect([on('2025-12-31'), on('2026-01-01')]).toEqual([24, 32])
  })

  test('leave can be taken on the last day of the carried part', () => {
    const taken = [{ id: 'last', day: '2026-03-31', halfDays: 2 }]
    const rows = leaveLedger({ ...facts({ taken }), upTo: '2026-04-01' })
    expect(short(rows).slice(-2)).toEqual([
      ['consumption', '2026-03-31', -2, 'carry:2026-01-01'],
      ['expiry', '2026-04-01', -6, 'carry:2026-01-01'],
    ])
  })

  test('a run with an earlier date reverses nothing posted by a later one', () => {
    const posted = leaveLedger({ ...facts(), upTo: '2026-04-01' })
    expect(ledgerChanges(leaveLedger({ ...facts(), upTo: '2025-12-31' }), posted, '2025-12-31')).toEqual([])
  })

  test('a comp-off lapses on its own day and is never carried', () => {
    const policy = { ...earnedLeave, halfDaysAYear: 0 }
    const extra = [{ id: 'sunday', on: '2025-11-16', halfDays: 2, expiresOn: '2026-01-15' }]
    const rows = leaveLedger({ ...facts({ policy, extra }), upTo: '2026-02-01' })
    expect(['2025-11-15', '2025-11-16', '2026-01-15', '2026-01-16'].map((day) => balanceAt(rows, day))).toEqual([
      0, 2, 2, 0,
    ])
  })
})

const anyPolicy = fc.record({
  halfDaysAYear: fc.integer({ min: 0, max: 60 }),
  accrual: fc.constantFrom('atOnce' as const, 'monthly' as const, 'quarterly' as const, 'halfYearly' as const),
  year: fc.constantFrom('calendar' as const, 'joining' as const),
  prorate: fc.boolean(),
  waitingDays: fc.constantFrom(0, 0, 90),
  carryForward: fc.option(
    fc.record({
      capHalfDays: fc.option(fc.integer({ min: 0, max: 40 })),
      expiresAfterMonths: fc.constantFrom(null, 1, 3, 12),
    }),
  ),
})
const day = fc.integer({ min: 0, max: 1100 }).map((count) => addDays('2023-01-01', count))
const taken = fc
  .uniqueArray(fc.record({ day, halfDays: fc.constantFrom(1, 2) }), { maxLength: 60, selector: (leave) => leave.day })
  .map((all) => all.map((leave, index) => ({ ...leave, id: `leave ${index}` })))
const extra = fc.array(
  fc.record({ on: day, halfDays: fc.integer({ min: 1, max: 10 }), expiresOn: fc.constant(null) }),
  {
    maxLength: 2,
  },
)
const history = fc
  .record({ changes: anyPolicy, joinedOn: day, taken, extra, leftOn: fc.option(day, { freq: 4 }) })
  .map(({ changes, joinedOn, taken: leave, extra: more, leftOn }): LeaveFacts => {
    const employment = { joinedOn, leftOn: leftOn === null || leftOn < joinedOn ? null : leftOn }
    return {
      policy: { ...earnedLeave, ...changes },
      employment,
      // There is no leave after the last day of employment.
      taken: leave.filter(({ day: on }) => employment.leftOn === null || on <= employment.leftOn),
      extra: more.map((grant, index) => ({ ...grant, id: `extra ${index}` })),
    }
  })

describe('for any history', () => {
  test('posting day by day, with leave requested, cancelled and back-dated, equals a recalculated ledger', () => {
    const steps = fc.array(fc.record({ later: fc.nat(120), known: fc.nat(60), cancelled: fc.nat(60) }), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(history, steps, (person, timeline) => {
        let today = '2023-01-01'
        let posted: LedgerRow[] = []
        let now: LeaveFacts = person
        for (const step of timeline) {
          today = addDays(today, step.later)
          now = { ...person, taken: person.taken.filter((_, index) => index < step.known && index !== step.cancelled) }
          posted = [...posted, ...ledgerChanges(leaveLedger({ ...now, upTo: today }), posted, today)]
        }
        const anew = leaveLedger({ ...now, upTo: today })
        expect(ledgerChanges(anew, posted, today)).toEqual([])
        for (let count = 0; count < 40; count += 1) {
          const at = addDays('2023-01-01', count * 31)
          expect(balanceAt(posted, at)).toBe(balanceAt(anew, at))
        }
        expect(leftByGrant(posted)).toEqual(leftByGrant(anew))
      }),
      { numRuns: 300 },
    )
  })

  test('no one gets more from a grant than it holds, after its end, or before it', () => {
    fc.assert(
      fc.property(history, day, (person, upTo) => {
        const rows = leaveLedger({ ...person, upTo })
        const grants = new Map(rows.filter(({ expiresOn }) => expiresOn !== null).map((row) => [row.key, row]))
        for (const [grant, left] of leftByGrant(rows)) if (grants.has(grant)) expect(left).toBeGreaterThanOrEqual(0)
        for (const row of rows.filter(({ kind }) => kind === 'consumption')) {
          const grant = grants.get(row.grant ?? '')
          if (grant !== undefined) expect(row.on <= (grant.expiresOn ?? '')).toBe(true)
        }
        const used = rows.filter(({ kind }) => kind === 'consumption').reduce((sum, { halfDays }) => sum - halfDays, 0)
        expect(used).toBe(person.taken.reduce((sum, { halfDays }) => sum + halfDays, 0))
      }),
    )
  })

  test('the order of facts changes nothing', () => {
    fc.assert(
      fc.property(history, day, (person, upTo) => {
        const turned = { ...person, taken: person.taken.toReversed(), extra: (person.extra ?? []).toReversed() }
        expect(leaveLedger({ ...turned, upTo })).toEqual(leaveLedger({ ...person, upTo }))
      }),
    )
  })
})

function leftByGrant(rows: readonly LedgerRow[]): Map<string, number> {
  const left = new Map<string, number>()
  for (const { grant, halfDays } of rows) left.set(grant ?? 'ahead', (left.get(grant ?? 'ahead') ?? 0) + halfDays)
  return new Map([...left].filter(([, halfDays]) => halfDays !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
