import { expect, test } from 'vitest'
import { inputWithLaw, slipOf } from '../outputs/paid-row.fixture.ts'
import type { PayslipCase } from '../payslip/payslip.fixture.ts'
import { comparePay } from './compare-pay.ts'
import { comparedFigures, figuresOf, foreignFigure, type OldPay } from './compared-figures.ts'

const month = '2026-06'
const salary: PayslipCase['salary'] = [['2026-01-01', null, { BASIC: 30_000, HRA: 12_000, SPECIAL: 3_000 }]]
const slip = slipOf(inputWithLaw({ month, salary }))
const lossOfPay = slipOf(inputWithLaw({ month, salary, lost: [['2026-06-10', 2]] }))
const figures = comparedFigures(slip.lines).filter(({ key }) => figuresOf(slip).has(key))

/** The register of an old payroll that agrees, with some amounts changed, in paise. */
function register(changes: Record<string, number> = {}, days: Partial<OldPay> = {}): OldPay {
  const amounts = new Map([...figuresOf(slip), ...Object.entries(changes)])
  return { amounts, lossOfPayHalfDays: null, paidHalfDays: null, ...days }
}
const more = (key: string, paise: number) => ({ [key]: (figuresOf(slip).get(key) ?? 0) + paise })
const causes = (old: OldPay, of = slip, which = figures) =>
  comparePay(old, of, which).map(({ key, cause, newPaise, oldPaise }) => [key, cause, newPaise - oldPaise])

test('two payrolls that pay the same have no differences', () => {
  expect(comparePay(register(), slip, figures)).toEqual([])
})

test('a paisa is rounding, in a line and in a sum', () => {
  expect(causes(register({ ...more('earning BASIC', 40), ...more('gross', 40) }))).toEqual([
    ['earning BASIC', 'rounding', -40],
    ['gross', 'sum', -40],
  ])
  expect(causes(register(more('net', 50)))).toEqual([['net', 'rounding', -50]])
})

test('lost days explain earnings that differ in proportion, and what is calculated from them', () => {
  const actual = causes(register({}, { lossOfPayHalfDays: 0 }), lossOfPay)
  const of = Object.fromEntries(actual.map(([key, cause]) => [key, cause]))
  expect(of).toMatchObject({ 'earning BASIC': 'days', 'earning HRA': 'days', gross: 'sum' })
  // Without a column of days this is unknown.
  expect(causes(register(), lossOfPay)[0]).toEqual(['earning BASIC', 'rate', -100_000])
})

test('a different salary is not put down to days', () => {
  const changed = { ...more('earning BASIC', -200_000), ...more('gross', -200_000), ...more('deduction EPF', -24_000) }
  expect(causes(register(changed, { lossOfPayHalfDays: 2 }))).toEqual([
    ['earning BASIC', 'rate', 200_000],
    ['deduction EPF', 'follows', 24_000],
    ['gross', 'sum', 200_000],
  ])
})

test('a component that only one of the two has is named, even if its column matches nothing in the run', () => {
  expect(causes(register({ 'earning SPECIAL': 0 }))[0]).toEqual(['earning SPECIAL', 'component', 300_000])
  const city = foreignFigure('earning', 'City allowance')
  expect(causes(register({ [city.key]: 50_000, ...more('gross', 50_000) }), slip, [...figures, city])).toEqual([
    [city.key, 'component', -50_000],
    ['gross', 'sum', -50_000],
  ])
})

test('PF on different wages says on which, and no PF at all is put down to coverage', () => {
  const epf = figuresOf(slip).get('deduction EPF')!
  const [difference] = comparePay(register({ 'deduction EPF': epf / 2 }), slip, figures)
  expect(difference).toMatchObject({
    cause: 'wageBase',
    words: { values: [{ paise: expect.any(Number) }, expect.anything()] },
  })
  const [there, here] = difference!.words.values as [{ paise: number }, { paise: number }]
  expect(there.paise * 2).toBe(here.paise)
  expect(causes(register({ 'deduction EPF': 0 }))[0]?.[1]).toBe('coverage')
})

test('professional tax is put down to the slab, TDS to how it is spread, the welfare fund to the month', () => {
  const changed = { ...more('deduction PT', -20_000), ...more('deduction TDS', 150_000), 'deduction LWF': 2_000 }
  const all = comparedFigures([
    ...slip.lines,
    { code: 'LWF', name: 'LWF', kind: 'deduction' },
    { code: 'TDS', name: 'TDS', kind: 'deduction' },
  ])
  const differences = comparePay(register(changed), slip, all)
  expect(Object.fromEntries(differences.map(({ key, cause }) => [key, cause]))).toEqual({
    'deduction PT': 'slab',
    'deduction TDS': 'taxSpread',
    'deduction LWF': 'period',
  })
})

test('a sum not explained by its lines names the columns that were not matched', () => {
  const without = figures.filter(({ key }) => key !== 'earning SPECIAL')
  const old = register({ ...more('gross', -300_000) })
  const [difference] = comparePay(old, slip, without)
  expect([difference?.key, difference?.cause]).toEqual(['gross', 'unmatched'])
  expect(JSON.stringify(difference?.words)).toContain('SPECIAL')
  expect(causes(register(more('gross', -300_000)))).toEqual([['gross', 'unmatched', 300_000]])
})
