import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekday, type Weekday } from '../../../day.ts'
import { indianBook } from '../../../law/india.ts'
import { bonus } from './bonus.ts'
import { gratuity } from './gratuity.ts'
import { leaveEncashment } from './leave-encashment.ts'
import { overtime } from './overtime.ts'
import { serviceOf } from './service.ts'
import { settlementDue } from './settlement.ts'

const day = '2026-11-20'
const leaver = { day, lastWagesPaise: 26_000_00, reason: 'resignation' as const, fixedTerm: false }
const service = { years: 8, months: 7, days: 3 }

test('a leaver sees the years that count and the law behind the gratuity', () => {
  const { gratuityPaise, trace } = gratuity(indianBook, { ...leaver, service })
  expect(gratuityPaise).toBe(1_35_000_00)
  expect(trace.map(({ words }) => words)).toEqual([
    'Service of 8 years 7 months 3 days: 5 years are asked for',
    '15/26 of the last wages of ₹26,000 × 9 years (8 years 7 months 3 days)',
  ])
})

test('whoever leaves too early is told so', () => {
  const { trace } = gratuity(indianBook, { ...leaver, service: { years: 4, months: 11, days: 29 } })
  expect(trace.map(({ words }) => words)).toEqual([
    'Service of 4 years 11 months 29 days: 5 years are asked for, so nothing is due',
  ])
})

const first = fc.nat(5_000).map((count) => addDays('2000-01-01', count))

test('a longer service or a higher wage never means a smaller gratuity', () => {
  fc.assert(
    fc.property(
      first,
      fc.nat(12_000),
      fc.nat(400),
      fc.nat(500_000_00),
      fc.nat(10_000_00),
      fc.boolean(),
      (joined, length, more, wages, raise, fixedTerm) => {
        const of = (extra: number, lastWagesPaise: number) =>
          gratuity(indianBook, {
            ...leaver,
            fixedTerm,
            lastWagesPaise,
            service: serviceOf(joined, addDays(joined, length + extra)),
          })
        const low = of(0, wages)
        expect(of(more, wages).gratuityPaise).toBeGreaterThanOrEqual(low.gratuityPaise)
        expect(of(0, wages + raise).gratuityPaise).toBeGreaterThanOrEqual(low.gratuityPaise)
        expect(low.gratuityPaise).toBeLessThanOrEqual(20_00_000_00)
        expect(low.gratuityPaise % 100).toBe(0)
      },
    ),
  )
})

test('service is counted by the calendar, both days included', () => {
  expect(serviceOf('2020-01-01', '2020-12-31')).toEqual({ years: 1, months: 0, days: 0 })
  expect(serviceOf('2020-01-31', '2020-02-27')).toEqual({ years: 0, months: 0, days: 28 })
  expect(serviceOf('2024-02-29', '2025-02-27')).toEqual({ years: 1, months: 0, days: 0 })
  expect(serviceOf('2026-05-10', '2026-05-09')).toEqual({ years: 0, months: 0, days: 0 })
})

test('a day more of service is never less', () => {
  fc.assert(
    fc.property(first, fc.nat(9_000), (joined, length) => {
      const a = serviceOf(joined, addDays(joined, length))
      const b = serviceOf(joined, addDays(joined, length + 1))
      expect(b.years * 10_000 + b.months * 100 + b.days).toBeGreaterThan(a.years * 10_000 + a.months * 100 + a.days)
    }),
  )
})

test('a bonus lies between the least and the highest rate of the wages that count', () => {
  fc.assert(
    fc.property(
      fc.nat(25_000_00),
      fc.nat(12),
      fc.nat(366),
      fc.nat(3_000),
      (wagesPaise, months, daysWorked, basisPoints) => {
        const input = {
          day,
          monthlyWagesPaise: wagesPaise,
          earned: [{ wagesPaise, months: { numerator: months, denominator: 1 } }],
          minimumWagePaise: 0,
          daysWorked,
        }
        const rate = { numerator: basisPoints, denominator: 10_000 }
        const result = bonus(indianBook, input, { rate, eligibilityPaise: null, ceilingPaise: null })
        expect(result.eligible).toBe(wagesPaise <= 21_000_00 && daysWorked >= 30)
        expect(result.bonusPaise).toBeLessThanOrEqual(16_800_00)
        if (!result.eligible) expect(result.bonusPaise).toBe(0)
      },
    ),
  )
})

test('months with different wages are each capped on their own', () => {
  const earned = [
    { wagesPaise: 5_000_00, months: { numerator: 6, denominator: 1 } },
    { wagesPaise: 9_000_00, months: { numerator: 6, denominator: 1 } },
  ]
  const result = bonus(indianBook, { day, monthlyWagesPaise: 9_000_00, earned, minimumWagePaise: 0, daysWorked: 300 })
  // 8.33 % of 6 × 5,000 and 6 × 7,000.
  expect(result.bonusPaise).toBe(5_998_00)
})

test('what of a leave encashment is exempt and what is taxed are together what was received', () => {
  fc.assert(
    fc.property(
      fc.nat(40_00_000_00),
      fc.nat(5_00_000_00),
      fc.nat(330),
      fc.nat(30_00_000_00),
      fc.boolean(),
      (received, salary, leave, earlier, duringService) => {
        const { exemptPaise, taxablePaise } = leaveEncashment(indianBook, {
          day,
          receivedPaise: received,
          averageSalaryPaise: salary,
          leaveDays: { numerator: leave, denominator: 1 },
          exemptEarlierPaise: earlier,
          duringService,
          government: false,
        })
        expect(exemptPaise + taxablePaise).toBe(received)
        expect(exemptPaise).toBeGreaterThanOrEqual(0)
        expect(taxablePaise).toBeGreaterThanOrEqual(0)
        expect(exemptPaise).toBeLessThanOrEqual(Math.max(0, 25_00_000_00 - earlier))
      },
    ),
  )
})

test('overtime in two parts is the whole to a paisa', () => {
  fc.assert(
    fc.property(fc.nat(50_000_00), fc.nat(400), fc.nat(400), (monthlyWagesPaise, a, b) => {
      const of = (quarters: number) =>
        overtime(indianBook, { day, monthlyWagesPaise, hours: { numerator: quarters, denominator: 4 } }).amountPaise
      expect(Math.abs(of(a) + of(b) - of(a + b))).toBeLessThanOrEqual(1)
    }),
  )
})

test('a settlement is due after two days that are neither weekly offs nor holidays', () => {
  const off = fc.subarray([0, 1, 2, 3, 4, 5, 6] as Weekday[], { maxLength: 6 })
  const near = fc.array(
    fc.nat(12).map((count) => addDays(day, count)),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(fc.nat(6), off, near, (count, weeklyOffs, holidays) => {
      const exit = addDays(day, count)
      const { payBy } = settlementDue(indianBook, exit, { weeklyOffs, holidays })
      const works = (at: string) => !weeklyOffs.includes(weekday(at)) && !holidays.includes(at)
      const between = Array.from({ length: daysBetween(exit, payBy) }, (_, index) => addDays(exit, index + 1))
      expect(between.filter(works)).toHaveLength(2)
      expect(works(payBy)).toBe(true)
    }),
  )
  expect(() => settlementDue(indianBook, day, { weeklyOffs: [0, 1, 2, 3, 4, 5, 6], holidays: [] })).toThrow(RangeError)
})
