import { english, inEnglish } from '../../testing/english.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indianBook } from '../../statute-book/india.ts'
import { difference, usesOtherLaw } from './difference.ts'
import { underLawOf } from './difference-law.ts'
import { anySlip, inputWithLaw, slipOf } from '../outputs/paid-row.fixture.ts'
import type { PayslipCase } from '../payslip/payslip.fixture.ts'
import { runDifference } from './run-difference.ts'
import type { StatutoryInput } from '../payslip/statutory-input.ts'

const noLaw: Partial<StatutoryInput> = { pf: null, esi: null, pt: null, lwf: null, tax: null }
const plain = (of: Partial<PayslipCase>, terms: Partial<StatutoryInput> = noLaw) =>
  slipOf(
    inputWithLaw({ month: '2026-06', salary: [['2020-01-01', null, { BASIC: 40_000, HRA: 20_000 }]], ...of }, terms),
  )

function amounts(...[before, after, under]: Parameters<typeof difference>) {
  const result = difference(before, after, under)
  expect(result.unexplainedPaise).toBe(0)
  return Object.fromEntries(result.causes.map(({ cause, amountPaise }) => [cause, amountPaise / 100]))
}

describe('a change in net pay', () => {
  test('by a raise is put down to the raise', () => {
    const after = plain({ month: '2026-07', salary: [['2020-01-01', null, { BASIC: 44_000, HRA: 20_000 }]] })
    expect(amounts(plain({}), after)).toEqual({ salary: 4000 })
    expect(inEnglish(difference(plain({}), after).deltas[0]?.words)).toBe(
      'BASIC changed from ₹40,000 to ₹44,000 per month',
    )
  })

  test('by lost days is put down to them', () => {
    const after = plain({
      lost: [
        ['2026-06-10', 2],
        ['2026-06-11', 2],
      ],
    })
    expect(amounts(plain({}), after)).toEqual({ days: -4000 })
    expect(inEnglish(difference(plain({}), after).deltas[0]?.words)).toBe('Loss of pay up by 2 days')
    expect(amounts(after, plain({}))).toEqual({ days: 4000 })
  })

  test('by a raise and lost days is split: the raise at the previous days, the days at the new rate', () => {
    const after = plain({ salary: [['2020-01-01', null, { BASIC: 70_000 }]], lost: [['2026-06-10', 2]] })
    const before = plain({ salary: [['2020-01-01', null, { BASIC: 40_000 }]] })
    expect(amounts(before, after)).toEqual({ salary: 30_000, days: -2333.33, rounding: 0.33 })
  })

  test('by a raise after lost days is the raise for the days that were paid before', () => {
    const lost: PayslipCase['lost'] = ['2026-06-10', '2026-06-11', '2026-06-12'].map((day) => [day, 2])
    const before = plain({ salary: [['2020-01-01', null, { BASIC: 40_000 }]], lost })
    const after = plain({ salary: [['2020-01-01', null, { BASIC: 70_000 }]] })
    expect(amounts(before, after)).toEqual({ salary: 27_000, days: 7000 })
  })

  test('of someone who joined last month is the rest of the month', () => {
    const salary: PayslipCase['salary'] = [['2020-01-01', null, { BASIC: 30_000 }]]
    const before = plain({ joinedOn: '2026-06-16', salary })
    expect(amounts(before, plain({ month: '2026-07', salary }))).toEqual({ status: 15_000 })
    expect(amounts(null, before)).toEqual({ status: 15_000 })
    expect(amounts(before, null)).toEqual({ status: -15_000 })
  })

  test('by a bonus, a loan and a new component has three causes', () => {
    const after = plain({
      salary: [['2020-01-01', null, { BASIC: 40_000, HRA: 20_000, CAR: 1_000 }]],
      oneOffs: [['BONUS', 'earning', 5_000]],
      deductions: { LOAN: 2_000 },
    })
    expect(amounts(plain({}), after)).toEqual({ salary: 1000, oneOff: 5000, deduction: -2000 })
  })

  test('by a higher PF ceiling is put down to the law, not the salary', () => {
    const of = (month: string, basic: number) =>
      inputWithLaw(
        { month, salary: [['2020-01-01', null, { BASIC: basic }]] },
        { ...noLaw, pf: inputWithLaw({ month, salary: [] }).statutory!.pf },
      )
    const before = of('2026-08', 30_000)
    const after = slipOf(of('2026-10', 30_000))
    expect(usesOtherLaw(slipOf(before), after)).toBe(true)
    expect(amounts(slipOf(before), after, underLawOf(indianBook, '2026-10', before)!)).toEqual({ rule: -1200 })
    expect(amounts(slipOf(before), after)).toEqual({ rule: -1200 })
    expect(english(difference(slipOf(before), after).causes[0]!.words)).toContain('₹25,000, was ₹15,000')
    const low = of('2026-08', 10_000)
    const raised = slipOf(of('2026-10', 20_000))
    expect(amounts(slipOf(low), raised, underLawOf(indianBook, '2026-10', low)!)).toEqual({ salary: 10_000 - 1200 })
  })

  test('by a law that changes within the later month is put down to the law, for its days', () => {
    const of = (month: string) =>
      inputWithLaw(
        { month, salary: [['2020-01-01', null, { BASIC: 30_000 }]] },
        { ...noLaw, pf: inputWithLaw({ month, salary: [] }).statutory!.pf },
      )
    const [july, august, september] = [of('2026-07'), of('2026-08'), of('2026-09')]
    expect(usesOtherLaw(slipOf(july), slipOf(august))).toBe(false)
    expect(amounts(slipOf(july), slipOf(august))).toEqual({})
    // 15,000 for 16 of 31 days and 25,000 for 15 of them.
    const under = underLawOf(indianBook, '2026-09', august)!
    expect(under.facts.pf?.employeePaise).toBe(2381_00)
    expect(amounts(slipOf(august), slipOf(september), under)).toMatchObject({ rule: -581 })
  })

  test('by a law that applies from the first day of the later month is put down to the law', () => {
    const of = (month: string) =>
      inputWithLaw(
        { month, salary: [['2020-01-01', null, { BASIC: 1_500_000 }]] },
        { ...noLaw, tax: inputWithLaw({ month, salary: [] }).statutory!.tax },
      )
    const march = of('2025-03')
    const under = underLawOf(indianBook, '2025-04', march)!
    expect(under.facts.tax.tdsPaise).toBeLessThan(slipOf(march).facts.tax.tdsPaise)
    expect(under.facts.tax.tdsPaise).toBe(slipOf(of('2026-03')).facts.tax.tdsPaise)
  })

  test('in a contribution follows the pay it is based on', () => {
    const terms = { ...noLaw, pf: inputWithLaw({ month: '2026-06', salary: [] }).statutory!.pf }
    const of = (basic: number) => plain({ salary: [['2020-01-01', null, { BASIC: basic }]] }, terms)
    expect(amounts(of(10_000), of(12_000))).toEqual({ salary: 2000 - 240 })
  })

  test('by a fund deducted in December only is put down to the month', () => {
    const terms = { ...noLaw, lwf: { exempt: null, supervisory: false } }
    const of = (month: string) => plain({ month, salary: [['2020-01-01', null, { BASIC: 40_000 }]] }, terms)
    expect(amounts(of('2025-11'), of('2025-12'))).toEqual({ period: -50 })
  })
})

