import { expect, test } from 'vitest'
import { indianBook } from '../law/india.ts'
import type { ArrearsInput } from './arrears-input.ts'
import { payslip } from './payslip.ts'
import { indianInput, treatmentFor } from './statutory.fixture.ts'

const owesBack = (rupees: number): ArrearsInput => {
  const line = { code: 'BASIC', name: 'Basic', kind: 'earning', treatment: treatmentFor('BASIC') } as const
  const amounts = { amountPaise: -rupees * 100, paidPaise: rupees * 100, duePaise: 0 }
  return { month: '2026-04', lines: [{ ...line, ...amounts }], pf: null }
}
const slipOf = (more: object) => {
  const input = indianInput({ month: '2026-05', salary: { BASIC: 20_000 }, input: more })
  return payslip(indianBook, { ...input, statutory: null })
}

test('what earlier months owe back takes what a month pays, and the rest waits', () => {
  const { ok, payslip: slip } = slipOf({ arrears: [owesBack(50_000)] })
  expect(ok).toBe(true)
  expect(slip).toMatchObject({ grossPaise: -30_000_00, deductionsPaise: -30_000_00, netPaise: 0 })
  const waits = [{ code: 'OVERPAID', name: 'Overpaid earlier', amountPaise: 30_000_00 }]
  expect(slip?.facts.carriedForward).toEqual(waits)
  const next = slipOf({ deductions: [{ ...waits[0]!, amountPaise: 15_000_00, reason: 'Left over' }] })
  expect(next.payslip).toMatchObject({ grossPaise: 20_000_00, netPaise: 5_000_00 })
})

test('what waited goes on waiting where the next month pays less, with no limit of deductions too', () => {
  const waits = { code: 'OVERPAID', name: 'Overpaid earlier', amountPaise: 70_000_00, reason: 'Left over' }
  const { ok, payslip: slip } = slipOf({ deductions: [waits], arrears: [owesBack(5_000)] })
  expect(ok).toBe(true)
  expect(slip).toMatchObject({ netPaise: 0, facts: { carriedForward: [{ code: 'OVERPAID', amountPaise: 55_000_00 }] } })
})

test('deductions of the month itself that exceed its pay are a mistake, and nothing waits for them', () => {
  const deductions = [{ code: 'LOAN', name: 'Loan', amountPaise: 30_000_00, reason: 'Agreed' }]
  expect(slipOf({ deductions })).toMatchObject({ ok: false, errors: [{ code: 'negativeNet' }] })
  expect(slipOf({ deductions, arrears: [owesBack(5_000)] })).toMatchObject({
    errors: [{ message: 'Deductions exceed pay by ₹10,000' }],
  })
})
