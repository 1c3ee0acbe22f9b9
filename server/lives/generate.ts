import fc from 'fast-check'
import { addDays, addMonths, daysBetween, earliest, firstDay, lastDay, latest, monthOf } from '@muster/engine/day.ts'
import type { Day } from '@muster/contract/values.ts'
import { basis, clicks, gender, late, monthly, payMonth, reopened, state } from './arbitraries.ts'
import type { Fact, Life, Newcomer, RegistrationSection } from './life.ts'

const names = ['Asha', 'Bala', 'Chitra']

const of = <K extends Fact['kind'], T extends object>(kind: K, more: { [P in keyof T]: fc.Arbitrary<T[P]> }) =>
  fc.record({ kind: fc.constant(kind), who: fc.nat(2), at: fc.nat(999), late, ...more } as never) as fc.Arbitrary<
    { kind: K; who: number; at: number; late: number } & T
  >

const weighted = {
  raise: { weight: 4, arbitrary: of('raise', { more: fc.constantFrom(500, 1_000, 5_000, 30_000) }) },
  cut: { weight: 2, arbitrary: of('cut', { monthly }) },
  exit: { weight: 4, arbitrary: of('exit', {}) },
  stays: { weight: 5, arbitrary: of('stays', {}) },
  again: { weight: 4, arbitrary: of('again', { monthly, gap: fc.nat(45) }) },
  joinedOtherwise: { weight: 1, arbitrary: of('joinedOtherwise', {}) },
  absence: { weight: 4, arbitrary: of('absence', {}) },
  presence: { weight: 4, arbitrary: of('presence', {}) },
  leave: {
    weight: 3,
    arbitrary: of('leave', {
      days: fc.nat(3),
      policy: fc.constantFrom('CL' as const, 'LWP' as const),
      half: fc.boolean(),
    }),
  },
  move: { weight: 2, arbitrary: of('move', { state }) },
  employer: { weight: 2, arbitrary: of('employer', { isOther: fc.boolean() }) },
  holiday: { weight: 1, arbitrary: of('holiday', {}) },
  once: {
    weight: 3,
    arbitrary: of('once', {
      type: fc.constantFrom('earning' as const, 'deduction' as const, 'reimbursement' as const, 'perquisite' as const),
      amount: fc.constantFrom(500, 3_000, 20_000),
    }),
  },
  loan: {
    weight: 2,
    arbitrary: of('loan', { amount: fc.constantFrom(3_000, 10_000, 60_000), months: fc.integer({ min: 1, max: 6 }) }),
  },
  reversal: { weight: 3, arbitrary: of('reversal', {}) },
  regime: { weight: 1, arbitrary: of('regime', {}) },
  declaration: { weight: 1, arbitrary: of('declaration', { amount: fc.constantFrom(20_000, 1_50_000) }) },
  voluntary: { weight: 1, arbitrary: of('voluntary', { amount: fc.constantFrom(500, 2_000) }) },
  pan: { weight: 1, arbitrary: of('pan', {}) },
  gender: { weight: 1, arbitrary: of('gender', { gender }) },
  dayBasis: { weight: 1, arbitrary: of('dayBasis', { basis }) },
  payMonth: { weight: 1, arbitrary: of('payMonth', { payMonth: fc.constantFrom('this' as const, 'next' as const) }) },
  pfBasis: {
    weight: 1,
    arbitrary: of('pfBasis', { wageBasis: fc.constantFrom('codeWages' as const, 'basicDa' as const) }),
  },
  esi: { weight: 1, arbitrary: of('esi', { enabled: fc.boolean() }) },
  registration: {
    weight: 1,
    arbitrary: of('registration', {
      section: fc.constantFrom<RegistrationSection>('pf', 'pt', 'lwf'),
      isRegistered: fc.boolean(),
    }),
  },
  bank: { weight: 1, arbitrary: of('bank', {}) },
  returned: { weight: 1, arbitrary: of('returned', { again: fc.boolean() }) },
  hold: { weight: 1, arbitrary: of('hold', { release: fc.constantFrom('before' as const, 'after' as const) }) },
  unsettled: { weight: 2, arbitrary: of('unsettled', {}) },
}

