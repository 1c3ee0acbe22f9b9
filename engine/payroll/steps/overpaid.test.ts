import { english, inEnglish } from '../../testing/english.ts'
import { expect, test } from 'vitest'
import { indianBook } from '../../statute-book/india.ts'
import type { ArrearsInput } from '../payslip/arrears-input.ts'
import { payslip } from '../calculation/payslip.ts'
import { indianInput, treatmentFor } from '../payslip/statutory.fixture.ts'

const owesBack = (rupees: number): ArrearsInput => {
  const line = { code: 'BASIC', name: 'Basic', kind: 'earning', treatment: treatmentFor('BASIC') } as const
  const amounts = { amountPaise: -rupees * 100, paidPaise: rupees * 100, duePaise: 0 }
  return { month: '2026-04', lines: [{ ...line, ...amounts }], pf: null }
}
const slipOf = (more: object) => {
  const input = indianInput({ month: '2026-05', salary: { BASIC: 20_000 }, input: more })
  return payslip(indianBook, { ...input, statutory: null })
}

test('what earlier months owe is recovered up to what a month pays, and the rest is deferred', () => {
  const { ok, payslip: slip } = slipOf({ arrears: [owesBack(50_000)] })
  expect(ok).toBe(true)
  expect(slip).toMatchObject({ grossPaise: -30_000_00, deductionsPaise: -30_000_00, netPaise: 0 })
  const waits = [{ code: 'OVERPAID', name: 'Recovery of earlier overpayment', amountPaise: 30_000_00 }]
  expect(slip?.facts.carriedForward).toEqual(waits)
  const next = slipOf({ deductions: [{ ...waits[0]!, amountPaise: 15_000_00, reason: 'Left over' }] })
  expect(next.payslip).toMatchObject({ grossPaise: 20_000_00, netPaise: 5_000_00 })
})

test('a deferred amount is deferred again if the next month pays less, even without a cap on deductions', () => {
  const waits = {
    code: 'OVERPAID',
    name: 'Recovery of earlier overpayment',
    amountPaise: 70_000_00,
    reason: 'Left over',
  }
  const { ok, payslip: slip } = slipOf({ deductions: [waits], arrears: [owesBack(5_000)] })
  expect(ok).toBe(true)
  expect(slip).toMatchObject({ netPaise: 0, facts: { carriedForward: [{ code: 'OVERPAID', amountPaise: 55_000_00 }] } })
})

test("the month's own deductions that exceed its pay are an error, and are not deferred", () => {
  const deductions = [{ code: 'LOAN', name: 'Loan', amountPaise: 30_000_00, reason: 'Agreed' }]
  expect(slipOf({ deductions })).toMatchObject({ ok: false, errors: [{ code: 'negativeNet' }] })
  expect(inEnglish(slipOf({ deductions, arrears: [owesBack(5_000)] }))).toMatchObject({
    errors: [{ message: 'Deductions exceed pay by ₹10,000' }],
  })
})

test('state taxes that a few days of pay do not cover are paid by the company, and recovered from later pay', () => {
  const employment = { joinedOn: '2026-09-30', leftOn: null }
  // The half-year ends with one day of pay, and earlier pay counts.
  const first = indianInput({ month: '2026-09', state: 'KL', salary: { BASIC: 9_000 }, input: { employment } })
  const soFar = { ...first.statutory!.soFar, halfYear: { basePaise: 2_00_000_00, taxPaise: 0 } }
  const { ok, payslip: slip } = payslip(indianBook, { ...first, statutory: { ...first.statutory!, soFar } })
  expect(ok).toBe(true)
  const amounts = Object.fromEntries(slip!.lines.map(({ code, amountPaise }) => [code, amountPaise]))
  expect(amounts).toMatchObject({ BASIC: 300_00, EPF: 36_00, PT: 1_250_00 })
  const advanced = -amounts['PT_ADVANCED']!
  expect(advanced).toBeGreaterThan(900_00)
  expect(slip).toMatchObject({ netPaise: 0, facts: { pt: { taxPaise: 1_250_00 } } })
  expect(inEnglish(slip!.lines.find(({ code }) => code === 'PT_ADVANCED')!.explanation.words)).toContain(
    'the company pays it for now',
  )
  const waits = [{ code: 'PT_ADVANCED', name: 'Professional tax of earlier months', amountPaise: advanced }]
  expect(slip!.facts.carriedForward).toEqual(expect.arrayContaining(waits))
  const deductions = [{ ...waits[0]!, reason: 'Left over', isLeftOver: true as const }]
  const next = indianInput({ month: '2026-10', state: 'KL', salary: { BASIC: 9_000 }, input: { deductions } })
  expect(payslip(indianBook, next).payslip!.lines).toContainEqual(
    expect.objectContaining({ code: 'PT_ADVANCED', amountPaise: advanced }),
  )
  // A leaver with a settlement owes it.
  const last = payslip(indianBook, { ...first, settles: true, statutory: { ...first.statutory!, soFar } })
  expect(last.payslip).toMatchObject({ netPaise: 0 })
  expect(last.payslip!.lines.some(({ code, amountPaise }) => code === 'RECEIVABLE' && amountPaise < 0)).toBe(true)
})

test('income tax is withheld up to what is paid, and the rest is left for later pay', () => {
  const employment = { joinedOn: '2020-01-01', leftOn: '2026-05-01' }
  const input = indianInput({ month: '2026-05', salary: { BASIC: 30_000 }, input: { employment } })
  const soFar = { ...input.statutory!.soFar, tax: { ...input.statutory!.soFar.tax, salaryPaise: 30_00_000_00 } }
  const { ok, payslip: slip } = payslip(indianBook, { ...input, statutory: { ...input.statutory!, soFar } })
  expect(ok).toBe(true)
  const tds = slip!.lines.find(({ code }) => code === 'TDS')!
  expect(slip!.netPaise).toBeLessThanOrEqual(1_00)
  expect(tds.amountPaise).toBeLessThan(1_000_00)
  expect(slip!.facts.tax.tdsPaise).toBe(tds.amountPaise)
  expect(slip!.facts.taxYear!.leftPaise).toBeGreaterThan(1_00_000_00)
  expect(english(tds.explanation.steps.at(-1)!.words)).toContain('Tax is deducted from the amount paid')
  // Tax must not pay for other agreed deductions.
  const deductions = [{ code: 'LOAN', name: 'Loan', amountPaise: 30_000_00, reason: 'Agreed' }]
  const uncapped = { ...input.statutory!, soFar, capDeductions: false }
  expect(payslip(indianBook, { ...input, deductions, statutory: uncapped })).toMatchObject({ ok: false })
})
