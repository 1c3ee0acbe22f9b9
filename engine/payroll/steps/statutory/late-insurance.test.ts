import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, firstDay, type Month } from '../../../day.ts'
import { indianBook } from '../../../statute-book/india.ts'
import { arrearsOf } from '../../arrears/arrears.ts'
import { reversalOf } from '../../arrears/reversal.ts'
import { amountOf, lost, slipOf } from '../../payslip/anybody.fixture.ts'
import type { PayslipInput } from '../../payslip/payslip-input.ts'
import { indianInput } from '../../payslip/statutory.fixture.ts'

const month = (of: Month, basic: number, input: Partial<PayslipInput> = {}) =>
  indianInput({ month: of, salary: { BASIC: basic }, input })
const owed = (original: PayslipInput) => {
  const { salary, lossOfPay, employment } = original
  return arrearsOf(indianBook, { original, paid: [], now: { salary, lossOfPay, employment }, settled: [] })!
}
const withAllowances = (of: Month) =>
  indianInput({ month: of, salary: { BASIC: 6000, HRA: 2400, CONVEYANCE: 1600, SPECIAL: 2000 } })
/** The contribution of a month that is paid in November 2026. */
const esiOfLate = (late: PayslipInput) =>
  slipOf(month('2026-11', 15_000, { arrears: [owed(late)] })).facts.esi?.late?.[0]

describe('whole months that are paid late', () => {
  test('are contributed to month by month, each with its own wages, days and rounding', () => {
    const joined = { employment: { joinedOn: '2026-08-12', leftOn: null } }
    const late = [month('2026-08', 15_001, joined), month('2026-09', 15_001, joined), month('2026-10', 15_001, joined)]
    const slip = slipOf(month('2026-11', 15_001, { ...joined, arrears: late.map(owed) }))
    const alone = late.map((one) => slipOf(one).facts.esi!)
    expect(slip.facts.esi?.late?.map(({ month: of, wagesPaise, days }) => [of, wagesPaise, days])).toEqual([
      ['2026-08', alone[0]!.wagesPaise, 20],
      ['2026-09', 15_001_00, 30],
      ['2026-10', 15_001_00, 31],
    ])
    // 0.75 % of 15,001 is 112.51, so 113 for each month and not 338 for three of them.
    const own = slipOf(month('2026-11', 15_001, joined))
    const all = [own.facts.esi!, ...alone]
    expect(amountOf(slip, 'ESI')).toBe(all.reduce((sum, one) => sum + one.employeePaise, 0))
    expect(amountOf(slip, 'EMPLOYER_ESI')).toBe(all.reduce((sum, one) => sum + one.employerPaise, 0))
    expect(slip.facts.esi).toMatchObject({ covered: true, days: 30 })
  })

  // ESI Act 1948 s.2(22) counts house rent and conveyance allowance; the Codes exclude them from 21 November 2025 (ESIC, 11 December 2025).
  test.each([
    ['2025-09', 12_000_00],
    ['2025-10', 12_000_00],
    ['2025-11', 8_000_00],
    ['2026-01', 8_000_00],
  ] as const)('of %s count wages by the law of that month', (of, wagesPaise) => {
    const late = withAllowances(of)
    expect(esiOfLate(late)).toMatchObject({ wagesPaise, employeePaise: wagesPaise === 12_000_00 ? 90_00 : 60_00 })
  })

  test('are contributed to as if they had been paid in time, whatever the law, the loss of pay and its day', () => {
    const months = fc.integer({ min: 0, max: 18 }).map((count) => addMonths('2025-04', count))
    const basic = fc.integer({ min: 1000, max: 15_000 })
    fc.assert(
      fc.property(months, basic, fc.nat(9000), lost, (of, rupees, rent, days) => {
        const lossOfPay = days.map((day) => ({
          day: addDays(firstDay(of), day),
          halfDays: 2 as const,
          reason: 'Absent',
        }))
        const salary = { BASIC: rupees, HRA: rent, CONVEYANCE: 1600 }
        const one = indianInput({ month: of, salary, input: { lossOfPay } })
        const { covered, wagesPaise, employeePaise, employerPaise, days: paid } = slipOf(one).facts.esi!
        expect(esiOfLate(one)).toEqual({
          month: of,
          covered,
          wagesPaise,
          employeePaise,
          employerPaise,
          days: covered ? paid : 0,
        })
      }),
      { numRuns: 60 },
    )
  })

  test('bring no contribution where the month itself was not insured', () => {
    const slip = slipOf(month('2026-11', 30_000, { arrears: [owed(month('2026-10', 30_000))] }))
    expect(slip.facts.esi).toMatchObject({
      covered: false,
      employeePaise: 0,
      late: [{ covered: false, wagesPaise: 0 }],
    })
  })

  test('cover the rest of their contribution period, and not the next one', () => {
    const covered = (late: Month) =>
      slipOf(month('2026-11', 30_000, { arrears: [owed(month(late, 20_000))] })).facts.esi?.covered
    expect([covered('2026-10'), covered('2026-09')]).toEqual([true, false])
  })

  test('are reversed with the payslip that paid them', () => {
    const input = month('2026-11', 15_000, { arrears: [owed(month('2026-10', 15_000))] })
    const payslip = slipOf(input)
    const back = reversalOf(indianBook, { input, payslip }).payslip
    expect(back.facts.esi).toMatchObject({
      employeePaise: -226_00,
      late: [{ month: '2026-10', employeePaise: -113_00 }],
    })
  })

  test('count in the month of payment on inputs from before months had a contribution of their own', () => {
    const { esi: _, ...stateTaxes } = owed(month('2026-10', 15_000)).stateTaxes!
    const slip = slipOf(month('2026-11', 15_000, { arrears: [{ ...owed(month('2026-10', 15_000)), stateTaxes }] }))
    expect(slip.facts.esi).toMatchObject({ wagesPaise: 30_000_00, employeePaise: 225_00 })
    expect(slip.facts.esi?.late).toBeUndefined()
  })
})
