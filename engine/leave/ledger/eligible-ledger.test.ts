import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { english } from '../../testing/english.ts'
import { addDays } from '../../day.ts'
import { checkRequest } from '../check.ts'
import { encash } from './encash.ts'
import { eligibleSpans, isEligible, type JobDetails } from '../eligibility.ts'
import { balanceAt, leaveLedger, ledgerChanges } from './ledger.ts'
import type { LedgerRow } from './ledger-row.ts'
import { earnedLeave } from '../policy.fixture.ts'
import type { LeavePolicy } from '../policy.ts'

const person = { joinedOn: '2024-01-01', leftOn: null }
const at = (from: string, location: string, more: Partial<JobDetails> = {}): JobDetails => ({
  ...{ from, location, employmentType: 'fullTime', department: null },
  ...more,
})
/** Twelve days a year, granted on 1 January, lapsing at the end of the year. */
const pune: LeavePolicy = { ...earnedLeave, name: 'Pune', encashable: false, carryForward: null, locations: ['Pune'] }
const ledger = (jobHistory: JobDetails[], policy = pune, upTo = '2026-12-31', taken: string[] = []) =>
  leaveLedger({
    policy,
    employment: { ...person, joinedOn: '2026-01-01', jobHistory },
    taken: taken.map((day) => ({ id: 'a', day, halfDays: 2 })),
    upTo,
  })
const told = (rows: LedgerRow[]) => rows.map(({ on, kind, halfDays }) => `${on} ${kind} ${halfDays}`)

