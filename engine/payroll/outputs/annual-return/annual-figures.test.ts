import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, months as monthsBetween, type Month } from '../../../day.ts'
import { annualGenders, factsOf, type AnnualFacts, type Part } from './annual-facts.ts'
import { annualFigures, type AnnualFigures } from './annual-figures.ts'
import { annualRows } from './annual-rows.ts'

const entities = [null, 'labs'] as const
const places = ['pune', 'mysuru', 'delhi'] as const
const all = monthsBetween('2026-01', '2026-12')
const year = { from: '2026-01', to: '2026-12' }

const part = {
  entity: fc.constantFrom(...entities),
  location: fc.constantFrom(...places),
  gender: fc.constantFrom(...annualGenders),
}
const month = fc.constantFrom(...all)
const paise = fc.integer({ min: -1_000_000, max: 50_000_000 })
const someDay = fc.tuple(month, fc.integer({ min: 1, max: 28 })).map(([of, n]) => `${of}-${String(n).padStart(2, '0')}`)
const few = fc.nat(400)
const list = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 25 })

const anyFacts: fc.Arbitrary<AnnualFacts> = fc.record({
  worked: list(
    fc.record({ ...part, day: someDay, people: fc.nat(50), halfDays: few, minutes: few, overtimeMinutes: few }),
  ),
  people: list(
    fc
      .record({ ...part, joinedOn: someDay, stays: fc.option(someDay) })
      .map(({ stays, ...one }) => ({ ...one, leftOn: stays === null || stays < one.joinedOn ? null : stays })),
  ),
  wages: list(
    fc.record({
      ...{ ...part, month, basicPaise: paise, daPaise: paise, enteredOvertimePaise: paise, grossPaise: paise },
      ...{ reimbursementsPaise: paise, deductionsPaise: paise, roundOffPaise: paise, netPaise: paise },
    }),
  ),
  lines: list(
    fc.record({
      ...{ ...part, month, isDeduction: fc.boolean(), isOfLeavers: fc.boolean(), paise, cases: fc.nat(9) },
      code: fc.constantFrom(
        'FINE',
        'DAMAGE',
        'LOAN',
        'EPF',
        'PT',
        'CANTEEN',
        'OVERTIME',
        'GRATUITY',
        'LEAVE_ENCASHMENT',
      ),
    }),
  ),
  bonus: list(fc.record({ ...part, isEligible: fc.boolean(), paidPaise: fc.nat(900_000), paidOn: fc.option(someDay) })),
  leave: list(fc.record({ ...part, grantedHalfDays: few, takenHalfDays: few, maternityHalfDays: few })),
})

/** Of the whole selection: they do not add up. */
const wholes: readonly (keyof AnnualFigures)[] = ['daysWorked', 'averageDaily', 'mostOnADay']
const sums = annualRows.map(({ key }) => key).filter((key) => !wholes.includes(key))
/** For the year, whatever the months. */
const ofYear = new Set<keyof AnnualFigures>(
  annualRows.filter(({ section }) => section === 'bonus' || section === 'leave').map(({ key }) => key),
)

const numbers = (figures: AnnualFigures, keys: readonly (keyof AnnualFigures)[]) =>
  keys.map((key) => [key, figures[key].all] as const)

const addedUp = (parts: readonly AnnualFigures[], keys: readonly (keyof AnnualFigures)[]) =>
  keys.map((key) => [key, parts.reduce((sum, figures) => sum + figures[key].all, 0)] as const)

