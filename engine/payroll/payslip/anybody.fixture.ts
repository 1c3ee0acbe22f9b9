import fc from 'fast-check'
import { addDays, addMonths, firstDay } from '../../day.ts'
import { indianBook } from '../../statute-book/india.ts'
import type { PayslipInput } from './payslip-input.ts'
import type { Payslip } from './payslip-result.ts'
import { payslip } from '../calculation/payslip.ts'
import { indianInput, salaryLine } from './statutory.fixture.ts'

const month = fc.integer({ min: 0, max: 23 }).map((count) => addMonths('2025-04', count))
const rupees = fc.integer({ min: 0, max: 150_000 })
export const pay = fc.record({
  BASIC: fc.integer({ min: 1000, max: 200_000 }),
  HRA: rupees,
  SPECIAL: rupees,
  CONVEYANCE: fc.nat(5000),
})
const state = fc.constantFrom('KA', 'MH', 'TN', 'KL', 'DL', 'WB', 'BR', 'HR', 'AS', 'GJ')
export const lost = fc.uniqueArray(fc.nat(27), { maxLength: 12 })
export const anybody = fc.record({
  month,
  salary: pay,
  state,
  lost,
  regime: fc.constantFrom('old' as const, 'new' as const),
  bonus: fc.nat(80_000),
})

export type Anybody = typeof anybody extends fc.Arbitrary<infer T> ? T : never

export function inputFor({ month: of, salary, state: at, lost: lossOf, regime, bonus }: Anybody): PayslipInput {
  const input = indianInput({
    month: of,
    salary,
    state: at,
    input: {
      lossOfPay: lossOf.map((day) => ({ day: addDays(firstDay(of), day), halfDays: 2, reason: 'Absent' })),
      oneOffs:
        bonus === 0 ? [] : [{ ...salaryLine('BONUS', 0), kind: 'earning', amountPaise: bonus * 100, reason: 'Agreed' }],
      deductions: [{ code: 'LOAN', name: 'Loan', amountPaise: 500_000, reason: 'Agreed' }],
    },
  })
  const { statutory } = input
  return { ...input, statutory: { ...statutory!, tax: { ...statutory!.tax!, regime } } }
}

export function slipOf(input: PayslipInput): Payslip {
  const result = payslip(indianBook, input)
  if (result.payslip === null) throw new Error(result.ok ? '' : JSON.stringify(result.errors))
  return result.payslip
}

export const amountOf = (slip: Payslip, code: string) => slip.lines.find((line) => line.code === code)?.amountPaise ?? 0
