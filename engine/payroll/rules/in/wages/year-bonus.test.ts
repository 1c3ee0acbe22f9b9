import { expect, test } from 'vitest'
import { indianBook } from '../../../../statute-book/india.ts'
import { lawValue } from '../../../../law/law.ts'
import { english } from '../../../../testing/english.ts'
import { bonusSettings } from './bonus.ts'
import { bonusForms } from './bonus.law.ts'
import { bonusDue, carriedSurplus, yearBonus } from './year-bonus.ts'

const day = '2026-03-31'
const month = { earnedPaise: 10_000_00, paidHalfDays: 60, ofHalfDays: 60 }
const nothing = { minimumWagePaise: 0, customaryPaise: 0, advancePaise: 0, misconductPaise: 0, settledPaise: 0 }
const year = Array.from({ length: 12 }, () => month)

test('a year of work is paid at the ceiling, less advance payments and the cost of misconduct', () => {
  const whole = yearBonus(indianBook, { ...nothing, day, months: year }, bonusSettings)
  // 8.33 % of 12 × 7,000.
  expect(whole).toMatchObject({ eligible: true, bonusPaise: 6997_00, payablePaise: 6997_00, halfDays: 720 })
  expect(whole.wagesPaise).toBe(120_000_00)
  const less = yearBonus(
    indianBook,
    {
      ...{ day, months: year, minimumWagePaise: 0 },
      ...{ customaryPaise: 1000_00, advancePaise: 500_00, settledPaise: 97_00, misconductPaise: 400_00 },
    },
    bonusSettings,
  )
  expect(less).toMatchObject({ bonusPaise: 6997_00, payablePaise: 5000_00 })
  expect(less.trace.map(({ words }) => english(words)).slice(1)).toEqual([
    'Customary bonus paid',
    'Bonus paid in advance',
    'Paid with the final settlement',
    'Loss caused by misconduct',
  ])
})

test('payments above the bonus leave nothing, and are not recovered here', () => {
  const over = yearBonus(indianBook, { ...nothing, day, months: year, customaryPaise: 9000_00 }, bonusSettings)
  expect(over.payablePaise).toBe(0)
  expect(over.trace.map(({ words }) => english(words)).at(-1)).toBe('The deductions use up the bonus')
})

test('half a month counts as half, at the minimum wage if that is above the ceiling', () => {
  const half = { earnedPaise: 5000_00, paidHalfDays: 30, ofHalfDays: 60 }
  const of = (minimumWagePaise: number, months = [half, month]) =>
    yearBonus(indianBook, { ...nothing, day, months, minimumWagePaise }, bonusSettings)
  expect([of(0).bonusPaise, of(9000_00).bonusPaise]).toEqual([875_00, 1125_00])
  expect(of(0, [half, { ...half, paidHalfDays: 29 }])).toMatchObject({ eligible: false, payablePaise: 0 })
  expect(of(0, [{ ...month, paidHalfDays: 0 }])).toMatchObject({ eligible: false, trace: [{ amountPaise: 0 }] })
})

test('the bonus of a year is due eight months after it', () => {
  expect(bonusDue(indianBook, day)).toBe('2026-11-30')
  expect(lawValue(indianBook, bonusForms, day)).toEqual({ register: 'Form C', annualReturn: 'Form D' })
})

test('a surplus above the bonus is set on, up to twenty per cent of wages; a shortfall is set off', () => {
  const of = (allocablePaise: number, setOnPaise = 0, setOffPaise = 0) =>
    carriedSurplus(indianBook, day, {
      ...{ allocablePaise, setOnPaise, setOffPaise },
      ...{ bonusPaise: 8330_00, wagesPaise: 100_000_00 },
    })
  expect([of(10_000_00), of(50_000_00), of(5000_00), of(5000_00, 4000_00, 1000_00)]).toEqual([
    ...[1670_00, 20_000_00, -3330_00, -330_00],
  ])
})
