import { inEnglish } from '../../testing/english.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, firstDay } from '../../day.ts'
import { indianBook } from '../../statute-book/india.ts'
import { amountOf, anybody, inputFor, slipOf } from '../payslip/anybody.fixture.ts'
import type { ArrearsInput } from '../payslip/arrears-input.ts'
import { arrearsOf } from './arrears.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import { reversalOf } from './reversal.ts'
import { indianInput } from '../payslip/statutory.fixture.ts'

const nowOf = ({ salary, lossOfPay, employment }: PayslipInput) => ({ salary, lossOfPay, employment })
const owedOf = (
  original: PayslipInput,
  paid: PayslipInput[],
  settled: readonly ArrearsInput[],
  now = nowOf(original),
) => arrearsOf(indianBook, { original, paid, now, settled })

describe('a month for which nothing was paid', () => {
  const joiner = fc.record({
    who: anybody,
    joined: fc.integer({ min: 0, max: 27 }),
    later: fc.integer({ min: 1, max: 5 }),
  })

  test('is owed in full, once, with its own provident fund and state taxes', () => {
    fc.assert(
      fc.property(joiner, ({ who, joined, later }) => {
        const input = inputFor({ ...who, bonus: 0 })
        const employment = { joinedOn: addDays(firstDay(who.month), joined), leftOn: null }
        const late = { ...input, employment }
        const scratch = slipOf({ ...late, deductions: [] })
        const owed = owedOf(late, [], [])!
        expect(owed.employedDays).toBe(scratch.days.employed)
        expect(owedOf(late, [], [owed])).toBe(null)

        const month = addMonths(who.month, later)
        const pays = { ...inputFor({ ...who, bonus: 0, lost: [], month }), arrears: [owed] }
        const slip = slipOf(pays)
        const plain = slipOf({ ...pays, arrears: [] })
        const of = (code: string) => amountOf(slip, `${code}@${who.month}`)
        for (const code of [
          'BASIC',
          'HRA',
          'SPECIAL',
          'CONVEYANCE',
          'EPF',
          'EMPLOYER_EPS',
          'PT',
          'LWF',
          'EMPLOYER_LWF',
        ])
          expect([code, of(code)]).toEqual([code, amountOf(scratch, code)])
        expect(slip.facts.lwf).toEqual(plain.facts.lwf)
        expect(slip.facts.pt?.basePaise).toBe(plain.facts.pt?.basePaise)
        expect(slip.facts.tax.ptPaise).toBe((slip.facts.pt?.taxPaise ?? 0) + of('PT'))
      }),
    )
  })

  test('leaves a percentage-based welfare fund to the wages of each month', () => {
    const who = { salary: { BASIC: 1_000 }, state: 'HR' } as const
    const april = owedOf(indianInput({ ...who, month: '2025-04' }), [], [])!
    const slip = slipOf(indianInput({ ...who, month: '2025-05', input: { arrears: [april] } }))
    expect([amountOf(slip, 'LWF'), amountOf(slip, 'LWF@2025-04')]).toEqual([2_00, 2_00])
  })

  test('is owed again after its payslip, or the one that paid it, was reversed; and state taxes are deducted once', () => {
    fc.assert(
      fc.property(anybody, (who) => {
        const input = inputFor({ ...who, bonus: 0 })
        const payslip = slipOf(input)
        const back = reversalOf(indianBook, { input, payslip })
        const again = owedOf(input, [input], back.arrears)!
        const taxes = { pt: payslip.facts.pt, lwf: payslip.facts.lwf }
        expect(again.stateTaxes).toMatchObject(taxes)
        expect(owedOf(input, [input], [...back.arrears, again])).toBe(null)
        // As on the server: a payslip and its reversal cancel out.
        expect(owedOf(input, [], [])).toMatchObject({ stateTaxes: taxes, employedDays: again.employedDays })
        const october = { ...inputFor({ ...who, bonus: 0, month: addMonths(who.month, 1) }), arrears: [again] }
        const paid = slipOf(october)
        const gone = reversalOf(indianBook, { input: october, payslip: paid }).arrears.filter(
          ({ month }) => month === who.month,
        )
        expect(owedOf(input, [], [again, ...gone])?.stateTaxes).toMatchObject(taxes)
      }),
    )
  })

  test('of someone who joined in August says which days it pays', () => {
    const input = indianInput({
      ...{ month: '2026-08', salary: { BASIC: 31_000 } },
      input: { employment: { joinedOn: '2026-08-20', leftOn: null } },
    })
    expect(inEnglish(owedOf(input, [], []))).toMatchObject({
      lines: [{ code: 'BASIC', amountPaise: 12_000_00, paidPaise: 0 }],
      employedDays: 12,
      reason: '20 Aug 2026 to 31 Aug 2026 had not been paid',
    })
  })
})

