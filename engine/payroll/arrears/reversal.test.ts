import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days } from '../../day.ts'
import { indianBook } from '../../statute-book/india.ts'
import { anybody, inputFor, slipOf } from '../payslip/anybody.fixture.ts'
import { arrearsOf } from './arrears.ts'
import type { Payslip } from '../payslip/payslip-result.ts'
import { reversalOf } from './reversal.ts'
import { indianInput, salaryLine, type Worker } from '../payslip/statutory.fixture.ts'
import { sumOfTax } from '../payslip/year-so-far.ts'

test('a payslip and its reversal cancel out, and the month is owed again as it was', () => {
  fc.assert(
    fc.property(anybody, (who) => {
      const input = inputFor(who)
      const payslip = slipOf(input)
      const { payslip: back, arrears } = reversalOf(indianBook, { input, payslip })
      expect(back.netPaise + payslip.netPaise).toBe(0)
      expect(back.lines.map(({ amountPaise }, index) => amountPaise + payslip.lines[index]!.amountPaise)).toEqual(
        payslip.lines.map(() => 0),
      )
      const sums = (slip: Payslip) => [
        slip.grossPaise,
        slip.deductionsPaise,
        slip.reimbursementsPaise,
        slip.employerPaise,
      ]
      expect(sums(back).map((sum) => -sum + 0)).toEqual(sums(payslip))
      expect(Object.values(sumOfTax([payslip.facts, back.facts])).every((sum) => sum === 0)).toBe(true)

      const { salary, lossOfPay, employment } = input
      const owed = arrearsOf(indianBook, { original: input, now: { salary, lossOfPay, employment }, settled: arrears })
      const monthly = payslip.lines.filter(
        ({ explanation }) => explanation.rule === 'prorated' && explanation.parts.length > 0,
      )
      const owedOf = Object.fromEntries((owed?.lines ?? []).map(({ code, amountPaise }) => [code, amountPaise]))
      for (const { code, amountPaise } of monthly) expect(owedOf[code] ?? 0).toBe(amountPaise)
      expect(owed?.pf?.employeePaise ?? 0).toBe(payslip.facts.pf?.employeePaise)
      const settled = [...arrears, ...(owed === null ? [] : [owed])]
      expect(arrearsOf(indianBook, { original: input, now: { salary, lossOfPay, employment }, settled })).toBe(null)
    }),
  )
})

test('what was paid with a reversed payslip is a receivable, and the next pay sets it off to the paisa', () => {
  fc.assert(
    fc.property(anybody, fc.boolean(), (who, caps) => {
      const input = inputFor(who)
      const payslip = slipOf(input)
      fc.pre(payslip.netPaise > 0)
      const paidPaise = payslip.netPaise
      const { payslip: back } = reversalOf(indianBook, { input, payslip, paidPaise })
      expect(back.netPaise).toBe(0)
      expect(back.lines.at(-1)).toMatchObject({ code: 'RECEIVABLE', amountPaise: -paidPaise })
      const sum = (kind: string) =>
        back.lines.filter((line) => line.kind === kind).reduce((total, { amountPaise }) => total + amountPaise, 0)
      expect(sum('deduction')).toBe(back.deductionsPaise)
      expect(back.grossPaise + back.reimbursementsPaise + back.roundOffPaise - back.deductionsPaise).toBe(0)

      // The same month again, and once more with a limit that would not allow so large a deduction.
      const again =
        input.statutory === null ? input : { ...input, statutory: { ...input.statutory, capDeductions: caps } }
      const plain = slipOf(again)
      const paid = {
        code: 'LOAN:1',
        name: 'Salary paid before',
        amountPaise: paidPaise,
        reason: '',
        isSetOff: true as const,
      }
      const slip = slipOf({ ...again, deductions: [...again.deductions, paid] })
      const taken = slip.lines.find(({ code }) => code === 'LOAN:1')?.amountPaise ?? 0
      expect(taken).toBe(Math.min(paidPaise, Math.max(0, plain.netPaise)))
      expect(slip.netPaise + taken).toBe(plain.netPaise)
      // Nothing else differs.
      const others = ({ lines }: Payslip) =>
        lines.filter(({ code }) => code !== 'LOAN:1').map((one) => [one.code, one.amountPaise])
      expect(others(slip)).toEqual(others(plain))
      expect(slip.facts).toEqual(plain.facts)
    }),
  )
})

test('the arrears paid by a reversed payslip are owed again', () => {
  const august = indianInput({ month: '2026-08', salary: { BASIC: 20_000 } })
  const raised = { ...august, salary: [{ ...august.salary[0]!, lines: [salaryLine('BASIC', 30_000)] }] }
  const owed = arrearsOf(indianBook, { original: august, now: raised, settled: [] })!
  const input = indianInput({ month: '2026-10', salary: { BASIC: 30_000 }, input: { arrears: [owed] } })
  const { arrears } = reversalOf(indianBook, { input, payslip: slipOf(input) })
  const settled = [owed, ...arrears.filter(({ month }) => month === '2026-08')]
  expect(arrearsOf(indianBook, { original: august, now: raised, settled })?.lines).toMatchObject([
    { code: 'BASIC', amountPaise: 1_000_000 },
  ])
})

test('of a month without paid days only its days without contribution are left, and zero stays zero', () => {
  const lossOfPay = days('2026-10-01', '2026-10-31').map((day) => ({ day, halfDays: 2 as const, reason: 'Absent' }))
  const absent = (statutory: Worker['statutory']) => {
    const input = indianInput({ month: '2026-10', salary: { BASIC: 20_000 }, statutory, input: { lossOfPay } })
    return reversalOf(indianBook, { input, payslip: slipOf(input) })
  }
  expect(absent({}).arrears).toMatchObject([{ month: '2026-10', lines: [], pf: { employeePaise: 0, ncpDays: -31 } }])
  const { payslip, arrears } = absent({ pf: null })
  expect(arrears).toMatchObject([{ lines: [], pf: null, employedDays: -31 }])
  expect([payslip.netPaise, payslip.facts.tax.salaryPaise]).toEqual([0, 0])
})
