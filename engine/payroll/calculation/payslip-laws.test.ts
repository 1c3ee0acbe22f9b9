import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, days, daysInMonth, firstDay, lastDay } from '../../day.ts'
import type { PayslipInput, Salary } from '../payslip/payslip-input.ts'
import type { Payslip } from '../payslip/payslip-result.ts'
import { payslip } from './payslip.ts'
import { testBook } from '../payslip/payslip.fixture.ts'
import { canonical, replay, snapshot } from './snapshot.ts'
import { plainPay } from '../payslip/treatment.ts'

const amount = fc.integer({ min: 0, max: 50_000_000 })
const kind = fc.constantFrom(
  'earning' as const,
  'earning' as const,
  'deduction' as const,
  'employer' as const,
  'reimbursement' as const,
  'benefit' as const,
)
const line = fc.record({
  code: fc.constantFrom('BASIC', 'HRA', 'SPECIAL', 'PHONE', 'GRATUITY', 'CLUB'),
  kind,
  monthlyPaise: amount,
  prorate: fc.boolean(),
})
const lines = fc
  .uniqueArray(line, { selector: ({ code }) => code, minLength: 1, maxLength: 6 })
  .map((all) => all.map((one) => ({ ...one, name: one.code, treatment: plainPay })))
const month = fc.integer({ min: 0, max: 40 }).map((count) => addMonths('2024-01', count))
const basis = fc.constantFrom('calendar' as const, 'fixed30' as const, 'fixed26' as const, 'workingDays' as const)
const dayOfMonth = fc.integer({ min: 0, max: 30 })
const anyInput = fc
  .record({
    month,
    basis,
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: 27 }), { maxLength: 3 }),
    salaries: fc.array(lines, { minLength: 4, maxLength: 4 }),
    lost: fc.array(fc.record({ day: dayOfMonth, halfDays: fc.constantFrom(1, 2) }), { maxLength: 35 }),
    off: fc.uniqueArray(dayOfMonth, { maxLength: 12 }),
    joined: fc.option(fc.nat(27), { freq: 4 }),
    left: fc.option(fc.nat(27), { freq: 4 }),
    oneOffs: fc.array(
      fc.record({
        code: fc.constantFrom('BONUS', 'ARREARS'),
        name: fc.constant('One'),
        kind: fc.constantFrom('earning' as const, 'deduction' as const, 'reimbursement' as const),
        amountPaise: amount,
        reason: fc.constantFrom('a', 'b'),
        treatment: fc.constant(plainPay),
      }),
      { maxLength: 4 },
    ),
    deductions: fc.array(
      fc.record({
        code: fc.constantFrom('LOAN', 'ADVANCE'),
        name: fc.constant('One'),
        amountPaise: amount,
        reason: fc.constantFrom('a', 'b'),
      }),
      { maxLength: 3 },
    ),
    line: fc.constantFrom('nearestPaisa' as const, 'nearestRupee' as const),
    net: fc.constantFrom('none' as const, 'nearestRupee' as const),
  })
  .map((of): PayslipInput => {
    const first = firstDay(of.month)
    const size = daysInMonth(of.month)
    const starts = [0, ...of.cuts.toSorted((a, b) => a - b)]
    const joined = of.joined === null ? -400 : of.joined
    const left = of.left === null ? null : Math.max(of.left, joined)
    return {
      rules: 'pay-2',
      law: testBook.hash,
      month: of.month,
      payDate: lastDay(of.month),
      employment: { joinedOn: addDays(first, joined), leftOn: left === null ? null : addDays(first, left) },
      salary: starts.map((start, index): Salary => {
        const next = starts[index + 1]
        return {
          from: addDays(first, start),
          to: next === undefined ? null : addDays(first, next - 1),
          lines: of.salaries[index] ?? [],
        }
      }),
      basis: of.basis,
      nonWorkingDays: of.off.filter((day) => day < size).map((day) => addDays(first, day)),
      lossOfPay: of.lost.map(({ day, halfDays }) => ({ day: addDays(first, day), halfDays, reason: 'Absent' })),
      arrears: [],
      oneOffs: of.oneOffs,
      deductions: of.deductions,
      statutory: null,
      rounding: { line: of.line, net: of.net },
    }
  })