describe('changed days of employment', () => {
  const month = indianInput({ month: '2026-09', salary: { BASIC: 30_000 } })

  test('are counted, and the state taxes of the month are deducted once', () => {
    const until = (leftOn: string) => ({ ...nowOf(month), employment: { joinedOn: '2020-01-01', leftOn } })
    const first = owedOf(month, [month], [], until('2026-09-10'))!
    expect(inEnglish(first)).toMatchObject({ employedDays: -20, reason: 'Employed from 1 Sep 2026 to 10 Sep 2026' })
    expect(first.stateTaxes).toBe(undefined)
    const gone = owedOf(month, [month], [first], until('2026-08-31'))!
    expect(inEnglish(gone)).toMatchObject({
      employedDays: -10,
      reason: 'Not employed in September 2026',
      stateTaxes: { pt: { basePaise: -30_000_00, taxPaise: -200_00 }, lwf: null },
    })
    const back = owedOf(month, [month], [first, gone])!
    expect(back).toMatchObject({ employedDays: 30, stateTaxes: { pt: { taxPaise: 200_00 } } })
    expect(owedOf(month, [month], [first, gone, back])).toBe(null)
  })
})

describe('professional tax of a half-year', () => {
  const month = (of: string, more: Partial<Parameters<typeof indianInput>[0]> = {}) =>
    indianInput({ month: of, state: 'KL', salary: { BASIC: 20_000 }, ...more })

  test('is complete even if one of its months is paid by a later one', () => {
    const earlier = ['2026-04', '2026-05', '2026-06', '2026-07'].map((of) => ({
      ...slipOf(month(of)).facts,
      esiCovered: false,
    }))
    const august = slipOf(month('2026-08', { earlier }))
    expect(amountOf(august, 'PT')).toBe(1000_00)
    const all = [...earlier, { ...august.facts, esiCovered: false }]
    const september = slipOf(month('2026-09', { earlier: all }))
    expect(amountOf(september, 'PT')).toBe(0)

    // August was reversed and is paid with September: with its own tax, and September deducts nothing twice.
    const owed = owedOf(month('2026-08', { earlier }), [], [])!
    const late = slipOf(month('2026-09', { earlier, input: { arrears: [owed] } }))
    expect([amountOf(late, 'PT@2026-08'), amountOf(late, 'PT')]).toEqual([1000_00, 0])
    const october = slipOf(month('2026-10', { earlier: [...earlier, { ...late.facts, esiCovered: false }] }))
    expect(october.facts.pt?.basePaise).toBe(20_000_00)
  })

  test('is refunded as it was deducted if the payslip of the month not worked had also paid a month before it', () => {
    const july = owedOf(month('2026-07'), [], [])!
    const august = month('2026-08', { input: { arrears: [july] } })
    expect(amountOf(slipOf(august), 'PT')).toBe(750_00)
    const gone = { ...nowOf(august), employment: { joinedOn: '2020-01-01', leftOn: '2026-07-25' } }
    expect(owedOf(august, [august], [], gone)?.stateTaxes?.pt).toMatchObject({ taxPaise: -750_00 })
  })

  test('of a month includes what arrears had moved into its slab', () => {
    const raise = { ...owedOf(indianInput({ month: '2026-07', salary: { BASIC: 10_000 } }), [], [])! }
    const { stateTaxes: _, ...single } = raise
    const august = indianInput({ month: '2026-08', salary: { BASIC: 20_000 }, input: { arrears: [single] } })
    expect(slipOf(august).facts.pt).toMatchObject({ basePaise: 30_000_00, taxPaise: 200_00 })
    const gone = { ...nowOf(august), employment: { joinedOn: '2020-01-01', leftOn: '2026-07-31' } }
    const back = { basePaise: -30_000_00, taxPaise: -200_00 }
    expect(owedOf(august, [august], [], gone)?.stateTaxes?.pt).toMatchObject(back)
  })
})

describe('a month that was paid to somebody who seemed to leave', () => {
  const employed = (leftOn: string | null) => ({ joinedOn: '2024-01-01', leftOn })
  const december = (state: string, leftOn: string | null): PayslipInput => ({
    ...indianInput({ salary: { BASIC: 12_000 }, state, month: '2025-12' } as never),
    employment: employed(leftOn),
  })

  test.each([
    ['KA', 50_00],
    ['MH', 25_00],
    ['TN', 20_00],
    ['KL', undefined],
  ])('owes the welfare fund of %s once, if they were on its register after all', (state, due) => {
    const left = december(state, '2025-12-18')
    const now = nowOf(december(state, null))
    const owed = owedOf(left, [left], [], now)!
    expect(owed.lateFund?.employeePaise).toBe(due)
    expect(owed.stateTaxes).toBe(undefined)
    const january = { ...indianInput({ salary: { BASIC: 12_000 }, state, month: '2026-01' } as never), arrears: [owed] }
    expect(amountOf(slipOf(january), 'LWF@2025-12')).toBe(due ?? 0)
    expect(owedOf(left, [left], [owed], now)).toBe(null)
    // They leave after all: what was taken is not given back.
    expect(owedOf(left, [left], [owed], nowOf(left))?.lateFund).toBe(undefined)
  })
})
