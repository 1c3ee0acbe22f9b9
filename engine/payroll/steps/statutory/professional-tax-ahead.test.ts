import { expect, test } from 'vitest'
import { months } from '../../../day.ts'
import { indianBook } from '../../../statute-book/india.ts'
import { professionalTaxAhead } from './professional-tax-ahead.ts'

const man = { localBody: null, gender: 'male' as const, basePaise: 60_000_00 }
const rest = months('2026-11', '2027-03')

test('the forecast for Karnataka until March includes 300 in February', () => {
  expect(professionalTaxAhead(indianBook, { ...man, state: 'KA', taxPaise: 200_00 }, rest)).toBe(1_100_00)
  expect(professionalTaxAhead(indianBook, { ...man, state: 'KA', taxPaise: 300_00 }, ['2027-03'])).toBe(200_00)
})

test('a woman in Maharashtra is taxed by the table for women', () => {
  const last = { ...man, state: 'MH', gender: 'female' as const, basePaise: 24_000_00 }
  expect(professionalTaxAhead(indianBook, { ...last, taxPaise: 0 }, rest)).toBe(0)
  expect(professionalTaxAhead(indianBook, { ...last, basePaise: 26_000_00, taxPaise: 200_00 }, rest)).toBe(1_100_00)
})

test("a half-year's tax that was just deducted is not expected every month", () => {
  const chennai = { ...man, state: 'TN', localBody: 'chennai', taxPaise: 1_250_00 }
  expect(professionalTaxAhead(indianBook, chennai, months('2026-10', '2027-03'))).toBe(0)
})

test('nothing is expected for someone who pays none, nor in a state without the tax', () => {
  expect(professionalTaxAhead(indianBook, null, rest)).toBe(0)
  expect(professionalTaxAhead(indianBook, { ...man, state: 'DL', taxPaise: 0 }, rest)).toBe(0)
})

test('a joiner with first days below the limit is taxed from the first full month, and Punjab deducts the same every month', () => {
  expect(professionalTaxAhead(indianBook, { ...man, state: 'KA', taxPaise: 0 }, ['2027-03'])).toBe(200_00)
  expect(professionalTaxAhead(indianBook, { ...man, state: 'PB', taxPaise: 200_00 }, rest)).toBe(1_000_00)
})
