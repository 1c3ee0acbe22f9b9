import { expect, test } from 'vitest'
import { indianBook } from '../../statute-book/india.ts'
import { slipOf } from '../payslip/anybody.fixture.ts'
import { arrearsOf } from '../arrears/arrears.ts'
import type { OneOff, SalaryLine } from '../payslip/payslip-input.ts'
import { indianInput, salaryLine } from '../payslip/statutory.fixture.ts'
import { taxablePromise } from './taxable-month.ts'
import { plainPay, type Treatment } from '../payslip/treatment.ts'

const outside: Treatment = { ...plainPay, wageClass: 'outside', ptWage: false, esiWage: false }
const monthly = (kind: SalaryLine['kind'], rupees: number, of: Partial<Treatment>): SalaryLine => ({
  ...salaryLine(`${kind}-${of.taxHead ?? of.tax ?? 'plain'}`, rupees),
  kind,
  treatment: { ...outside, ...of },
})

/** The tax facts of ₹50,000 a month with additional lines, as far as they differ from those of the salary alone. */
function added(lines: readonly SalaryLine[], oneOffs: readonly OneOff[] = []) {
  const plain = indianInput({ month: '2026-06', salary: { BASIC: 50_000 } })
  const slip = (more: readonly SalaryLine[], once: readonly OneOff[]) => {
    const salary = plain.salary.map((one) => ({ ...one, lines: [...one.lines, ...more] }))
    return slipOf({ ...plain, salary, oneOffs: once }).facts.tax
  }
  const [before, after] = [slip([], []), slip(lines, oneOffs)]
  const keys = ['salaryPaise', 'oneOffPaise', 'perquisitesPaise', 'profitsInLieuPaise', 'exemptBothPaise'] as const
  const heads = ['gratuityPaise', 'leaveEncashmentPaise', 'employerNpsPaise', 'daPaise', 'commissionPaise'] as const
  const changes = [...keys, ...heads].map((key) => [key, after[key] - before[key]] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

function once(rupees: number, of: Partial<Treatment>): OneOff {
  return { ...monthly('earning', 0, of), kind: 'earning', amountPaise: rupees * 100, reason: 'Agreed' }
}

test('of employer contributions only the one to the national pension system is income', () => {
  const nps = added([monthly('employer', 5000, { taxHead: 'employerNps' })])
  expect(nps).toEqual({ salaryPaise: 5000_00, employerNpsPaise: 5000_00 })
  expect(added([monthly('employer', 5000, {})])).toEqual({})
  expect(added([monthly('earning', 5000, { tax: 'notIncome' })])).toEqual({})
  expect(added([monthly('reimbursement', 5000, {})])).toEqual({})
})

test('dearness allowance and commission are salary, and known by their heads', () => {
  const lines = [monthly('earning', 3000, { taxHead: 'da' }), monthly('earning', 2000, { taxHead: 'commission' })]
  expect(added(lines)).toEqual({ salaryPaise: 5000_00, daPaise: 3000_00, commissionPaise: 2000_00 })
  expect(taxablePromise(lines)).toMatchObject({ salaryPaise: 5000_00, daPaise: 3000_00, commissionPaise: 2000_00 })
})

test('notice pay is profit in lieu of salary and a gift a perquisite: neither is one-time salary', () => {
  expect(added([], [once(9000, { taxHead: 'profitsInLieu' })])).toEqual({ profitsInLieuPaise: 9000_00 })
  expect(added([], [once(6000, { tax: 'perquisite' })])).toEqual({ perquisitesPaise: 6000_00 })
  expect(added([], [once(7000, {})])).toEqual({ salaryPaise: 7000_00, oneOffPaise: 7000_00 })
})

test('gratuity and leave encashment are recorded as far as they are exempt, and only once', () => {
  const both = { salaryPaise: 4000_00, oneOffPaise: 4000_00 }
  const exempt = { tax: 'exemptBothRegimes' } as const
  expect(added([], [once(4000, { ...exempt, taxHead: 'gratuity' })])).toEqual({ ...both, gratuityPaise: 4000_00 })
  const leave = { ...both, leaveEncashmentPaise: 4000_00 }
  expect(added([], [once(4000, { ...exempt, taxHead: 'leaveEncashment' })])).toEqual(leave)
  expect(added([], [once(4000, { taxHead: 'gratuity' })])).toEqual(both)
  expect(added([], [once(4000, exempt)])).toEqual({ ...both, exemptBothPaise: 4000_00 })
})

test('a monthly deduction does not reduce salary; a one-time one does if it is salary', () => {
  expect(added([monthly('deduction', 1000, {})])).toEqual({})
  const back = (tax: Treatment['tax']) => added([], [{ ...once(1000, { tax }), kind: 'deduction' }])
  expect(back('taxable')).toEqual({ salaryPaise: -1000_00, oneOffPaise: -1000_00 })
  expect(back('notIncome')).toEqual({})
})

test('perquisites entered by payroll and PF of arrears count in the month that pays them', () => {
  const plain = indianInput({ month: '2026-10', salary: { BASIC: 10_000 } })
  const lost = Array.from({ length: 10 }, (_, index) => ({
    day: `2026-08-0${index}`,
    halfDays: 2 as const,
    reason: 'Late',
  }))
  const august = indianInput({ month: '2026-08', salary: { BASIC: 10_000 }, input: { lossOfPay: lost.slice(1) } })
  const owed = arrearsOf(indianBook, { original: august, now: { ...august, lossOfPay: [] }, settled: [] })!
  const tax = { ...plain.statutory!.tax!, perquisites: [{ name: 'Flat', amountPaise: 3000_00 }] }
  const of = slipOf({ ...plain, arrears: [owed], statutory: { ...plain.statutory!, tax } }).facts.tax
  expect(of.perquisitesPaise).toBe(3000_00)
  // 12 % of the month and of nine days out of 31.
  expect(of.pfPaise).toBe(1200_00 + owed.pf!.employeePaise)
  expect(owed.pf!.employeePaise).toBeGreaterThan(0)
})
