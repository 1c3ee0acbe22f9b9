import { expect, test } from 'vitest'
import { indianBook } from '../../statute-book/india.ts'
import type { ArrearsInput } from '../payslip/arrears-input.ts'
import { professionalTax } from '../rules/in/professional-tax/professional-tax.ts'
import { resettled } from './professional-tax-resettled.ts'
import { noTaxFacts } from '../payslip/tax-facts.ts'
import type { EarlierMonth } from '../payslip/year-so-far.ts'

const always = { joinedOn: '2020-01-01', leftOn: null }
const place = { state: 'KL', localBody: null }
const document = (month: string, basePaise: number, taxPaise = 0, at = place): EarlierMonth => ({
  ...{ month, pt: { ...at, basePaise, taxPaise }, tax: { ...noTaxFacts(), regime: null }, esiCovered: false },
})
const part = (month: string, basePaise: number, taxPaise: number): ArrearsInput => ({
  ...{ month, lines: [], pf: null, employedDays: -30 },
  stateTaxes: { pt: { ...place, basePaise, taxPaise }, lwf: null },
})
const dueOn = (amountPaise: number) =>
  professionalTax(indianBook, { ...place, gender: 'other', month: '2026-09', amountPaise }).taxPaise
const months = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08']
const worked = months.map((month) => document(month, 10_000_00))
const settledInSeptember = [...worked, document('2026-09', 10_000_00, dueOn(60_000_00))]
const taxOf = (parts: readonly ArrearsInput[]) =>
  parts.reduce((total, { stateTaxes }) => total + (stateTaxes?.pt?.taxPaise ?? 0), 0)

test('a half-year whose last month turned out not to be worked keeps the tax of its other months', () => {
  const back = part('2026-09', -10_000_00, -dueOn(60_000_00))
  const [only, ...others] = resettled(indianBook, '2026-11', [back], settledInSeptember, always)
  expect(others).toEqual([])
  expect(dueOn(50_000_00)).toBeGreaterThan(0)
  expect(only!.stateTaxes).toMatchObject({
    pt: { basePaise: -10_000_00, taxPaise: dueOn(50_000_00) - dueOn(60_000_00) },
    ptPeriod: { from: '2026-04', to: '2026-09', basePaise: 50_000_00 },
  })
})

test('two months that fall away lead to a lower slab, and the difference is refunded once', () => {
  const back = [part('2026-07', -10_000_00, 0), part('2026-08', -10_000_00, 0)]
  const first = resettled(indianBook, '2026-11', back, settledInSeptember, always)
  expect(dueOn(40_000_00)).toBeLessThan(dueOn(60_000_00))
  expect(taxOf(first)).toBe(dueOn(40_000_00) - dueOn(60_000_00))
  const november = {
    ...document('2026-11', 10_000_00),
    ptArrears: first.map(({ month, stateTaxes }) => ({ ...stateTaxes!.pt!, month })),
  }
  expect(resettled(indianBook, '2026-12', [], [...settledInSeptember, november], always)).toEqual([])
})

test('a month that was reversed and not paid again is settled by arrears of its own', () => {
  const reversal = document('2026-09', -10_000_00, -dueOn(60_000_00))
  expect(resettled(indianBook, '2026-11', [], [...settledInSeptember, reversal], always)).toEqual([
    {
      ...{ month: '2026-09', lines: [], pf: null, employedDays: 0 },
      stateTaxes: {
        lwf: null,
        pt: { ...place, basePaise: 0, taxPaise: dueOn(50_000_00) },
        ptPeriod: { from: '2026-04', to: '2026-09', basePaise: 50_000_00 },
      },
    },
  ])
})

test('a half-year in progress, one in two states and a state with monthly tax are left alone', () => {
  const back = part('2026-07', -10_000_00, 0)
  expect(resettled(indianBook, '2026-08', [back], worked, always)).toEqual([back])
  const moved = [...settledInSeptember, document('2026-05', 5_000_00, 0, { state: 'KA', localBody: null })]
  expect(resettled(indianBook, '2026-11', [back], moved, always)).toEqual([back])
  const monthly = {
    ...back,
    stateTaxes: { pt: { state: 'KA', localBody: null, basePaise: -1, taxPaise: 0 }, lwf: null },
  }
  expect(resettled(indianBook, '2026-11', [monthly], [], always)).toEqual([monthly])
})