describe('for any two months of anyone', () => {
  test('nothing is unexplained, and the causes add up to the change', () => {
    fc.assert(
      fc.property(anySlip('2026-08'), anySlip('2026-10'), (before, after) => {
        const under = underLawOf(indianBook, '2026-10', before.input)
        for (const compared of [
          difference(before.slip, after.slip),
          difference(before.slip, after.slip, under ?? undefined),
        ]) {
          expect(compared.unexplainedPaise).toBe(0)
          expect(compared.deltas.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(
            after.slip.netPaise - before.slip.netPaise,
          )
          expect(compared.causes.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(compared.changePaise)
        }
      }),
    )
  })

  test('the same month twice has no difference', () => {
    fc.assert(
      fc.property(anySlip('2026-08'), ({ slip }) => {
        expect(difference(slip, slip).deltas).toEqual([])
      }),
    )
  })

  test('with one salary and no one joining or leaving, lost days are never put down to anything else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), (one, two) => {
        const lost = (halfDays: number): PayslipCase['lost'] =>
          Array.from({ length: Math.ceil(halfDays / 2) }, (_, index) => [
            `2026-06-${String(index + 1).padStart(2, '0')}`,
            index * 2 + 1 === halfDays ? 1 : 2,
          ])
        const result = difference(plain({ lost: lost(one), net: 'none' }), plain({ lost: lost(two), net: 'none' }))
        expect(result.causes.map(({ cause }) => cause)).toEqual(one === two ? [] : ['days'])
      }),
    )
  })

  test('a run is the sum of its people', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anySlip('2026-08'), anySlip('2026-10')), { maxLength: 4 }), (pairs) => {
        const people = pairs.map(([before, after]) => ({
          hadBefore: true,
          hasAfter: true,
          difference: difference(before.slip, after.slip),
        }))
        const run = runDifference(people)
        expect(run.unexplainedPaise).toBe(0)
        expect(run.causes.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(run.changePaise)
        for (const { morePaise, lessPaise, amountPaise } of run.causes) expect(morePaise + lessPaise).toBe(amountPaise)
      }),
      { numRuns: 30 },
    )
  })
})