describe('for any month of anyone', () => {
  test('net is the sum of the printed lines, and totals are the sums of their kinds', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const slip = slipOf(input)
        const signs = { earning: 1, reimbursement: 1, roundOff: 1, deduction: -1, employer: 0, benefit: 0 }
        expect(slip.lines.reduce((sum, { kind: of, amountPaise }) => sum + signs[of] * amountPaise, 0)).toBe(
          slip.netPaise,
        )
        expect(slip.grossPaise + slip.reimbursementsPaise - slip.deductionsPaise + slip.roundOffPaise).toBe(
          slip.netPaise,
        )
        if (input.rounding.net === 'nearestRupee') expect(slip.netPaise % 100 === 0).toBe(true)
        for (const { kind: of, amountPaise } of slip.lines)
          if (of !== 'roundOff') expect(amountPaise).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('days stay within the month, and no one is paid more than the full amount', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { days: counted } = slipOf(input)
        expect(counted.paidHalfDays).toBeGreaterThanOrEqual(0)
        expect(counted.paidHalfDays).toBeLessThanOrEqual(counted.denominatorHalfDays)
        expect(Number.isSafeInteger(counted.paidHalfDays)).toBe(true)
      }),
    )
  })

  test('the order of salaries, components, days and amounts changes nothing', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const turned: PayslipInput = {
          ...input,
          salary: input.salary.toReversed(),
          nonWorkingDays: input.nonWorkingDays.toReversed(),
          lossOfPay: input.lossOfPay.toReversed(),
          oneOffs: input.oneOffs.toReversed(),
          deductions: input.deductions.toReversed(),
        }
        expect(payslip(testBook, turned)).toEqual(payslip(testBook, input))
        const mixed = { ...input, salary: input.salary.map((one) => ({ ...one, lines: one.lines.toReversed() })) }
        expect(sortedAmounts(slipOf(mixed))).toEqual(sortedAmounts(slipOf(input)))
      }),
    )
  })

  test('one salary per day gives the same as one salary', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const whole = { ...input, salary: [{ from: '2020-01-01', to: null, lines: input.salary[0]?.lines ?? [] }] }
        const cut = {
          ...whole,
          salary: days(firstDay(input.month), lastDay(input.month)).map((day) => ({
            ...whole.salary[0]!,
            from: day,
            to: day,
          })),
        }
        expect(sortedAmounts(slipOf(cut))).toEqual(sortedAmounts(slipOf(whole)))
      }),
    )
  })

  test('more loss of pay never pays more, a higher amount never pays less', () => {
    fc.assert(
      fc.property(anyInput, dayOfMonth, amount, (input, day, more) => {
        const gross = slipOf(input).grossPaise
        const lossOfPay = [
          ...input.lossOfPay,
          { day: addDays(firstDay(input.month), day), halfDays: 1, reason: 'Absent' },
        ]
        // One salary: with two, a day lost at the lower one gives the higher one a larger part of the month.
        const single = { ...input, salary: [{ from: '2020-01-01', to: null, lines: input.salary[0]?.lines ?? [] }] }
        expect(slipOf({ ...single, lossOfPay }).grossPaise).toBeLessThanOrEqual(slipOf(single).grossPaise)
        const raised = input.salary.map((one) => ({
          ...one,
          lines: one.lines.map((of) => (of.kind === 'earning' ? { ...of, monthlyPaise: of.monthlyPaise + more } : of)),
        }))
        expect(slipOf({ ...input, salary: raised }).grossPaise).toBeGreaterThanOrEqual(gross)
      }),
    )
  })

  test('by the calendar, stretches before and after a change add up to the days worked at each rate', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const prorated = input.salary.map((one) => ({
          ...one,
          lines: one.lines.map((of) => ({ ...of, prorate: true })),
        }))
        const slip = slipOf({ ...input, oneOffs: [], deductions: [], salary: prorated, basis: 'calendar' })
        const byStretch = new Map(
          slip.lines.flatMap(({ explanation }) => explanation.parts).map((part) => [part.from, part]),
        )
        // Someone who joined or left in the month has no part of the stretches before or after.
        fc.pre(byStretch.size > 0)
        const paid = [...byStretch.values()].reduce((sum, { numerator }) => sum + numerator, 0)
        expect(paid).toBe(slip.days.paidHalfDays)
      }),
    )
  })

  test('a replay is the same, byte for byte', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const text = snapshot(input)
        expect(replay(testBook, text)).toBe(canonical(payslip(testBook, input)))
        expect(snapshot(JSON.parse(text) as PayslipInput)).toBe(text)
      }),
    )
  })
})

function slipOf(input: PayslipInput): Payslip {
  const result = payslip(testBook, input)
  if (result.payslip === null) throw new Error(result.ok ? '' : JSON.stringify(result.errors))
  return result.payslip
}

function sortedAmounts(slip: Payslip): string[] {
  return slip.lines.map(({ code, amountPaise }) => `${code} ${amountPaise}`).toSorted()
}
