import { expect, test } from 'vitest'
import { indianBook } from '../../../../statute-book/india.ts'
import type { ProvidentFundInput } from './input.ts'
import { providentFund } from './provident-fund.ts'

const ravi: ProvidentFundInput = {
  month: '2026-09',
  wagesPaise: 40_000_00,
  epsMemberFrom: '2015-04-01',
  ageYears: 34,
  onFullWages: false,
  vpf: 0,
  employed: null,
}

test('someone who joins the pension scheme on the last day of a month has one day of it', () => {
  const since = (month: string, epsMemberFrom: string) =>
    providentFund(indianBook, { ...ravi, month, epsMemberFrom }).epsWagesPaise
  expect(since('2026-09', '2026-09-30')).toBe(833_00)
  expect(since('2026-10', '2026-10-31')).toBe(806_00)
  expect(since('2026-10', '2026-11-01')).toBe(0)
})

test('without a day of employment in the month, wages weigh all its days equally', () => {
  const wages = (employed: ProvidentFundInput['employed']) =>
    providentFund(indianBook, { ...ravi, employed }).epfWagesPaise
  expect(wages([])).toBe(19_667_00)
  expect(wages(null)).toBe(19_667_00)
})
