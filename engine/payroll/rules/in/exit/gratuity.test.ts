import { english, inEnglish } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../../day.ts'
import { indianBook } from '../../../../statute-book/india.ts'
import { gratuity, gratuitySettings } from './gratuity.ts'
import { serviceOf, serviceSaid } from './service.ts'

const day = '2026-11-20'
const leaver = { day, lastWagesPaise: 26_000_00, reason: 'resignation' as const, fixedTerm: false }
const service = { years: 8, months: 7, days: 3 }

test('a leaver sees the years that count and the law behind the gratuity', () => {
  const { gratuityPaise, trace } = gratuity(indianBook, { ...leaver, service })
  expect(gratuityPaise).toBe(1_35_000_00)
  expect(trace.map(({ words }) => english(words))).toEqual([
    'Service of 8 years 7 months 3 days: 5 years required',
    '15/26 of the last wages of ₹26,000 × 9 years (8 years 7 months 3 days)',
  ])
})

test('someone who leaves too early is told so', () => {
  const { trace } = gratuity(indianBook, { ...leaver, service: { years: 4, months: 11, days: 29 } })
  expect(trace.map(({ words }) => english(words))).toEqual([
    'Service of 4 years 11 months 29 days: 5 years required, so gratuity is not payable',
  ])
})

const first = fc.nat(5_000).map((count) => addDays('2000-01-01', count))

test('longer service or a higher wage never means less gratuity', () => {
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

test('a length of service omits its zero parts', () => {
  expect(inEnglish(serviceSaid({ years: 5, months: 6, days: 1 }))).toBe('5 years 6 months 1 day')
  expect(inEnglish(serviceSaid({ years: 1, months: 0, days: 12 }))).toBe('1 year 12 days')
  expect(inEnglish(serviceSaid({ years: 0, months: 0, days: 0 }))).toBe('less than a day')
})

test('one more day of service never counts less', () => {
  fc.assert(
    fc.property(first, fc.nat(9_000), (joined, length) => {
      const a = serviceOf(joined, addDays(joined, length))
      const b = serviceOf(joined, addDays(joined, length + 1))
      expect(b.years * 10_000 + b.months * 100 + b.days).toBeGreaterThan(a.years * 10_000 + a.months * 100 + a.days)
    }),
  )
})

test('gratuity for a fixed term, on death and above the limit is explained', () => {
  const words = (of: Partial<Parameters<typeof gratuity>[1]>) =>
    gratuity(indianBook, { ...leaver, service, ...of }).trace.map((step) => english(step.words))
  expect(words({ fixedTerm: true, service: { years: 1, months: 6, days: 0 } })[1]).toContain('× 18 months ÷ 12')
  expect(words({ reason: 'death', service: { years: 0, months: 7, days: 0 } })).toEqual([
    'No minimum service is required on death',
    '15/26 of the last wages of ₹26,000 × 1 year (7 months)',
  ])
  expect(words({ lastWagesPaise: 10_00_000_00 }).at(-1)).toBe('At most ₹20,00,000')
})

test('where the employer accepts days for the fifth year, they count in the fifth year only', () => {
  const of = (years: number, months: number, days: number, fifthYear: 'no' | 'sixDayWeek' = 'sixDayWeek') =>
    gratuity(indianBook, { ...leaver, service: { years, months, days } }, { ...gratuitySettings, fifthYear })
  expect([of(4, 8, 0).eligible, of(4, 7, 29).eligible, of(3, 11, 0).eligible, of(4, 8, 0, 'no').eligible]).toEqual([
    ...[true, false, false, false],
  ])
  expect(english(of(4, 8, 0).trace[0]!.words)).toContain(', and the days of the last year count as a full year')
  expect(of(5, 6, 0).countedMonths).toBe(60)
  expect([of(5, 6, 1).countedMonths, of(5, 2, 20).countedMonths]).toEqual([72, 60])
})

test('of the fifth year the days that were worked count, where they are known', () => {
  const of = (
    lastYearHalfDays: number | undefined,
    fifthYear: 'sixDayWeek' | 'fiveDayWeek' | 'no' = 'sixDayWeek',
    years = 4,
  ) =>
    gratuity(
      indianBook,
      { ...leaver, service: { years, months: 9, days: 0 }, lastYearHalfDays },
      { ...gratuitySettings, fifthYear },
    ).eligible
  expect([of(480), of(479), of(380, 'fiveDayWeek'), of(379, 'fiveDayWeek'), of(undefined)]).toEqual([
    ...[true, false, true, false, true],
  ])
  expect([of(480, 'no'), of(480, 'sixDayWeek', 3), of(0, 'sixDayWeek', 5)]).toEqual([false, false, true])
})
