import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, firstDay } from '../../day.ts'
import { indianBook } from '../../statute-book/india.ts'
import { amountOf, anybody, inputFor, lost, pay, slipOf } from '../payslip/anybody.fixture.ts'
import { arrearsOf } from './arrears.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import { indianInput, salaryLine } from '../payslip/statutory.fixture.ts'

describe('arrears', () => {
  const change = fc.record({
    before: anybody,
    salary: pay,
    cut: fc.integer({ min: 1, max: 27 }),
    lostNow: lost,
    again: pay,
  })

  test('plus the original equal a calculation from scratch, even if the month changes twice', () => {
    fc.assert(
      fc.property(change, ({ before, salary, cut, lostNow, again }) => {
        const original = inputFor({ ...before, bonus: 0 })
        const lossOfPay = lostNow.map((day) => ({
          day: addDays(firstDay(before.month), day),
          halfDays: 2 as const,
          reason: 'Late',
        }))
        const now = (latest: Record<string, number>) => ({
          salary: [
            { ...original.salary[0]!, to: addDays(firstDay(before.month), cut - 1) },
            { from: addDays(firstDay(before.month), cut), to: null, lines: linesOf(latest) },
          ],
          lossOfPay,
          employment: original.employment,
        })
        const first = arrearsOf(indianBook, { original, now: now(salary), settled: [] })
        const settled = first === null ? [] : [first]
        expect(arrearsOf(indianBook, { original, now: now(salary), settled })).toBe(null)
        const second = arrearsOf(indianBook, { original, now: now(again), settled })
        const scratch = slipOf({ ...original, ...now(again) })
        const all = [...settled, ...(second === null ? [] : [second])]
        for (const code of ['BASIC', 'HRA', 'SPECIAL', 'CONVEYANCE']) {
          const owed = all.flatMap(({ lines }) => lines).filter((line) => line.code === code)
          expect(owed.reduce((sum, { amountPaise }) => sum + amountPaise, amountOf(slipOf(original), code))).toBe(
            amountOf(scratch, code),
          )
        }
        const pf = all.reduce(
          (sum, one) => sum + (one.pf?.employeePaise ?? 0),
          slipOf(original).facts.pf?.employeePaise ?? 0,
        )
        expect(pf).toBe(scratch.facts.pf?.employeePaise)
      }),
    )
  })

  test('of a month that turns out not to have been worked recover all of it', () => {
    const original = indianInput({ month: '2026-05', salary: { BASIC: 30_000 } })
    const now = { salary: [], lossOfPay: [], employment: { joinedOn: '2020-01-01', leftOn: '2026-04-30' } }
    const owed = arrearsOf(indianBook, { original, now, settled: [] })
    expect(owed).toMatchObject({
      month: '2026-05',
      lines: [{ code: 'BASIC', amountPaise: -3_000_000 }],
      pf: { employeePaise: -180_000 },
    })
  })

  test('leave one-off payments and deductions alone, even when the month is reversed', () => {
    const once = (code: string, kind: 'earning' | 'deduction') => ({
      ...{ ...salaryLine(code, 0), kind, amountPaise: 90_000, reason: 'Agreed' },
    })
    const original = indianInput({
      month: '2026-05',
      salary: { BASIC: 30_000 },
      input: { oneOffs: [once('PRIZE', 'earning'), once('CANTEEN', 'deduction')] },
    })
    const now = { salary: [], lossOfPay: [], employment: { joinedOn: '2020-01-01', leftOn: '2026-04-30' } }
    const owed = arrearsOf(indianBook, { original, now, settled: [] })
    expect(owed?.lines).toMatchObject([{ code: 'BASIC', amountPaise: -3_000_000 }])
  })

  test('pay the one day of someone who left on the first or joined on the last of the month', () => {
    const original = indianInput({ month: '2026-06', salary: { BASIC: 30_000 } })
    const owed = (employment: PayslipInput['employment']) =>
      arrearsOf(indianBook, { original, now: { ...original, employment }, settled: [] })?.lines
    const rest = [{ code: 'BASIC', duePaise: 100_000, paidPaise: 3_000_000, amountPaise: -2_900_000 }]
    expect(owed({ joinedOn: '2020-01-01', leftOn: '2026-06-01' })).toMatchObject(rest)
    expect(owed({ joinedOn: '2026-06-30', leftOn: null })).toMatchObject(rest)
  })

  test('for overpayments are lines below zero, which count for pay and tax', () => {
    const original = indianInput({ month: '2026-08', salary: { BASIC: 30_000 } })
    const now = { ...original, salary: [{ ...original.salary[0]!, lines: [salaryLine('BASIC', 24_000)] }] }
    const owed = arrearsOf(indianBook, { original, now, settled: [] })!
    const month = { month: '2026-10', salary: { BASIC: 24_000 } }
    const plain = slipOf(indianInput(month))
    const slip = slipOf(indianInput({ ...month, input: { arrears: [owed] } }))
    expect(amountOf(slip, 'BASIC@2026-08')).toBe(-600_000)
    expect(slip.grossPaise).toBe(plain.grossPaise - 600_000)
    expect(slip.facts.tax.salaryPaise).toBe(plain.facts.tax.salaryPaise - 600_000)
  })

  test('are lines of the month that pays them, with the provident fund of their own month', () => {
    const original = indianInput({ month: '2026-08', salary: { BASIC: 20_000 } })
    const now = { ...original, salary: [{ ...original.salary[0]!, lines: [salaryLine('BASIC', 30_000)] }] }
    const owed = arrearsOf(indianBook, { original, now, settled: [] })!
    const slip = slipOf(indianInput({ month: '2026-10', salary: { BASIC: 30_000 }, input: { arrears: [owed] } }))
    // The ceiling of August was ₹15,000, so its PF was complete; October's is ₹25,000.
    expect(owed.pf).toBe(null)
    expect(amountOf(slip, 'BASIC@2026-08')).toBe(1_000_000)
    expect(amountOf(slip, 'EPF')).toBe(300_000)
    expect(slip.facts.tax).toMatchObject({ salaryPaise: 4_000_000, oneOffPaise: 1_000_000 })
  })

  test('count a monthly deduction and leave out employer contributions, in the order of their codes', () => {
    const of = (code: string, kind: 'earning' | 'deduction' | 'employer', rupees: number) => ({
      ...salaryLine(code, rupees),
      kind,
    })
    const salary = (rupees: number) => [
      ...[of('HRA', 'earning', rupees), of('CANTEEN', 'deduction', rupees), of('NPS', 'employer', rupees)],
      salaryLine('BASIC', 20_000 + rupees),
    ]
    const plain = indianInput({ month: '2026-08', salary: {} })
    const original = { ...plain, salary: [{ ...plain.salary[0]!, lines: salary(1000) }] }
    const now = { ...original, salary: [{ ...plain.salary[0]!, lines: salary(1500) }] }
    expect(arrearsOf(indianBook, { original, now, settled: [] })?.lines).toMatchObject(
      ['BASIC', 'CANTEEN', 'HRA'].map((code) => ({ code, amountPaise: 500_00 })),
    )
  })

  test('appear on the payslip by month, without those that come to nothing', () => {
    const basic = { ...salaryLine('BASIC', 0), kind: 'earning' as const }
    const owed = (month: string, rupees: number) => ({
      ...{ month, pf: null },
      lines: [{ ...basic, duePaise: rupees * 100, paidPaise: 0, amountPaise: rupees * 100 }],
    })
    const arrears = [owed('2026-09', 300), owed('2026-07', 100), owed('2026-06', 0), owed('2026-08', 200)]
    const { lines } = slipOf(indianInput({ month: '2026-10', salary: { BASIC: 30_000 }, input: { arrears } }))
    expect(lines.map(({ code }) => code).filter((code) => code.includes('@'))).toEqual([
      ...['BASIC@2026-07', 'BASIC@2026-08', 'BASIC@2026-09'],
    ])
  })

  test('put their provident fund in the return of their own month, and keep half a day in it', () => {
    const half = { day: '2026-08-03', halfDays: 1 as const, reason: 'Late' }
    const original = indianInput({ month: '2026-08', salary: { BASIC: 10_000 }, input: { lossOfPay: [half] } })
    expect(slipOf(original).facts.pf?.ncpDays).toBe(0)
    const owed = arrearsOf(indianBook, { original, now: { ...original, lossOfPay: [] }, settled: [] })!
    const slip = slipOf(indianInput({ month: '2026-10', salary: { BASIC: 10_000 }, input: { arrears: [owed] } }))
    expect(slip.facts.pfArrears).toEqual([{ ...owed.pf, month: '2026-08' }])
    expect(amountOf(slip, 'EPF@2026-08')).toBe(owed.pf?.employeePaise)
  })
})

function linesOf(salary: Record<string, number>) {
  return Object.entries(salary).map(([code, amount]) => salaryLine(code, amount))
}
