import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '../../day.ts'
import { balancesDayByDay } from './ledger.oracle.ts'
import type { LedgerRow } from './ledger-row.ts'
import type { LeaveFacts } from '../leave-facts.ts'
import { balanceAt, leaveLedger, ledgerChanges } from './ledger.ts'
import { earnedLeave } from '../policy.fixture.ts'
import type { LeavePolicy } from '../policy.ts'

const start = '2023-01-01'
const lastOfAll = 1200
const dayOf = (count: number): Day => addDays(start, count)
const day = fc.integer({ min: 0, max: 1100 }).map(dayOf)

/** Rules that a company may change between leave years; the kind of leave year stays. */
const rules = fc.record({
  halfDaysAYear: fc.integer({ min: 0, max: 60 }),
  accrual: fc.constantFrom('atOnce' as const, 'monthly' as const, 'quarterly' as const, 'halfYearly' as const),
  prorate: fc.boolean(),
  carryForward: fc.option(
    fc.record({
      capHalfDays: fc.option(fc.integer({ min: 0, max: 40 })),
      expiresAfterMonths: fc.constantFrom(null, 1, 3, 12),
    }),
  ),
})
type Rules = Partial<LeavePolicy>

const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('take' as const), on: day, halfDays: fc.constantFrom(1, 2) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('cancel' as const), which: fc.nat(40) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('encash' as const), halfDays: fc.integer({ min: 1, max: 12 }) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('leave' as const), on: fc.option(day) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('change' as const), year: fc.nat(3), rules }) },
)
const history = fc.record({
  first: rules,
  joinedOn: fc.integer({ min: 0, max: 400 }).map(dayOf),
  year: fc.constantFrom('calendar' as const, 'joining' as const),
  yearStartsInMonth: fc.constantFrom(1, 4),
  waitingDays: fc.constantFrom(0, 0, 90),
  events: fc.array(fc.record({ later: fc.nat(90), event }), { minLength: 1, maxLength: 25 }),
})

type History = typeof history extends fc.Arbitrary<infer H> ? H : never

/** The facts after each event, and its day. Leave can be requested long before or after, and withdrawn. */
function* lived({ first, joinedOn, year, yearStartsInMonth, waitingDays, events }: History) {
  const policyOf = (changes: Rules): LeavePolicy => ({
    ...earnedLeave,
    year,
    yearStartsInMonth,
    waitingDays,
    ...changes,
  })
  const month = String(yearStartsInMonth).padStart(2, '0')
  let facts: LeaveFacts = {
    policy: policyOf(first),
    versions: [{ startsOn: '2022-01-01', policy: policyOf(first) }],
    employment: { joinedOn, leftOn: null },
    taken: [],
    encashed: [],
  }
  let today = joinedOn
  let count = 0
  for (const { later, event: one } of events) {
    today = addDays(today, later)
    count += 1
    const { taken, encashed = [], employment, versions = [] } = facts
    if (one.what === 'take' && one.on >= joinedOn) {
      facts = { ...facts, taken: [...taken, { id: `leave ${count}`, day: one.on, halfDays: one.halfDays }] }
    } else if (one.what === 'cancel') {
      facts = { ...facts, taken: taken.filter((_, index) => index !== one.which % Math.max(1, taken.length)) }
    } else if (one.what === 'encash') {
      facts = { ...facts, encashed: [...encashed, { id: `paid ${count}`, day: today, halfDays: one.halfDays }] }
    } else if (one.what === 'leave') {
      const leftOn = one.on === null || one.on < joinedOn ? null : one.on
      facts = { ...facts, employment: { ...employment, leftOn } }
    } else if (one.what === 'change') {
      const startsOn = `${2023 + one.year}-${month}-01`
      const kept = versions.filter((version) => version.startsOn < startsOn)
      facts = { ...facts, versions: [...kept, { startsOn, policy: policyOf(one.rules) }] }
    }
    const { leftOn } = facts.employment
    // Leave after the last day stays on record; nothing is paid out then.
    const isHere = (used: { day: Day }) => leftOn === null || used.day <= leftOn
    yield { today, facts: { ...facts, encashed: facts.encashed?.filter(isHere) ?? [] } }
  }
}

test('posting event by event equals a recalculated ledger: taken, cancelled, back-dated, encashed, new rules, leavers', () => {
  fc.assert(
    fc.property(history, (person) => {
      let posted: LedgerRow[] = []
      let last: { today: Day; facts: LeaveFacts } | undefined
      for (const step of lived(person)) {
        posted = [...posted, ...ledgerChanges(leaveLedger({ ...step.facts, upTo: step.today }), posted, step.today)]
        last = step
      }
      const { today, facts } = last!
      const anew = leaveLedger({ ...facts, upTo: today })
      expect(ledgerChanges(anew, posted, today)).toEqual([])
      for (let count = 0; count < lastOfAll; count += 17) {
        expect(balanceAt(posted, dayOf(count))).toBe(balanceAt(anew, dayOf(count)))
      }
    }),
    { numRuns: 400 },
  )
})

test('the balance of every day, past and future, equals a day-by-day simulation', () => {
  fc.assert(
    fc.property(history, (person) => {
      const { facts } = [...lived(person)].at(-1)!
      const upTo = dayOf(lastOfAll)
      const rows = leaveLedger({ ...facts, upTo })
      const told = balancesDayByDay(facts, facts.employment.joinedOn, upTo)
      for (const [on, halfDays] of told)
        if (balanceAt(rows, on) !== halfDays) expect([on, balanceAt(rows, on)]).toEqual([on, halfDays])
    }),
    { numRuns: 120 },
  )
})

test('leave uses the grant that lapses first: no later grant is touched while an earlier one has a balance', () => {
  fc.assert(
    fc.property(history, (person) => {
      const { facts } = [...lived(person)].at(-1)!
      const rows = leaveLedger({ ...facts, upTo: dayOf(lastOfAll) })
      const grants = rows.filter(({ kind }) => kind === 'grant' || kind === 'carryForward')
      const uses = rows.filter(({ kind, grant }) => (kind === 'consumption' || kind === 'encashment') && grant !== null)
      for (const use of uses) {
        const own = grants.find(({ key }) => key === use.grant)!
        // Leave taken ahead is settled by a later grant.
        if (own.on > use.on) continue
        for (const other of grants) {
          if (other.on > use.on || other.expiresOn! >= own.expiresOn! || other.expiresOn! < use.on) continue
          const left = rows
            .filter(({ grant, on, kind }) => grant === other.key && (kind !== 'expiry' || on <= use.on))
            .reduce((sum, { halfDays }) => sum + halfDays, 0)
          expect(left).toBe(0)
        }
      }
    }),
    { numRuns: 150 },
  )
})