describe('leave restricted to some people', () => {
  test('is for everyone who meets every limit', () => {
    const rule = {
      genders: ['female'],
      employmentTypes: ['fullTime'],
      locations: ['Pune'],
      departments: ['Sales'],
    } as const
    const details = at('2026-01-01', 'Pune', { department: 'Sales' })
    const she = (more: Partial<JobDetails>) => ({ gender: 'female' as const, jobHistory: [{ ...details, ...more }] })
    expect(isEligible(rule, she({}), '2026-02-01')).toBe(true)
    expect(isEligible(rule, she({ employmentType: 'intern' }), '2026-02-01')).toBe(false)
    expect(isEligible(rule, she({ location: 'Delhi' }), '2026-02-01')).toBe(false)
    expect(isEligible(rule, she({ department: null }), '2026-02-01')).toBe(false)
    expect(isEligible(rule, { ...she({}), gender: 'male' }, '2026-02-01')).toBe(false)
    const year = { from: '2026-01-01', to: '2026-12-31' }
    const moves = [
      at('2026-01-01', 'Delhi'),
      at('2026-03-01', 'Pune'),
      at('2026-04-01', 'Pune'),
      at('2026-07-01', 'Delhi'),
    ]
    expect(eligibleSpans(pune, { jobHistory: moves }, year)).toEqual([{ from: '2026-03-01', to: '2026-06-30' }])
  })

  test('is granted on the day a person becomes eligible, for the days from then on', () => {
    const rows = ledger([at('2026-01-01', 'Delhi'), at('2026-07-01', 'Pune')])
    expect(told(rows)).toEqual(['2026-07-01 grant 12'])
    expect(english(rows[0]!.why)).toBe('For 1 Jan 2026 to 31 Dec 2026: 12 days a year × 184 of 365 days eligible')
    const whole = ledger([at('2026-01-01', 'Delhi'), at('2026-07-01', 'Pune')], { ...pune, prorate: false })
    expect(told(whole)).toEqual(['2026-07-01 grant 24'])
  })

  test('lapses on the day a person stops being eligible; what was taken stays, and earlier days do not change', () => {
    const rows = ledger([at('2026-01-01', 'Pune'), at('2026-07-01', 'Delhi')], pune, '2026-12-31', ['2026-02-02'])
    expect(told(rows)).toEqual(['2026-01-01 grant 24', '2026-02-02 consumption -2', '2026-07-01 expiry -22'])
    expect(english(rows[2]!.why)).toBe('Not eligible from 1 Jul 2026')
    expect(balanceAt(rows, '2026-06-30')).toBe(22)
  })

  test('never reverses what was used beyond what was earned, nor what is booked for later', () => {
    const days = Array.from({ length: 8 }, (_, index) => `2026-02-0${index + 1}`)
    expect(
      balanceAt(ledger([at('2026-01-01', 'Pune'), at('2026-07-01', 'Delhi')], pune, '2026-12-31', days), '2026-12-31'),
    ).toBe(0)
    const booked = ledger([at('2026-01-01', 'Pune'), at('2026-07-01', 'Delhi')], pune, '2026-12-31', ['2026-08-03'])
    expect(told(booked)).toEqual(['2026-01-01 grant 24', '2026-07-01 expiry -22', '2026-08-03 consumption -2'])
  })

  test('returns with what was earned, and accrues again', () => {
    const moves = [at('2026-01-01', 'Pune'), at('2026-07-01', 'Delhi'), at('2026-10-01', 'Pune')]
    const rows = ledger(moves, pune, '2026-12-31', ['2026-02-02', '2026-02-03'])
    // 181 of 365 days earn 12 of 24 half-days, 4 of which are used; three months more earn 6.
    expect(told(rows).slice(3)).toEqual(['2026-07-01 expiry -20', '2026-10-01 grant 6', '2026-10-01 grant 8'])
    expect(rows.map(({ why }) => english(why))).toContain('Eligible again from 1 Oct 2026')
    expect(told(ledger(moves, { ...pune, prorate: false }))).toEqual([
      '2026-01-01 grant 24',
      '2026-07-01 expiry -24',
      '2026-10-01 grant 24',
    ])
  })

  test('if encashable, is kept as far as it was earned, and carried', () => {
    const policy = { ...earnedLeave, locations: ['Pune'] }
    const moves = [at('2026-01-01', 'Pune'), at('2026-07-01', 'Delhi')]
    expect(told(ledger(moves, policy, '2027-01-01'))).toEqual([
      '2026-01-01 grant 24',
      '2026-07-01 expiry -12',
      '2027-01-01 carryForward 8',
      '2027-01-01 expiry -12',
    ])
    const facts = { policy, employment: { ...person, joinedOn: '2026-01-01', jobHistory: moves }, taken: [] }
    const answer = encash({ ...facts, id: 'e', on: '2026-08-03', halfDays: null, atExit: false })
    expect([answer.problems, answer.mostHalfDays]).toEqual([[], 12])
  })

  test('accrues monthly while a person is eligible', () => {
    const moves = [at('2026-01-01', 'Delhi'), at('2026-03-16', 'Pune'), at('2026-06-01', 'Delhi')]
    expect(told(ledger(moves, { ...pune, accrual: 'monthly' }))).toEqual([
      '2026-03-16 grant 1',
      '2026-04-01 grant 2',
      '2026-05-01 grant 2',
      ...['2026-06-01 expiry -1', '2026-06-01 expiry -2', '2026-06-01 expiry -2'],
    ])
  })

  test('waits for the end of probation, and is not granted if eligibility ended before', () => {
    const after: LeavePolicy = { ...pune, afterProbation: true }
    const employment = { ...person, joinedOn: '2026-01-01', probationUntil: '2026-03-31' }
    const rows = (jobHistory: JobDetails[]) =>
      told(leaveLedger({ policy: after, employment: { ...employment, jobHistory }, taken: [], upTo: '2026-12-31' }))
    expect(rows([at('2026-01-01', 'Pune')])).toEqual(['2026-04-01 grant 24'])
    expect(rows([at('2026-01-01', 'Pune'), at('2026-02-01', 'Delhi')])).toEqual([])
    // What was earned before the waiting period ended comes with the return.
    expect(rows([at('2026-01-01', 'Pune'), at('2026-02-01', 'Delhi'), at('2026-10-01', 'Pune')])).toEqual([
      '2026-10-01 grant 2',
      '2026-10-01 grant 6',
    ])
  })
})

