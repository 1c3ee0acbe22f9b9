import { english } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekday, type Weekday } from '../../../../day.ts'
import { indianBook } from '../../../../statute-book/india.ts'
import { gratuityDue, settlementDue } from './settlement.ts'

const day = '2026-11-20'

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

test('gratuity is due thirty days after the exit, across the end of a month and of February in a leap year', () => {
  expect(gratuityDue(indianBook, '2026-11-20').payBy).toBe('2026-12-20')
  expect(gratuityDue(indianBook, '2028-02-01').payBy).toBe('2028-03-02')
  expect(english(gratuityDue(indianBook, '2026-11-20').trace[0]!.words)).toBe(
    'Pay by 20 Dec 2026: 30 days after 20 Nov 2026',
  )
})