export type Kinds = readonly (keyof typeof weighted)[]
export const allKinds = Object.keys(weighted) as (keyof typeof weighted)[]

const newcomer = fc.record({
  at: fc.oneof(fc.integer({ min: -700, max: -1 }), fc.nat(200)),
  late,
  salaryLate: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: late }),
  monthly,
  state,
  gender: fc.option(gender),
  hasPan: fc.boolean(),
})

/** People who were there, with a salary, before the first month. */
const knownPeople = newcomer.map((one) => ({ ...one, at: Math.min(one.at, -1 - one.at), late: 0, salaryLate: 0 }))

/** Any life; `kinds` restricts the facts, `known` the people to those entered before the first month. */
export function lives(kinds: Kinds = allKinds, known = false): fc.Arbitrary<Life> {
  const facts = kinds.map((kind) => weighted[kind])
  return fc
    .record({
      begins: fc.integer({ min: 0, max: 17 }).map((n) => addMonths('2025-06', n)),
      // Each month costs a run, and three more follow.
      months: fc.constantFrom(2, 2, 3, 3, 3, 4, 5),
      basis,
      payMonth,
      people: fc.array(known ? knownPeople : newcomer, { minLength: 1, maxLength: 3 }),
      facts: fc.array(fc.oneof(...(facts as [])), { minLength: 2, maxLength: 10 }) as fc.Arbitrary<Raw[]>,
      clicks: fc.array(clicks, { minLength: 5, maxLength: 5 }),
      reopened: fc.array(reopened, { minLength: 5, maxLength: 5 }),
      runs: fc.array(fc.integer({ min: -6, max: 4 }), { minLength: 5, maxLength: 5 }),
    })
    .map(({ people, facts: raw, ...life }) => {
      const first = firstDay(life.begins)
      const last = lastDay(addMonths(life.begins, life.months - 1))
      const within = (day: Day) => latest(first, earliest(day, last))
      const newcomers = people.map(({ at, late: days, salaryLate, ...rest }, n): Newcomer => {
        const joinedOn = earliest(addDays(first, at), last)
        const told = within(addDays(latest(joinedOn, first), days))
        return { name: names[n]!, joinedOn, told, salaryTold: within(addDays(told, salaryLate)), ...rest }
      })
      const dated = raw.flatMap(({ at, late: days, days: count, gap, who: any, ...fact }): Fact[] => {
        const who = any % newcomers.length
        const { joinedOn, salaryTold } = newcomers[who]!
        const begins = latest(first, joinedOn)
        const day = addDays(begins, at % (daysBetween(begins, last) + 1))
        const to =
          count === undefined ? {} : { to: 'half' in fact && fact.half ? day : earliest(addDays(day, count), last) }
        // Events of a day are recorded in the evening, completed ones on the next day.
        const told = within(latest(addDays(to.to ?? day, days + 1), salaryTold))
        const one = { ...fact, ...to, who, day, told } as Fact
        // A person present after all was recorded as absent before.
        const soon = within(latest(addDays(day, 1), salaryTold))
        if (one.kind === 'presence') return [{ kind: 'absence' as const, who, day, told: soon }, one]
        if (one.kind !== 'again') return [one]
        // Whoever comes back has left before.
        const back = addDays(firstDay(addMonths(monthOf(day), 1)), gap ?? 0)
        const exit = { kind: 'exit' as const, who, day, told: soon }
        return back > last ? [exit] : [exit, { ...one, day: back, told: within(addDays(back, days)) }]
      })
      return { ...life, people: newcomers, facts: dated }
    })
}

type Raw = { kind: string; who: number; at: number; late: number; days?: number; gap?: number }