test('can be requested for the days on which the person is eligible', () => {
  const codes = (jobHistory: JobDetails[], from: string, to = from) =>
    checkRequest({
      policy: pune,
      employment: { ...person, jobHistory },
      taken: [],
      request: { from, to, fromPart: 'full', toPart: 'full' },
      counted: { halfDays: 2, days: [{ day: from, part: 'full', halfDays: 2, why: 'leave', name: null }] },
      ...{ off: new Map(), others: [], today: '2026-06-01' },
    })
      .problems.filter(({ code }) => code === 'notEligible')
      .map(({ field, message }) => `${field}: ${english(message)}`)
  const moves = [at('2026-01-01', 'Delhi'), at('2026-03-01', 'Pune'), at('2026-07-01', 'Delhi')]
  expect(codes(moves, '2026-06-15')).toEqual([])
  expect(codes(moves, '2026-02-02')).toEqual(['from: You are eligible for Pune from 1 Mar 2026'])
  expect(codes(moves, '2026-06-29', '2026-07-02')).toEqual(['to: You are eligible for Pune until 30 Jun 2026'])
  expect(codes(moves, '2026-08-03')).toEqual(['from: You were eligible for Pune until 30 Jun 2026'])
  expect(codes([at('2026-01-01', 'Delhi')], '2026-08-03')).toEqual(['policy: You are not eligible for Pune'])
})

test('gives the same ledger however late and in whatever order moves are recorded, including every day taken', () => {
  const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days))
  const moves = fc.uniqueArray(fc.tuple(day, fc.constantFrom('Pune', 'Delhi')), {
    selector: ([on]) => on,
    maxLength: 5,
  })
  const kinds = fc.record({
    prorate: fc.boolean(),
    encashable: fc.boolean(),
    accrual: fc.constantFrom('atOnce', 'monthly', 'quarterly', 'halfYearly'),
    carryForward: fc.constantFrom(null, earnedLeave.carryForward),
    waitingDays: fc.constantFrom(0, 60),
  })
  const taken = fc.uniqueArray(day, { maxLength: 6 })
  fc.assert(
    fc.property(
      moves,
      kinds,
      taken,
      fc.array(fc.tuple(day, fc.nat(5)), { maxLength: 5 }),
      (all, kind, days, tellings) => {
        const policy = { ...pune, ...kind } as LeavePolicy
        const uses = days.map((on) => ({ id: on, day: on, halfDays: 2 }))
        const due = (known: typeof all, upTo: string) => {
          const jobHistory = [at('2026-01-01', 'Pune'), ...known.map(([from, place]) => at(from, place))].toSorted(
            (a, b) => (a.from < b.from ? -1 : 1),
          )
          return leaveLedger({
            policy,
            employment: { ...person, joinedOn: '2026-01-01', jobHistory },
            taken: uses,
            upTo,
          })
        }
        const posted: LedgerRow[] = []
        for (const [on, count] of tellings.toSorted(([a], [b]) => (a < b ? -1 : 1)))
          posted.push(...ledgerChanges(due(all.slice(0, count), on), posted, on))
        const end = '2027-12-31'
        posted.push(...ledgerChanges(due(all, end), posted, end))
        const whole = due(all, end)
        expect(ledgerChanges(whole, posted, end)).toEqual([])
        const sum = (rows: readonly LedgerRow[], kindOf?: string) =>
          rows.reduce((total, row) => (kindOf === undefined || row.kind === kindOf ? total + row.halfDays : total), 0)
        expect(sum(posted)).toBe(sum(whole))
        expect(sum(posted, 'consumption')).toBe(0 - 2 * days.length)
        // No one has more than a person who was always eligible.
        const everybodys = due([], end)
        expect(sum(whole, 'grant') + sum(whole.filter(({ key }) => /^(stop|early):/.test(key)))).toBeLessThanOrEqual(
          sum(everybodys, 'grant'),
        )
      },
    ),
    { numRuns: 300 },
  )
})
