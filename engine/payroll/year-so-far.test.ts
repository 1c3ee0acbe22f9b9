import { expect, test } from 'vitest'
import { indianBook } from '../law/india.ts'
import { slipOf } from './anybody.fixture.ts'
import { reversalOf } from './reversal.ts'
import { indianInput } from './statutory.fixture.ts'
import { sumOfTax, yearSoFar, type EarlierMonth } from './year-so-far.ts'

test('a month that was taken back is not in the year, nor in the pay that house rent is held against', () => {
  const months = ['2026-04', '2026-05', '2026-06'].map((month) => {
    const input = indianInput({ month, salary: { BASIC: 40_000, HRA: 16_000 } })
    return { input, payslip: slipOf(input) }
  })
  const back = reversalOf(indianBook, months[1]!).payslip
  const earlier = [...months.map(({ payslip }) => payslip), back].map(({ facts }): EarlierMonth => {
    return { month: facts.month, pt: facts.pt, tax: facts.tax, esiCovered: false }
  })
  const year = yearSoFar(indianBook, '2026-07', 'KA', earlier)
  expect(year.tax.salaryPaise).toBe(11_200_000)
  expect(year.ptOfYearPaise).toBe(40_000)
  expect(year.housing.map(({ from, to, hraPaise }) => [from, to, hraPaise])).toEqual([
    ['2026-04', '2026-04', 1_600_000],
    ['2026-06', '2026-06', 1_600_000],
  ])
})

test('a month that was kept before leave travel was told apart counts without it', () => {
  const { ltaPaise: _, ...before } = slipOf(indianInput({ month: '2026-04', salary: { BASIC: 40_000 } })).facts.tax
  expect(sumOfTax([{ tax: before }])).toMatchObject({ salaryPaise: 4_000_000, ltaPaise: 0 })
})