describe('the figures of an annual return', () => {
  test('add up by gender, by legal entity and by work location', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const whole = annualFigures(facts, year)
        for (const key of sums) {
          const { all: total, by } = whole[key]
          expect([key, annualGenders.reduce((sum, gender) => sum + by![gender], 0)]).toEqual([key, total])
        }
        const of = (isOf: (one: Part) => boolean) => annualFigures(factsOf(facts, isOf), year)
        expect(
          addedUp(
            entities.map((entity) => of((one) => one.entity === entity)),
            sums,
          ),
        ).toEqual(numbers(whole, sums))
        expect(
          addedUp(
            places.map((place) => of((one) => one.location === place)),
            sums,
          ),
        ).toEqual(numbers(whole, sums))
      }),
    )
  })

  test("add up by month to the year's", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const inMonth = (of: Month) => annualFigures(facts, { from: of, to: of })
        // A person is employed in many months, and at the end of many.
        const keys = sums.filter((key) => !ofYear.has(key) && !['employedInYear', 'employedAtEnd'].includes(key))
        const whole = annualFigures(facts, year)
        expect(addedUp(all.map(inMonth), keys)).toEqual(numbers(whole, keys))
        expect(inMonth('2026-12').employedAtEnd).toEqual(whole.employedAtEnd)
      }),
    )
  })

  test('are consistent: employed at the beginning plus hired, less leavers, is employed at the end', () => {
    fc.assert(
      fc.property(anyFacts, month, (facts, from) => {
        const { hired, left, employedAtEnd, employedInYear } = annualFigures(facts, { from, to: '2026-12' })
        const before = annualFigures(facts, { from: '2026-01', to: addMonths(from, -1) }).employedAtEnd
        if (from > '2026-01') expect(before.all + hired.all - left.all).toBe(employedAtEnd.all)
        expect(employedInYear.all - left.all).toBe(employedAtEnd.all)
      }),
    )
  })

  test('separate wages and deductions so that they add up to gross, total deductions and net', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const figures = annualFigures(facts, year)
        const total = (...keys: (keyof AnnualFigures)[]) => keys.reduce((sum, key) => sum + figures[key].all, 0)
        expect(total('basicPaise', 'daPaise', 'overtimePaise', 'otherEarningsPaise')).toBe(figures.grossPaise.all)
        const kinds = annualRows.filter(({ section, unit }) => section === 'deductions' && unit === 'paise')
        const taken = kinds
          .map(({ key }) => key)
          .filter((key) => !['deductionsPaise', 'roundOffPaise', 'netPaise'].includes(key))
        expect(total(...taken)).toBe(figures.deductionsPaise.all)
      }),
    )
  })

  test('match a small year counted by hand', () => {
    const woman = { entity: null, location: 'pune', gender: 'female' } as const
    const man = { ...woman, gender: 'male' } as const
    const none = { minutes: 0, overtimeMinutes: 0 }
    const facts: AnnualFacts = {
      worked: [
        { ...woman, day: '2026-01-05', people: 2, halfDays: 3, minutes: 720, overtimeMinutes: 30 },
        { ...man, day: '2026-01-05', people: 1, halfDays: 2, minutes: 480, overtimeMinutes: 0 },
        { ...woman, day: '2026-01-06', people: 2, halfDays: 4, ...none },
        { ...man, day: '2026-01-07', people: 3, halfDays: 6, ...none },
        { ...man, day: '2026-01-08', people: 0, halfDays: 0, minutes: 20, overtimeMinutes: 20 },
      ],
      people: [
        { ...woman, joinedOn: '2020-01-01', leftOn: null },
        { ...man, joinedOn: '2026-02-01', leftOn: '2026-12-31' },
        { ...man, joinedOn: '2019-01-01', leftOn: '2025-12-31' },
        { ...man, joinedOn: '2027-01-01', leftOn: null },
      ],
      wages: [],
      lines: [],
      bonus: [
        { ...woman, isEligible: true, paidPaise: 700_000, paidOn: '2026-11-30' },
        { ...man, isEligible: true, paidPaise: 500_000, paidOn: '2026-10-31' },
        { ...man, isEligible: false, paidPaise: 0, paidOn: null },
      ],
      leave: [],
    }
    const { daysWorked, manDays, averageDaily, mostOnADay, minutesWorked, ...rest } = annualFigures(facts, year)
    const two = (female: number, male: number) => ({ female, male, other: 0, notTold: 0 })
    expect(daysWorked).toEqual({ all: 3, by: null })
    expect(manDays).toEqual({ all: 15, by: two(7, 8) })
    // 7.5 man-days in 3 days; 3.5 / 3 and 4 / 3 by gender.
    expect(averageDaily).toEqual({ all: 25, by: two(12, 13) })
    expect(mostOnADay).toEqual({ all: 3, by: two(2, 1), days: ['2026-01-05'] })
    expect(minutesWorked).toEqual({ all: 1220, by: two(720, 500) })
    expect(rest).toMatchObject({
      employedInYear: { all: 2 },
      hired: { all: 1, by: two(0, 1) },
      left: { all: 1, by: two(0, 1) },
      employedAtEnd: { all: 1, by: two(1, 0) },
      bonusEligible: { all: 2 },
      bonusPaise: { all: 1_200_000, days: ['2026-10-31', '2026-11-30'] },
    })
  })
})
