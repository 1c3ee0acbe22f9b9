import { english } from '../../testing/english.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, slipOf } from '../payslip/anybody.fixture.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import { indianInput } from '../payslip/statutory.fixture.ts'
import { plainPay } from '../payslip/treatment.ts'

const deduction = (code: string, rupees: number) => ({ code, name: code, amountPaise: rupees * 100, reason: 'Agreed' })

/** Wages of ₹20,000, of which half may be deducted; PF takes ₹2,400 and Karnataka's professional tax nothing. */
const slip = (...deductions: ReturnType<typeof deduction>[]) =>
  slipOf(indianInput({ month: '2026-10', salary: { BASIC: 20_000 }, statutory: { esi: null }, input: { deductions } }))

describe('deductions above half of the wages', () => {
  test('are cut from the last on, each by at most its amount, and are deferred to the next month', () => {
    const cut = slip(deduction('ADVANCE', 5000), deduction('CANTEEN', 4000), deduction('LOAN', 3000))
    expect([amountOf(cut, 'ADVANCE'), amountOf(cut, 'CANTEEN')]).toEqual([500_000, 260_000])
    expect(cut.lines.some(({ code }) => code === 'LOAN')).toBe(false)
    expect(cut.deductionsPaise).toBe(1_000_000)
    expect(cut.facts.carriedForward).toEqual([
      { code: 'CANTEEN', name: 'CANTEEN', amountPaise: 140_000 },
      { code: 'LOAN', name: 'LOAN', amountPaise: 300_000 },
    ])
  })

  test('leave the taxable salary unchanged, and a deduction of zero is not deferred', () => {
    const { facts } = slip(deduction('LOAN', 9000), deduction('CANTEEN', 0))
    expect(facts.tax.salaryPaise).toBe(2_000_000)
    expect(facts.carriedForward).toEqual([{ code: 'LOAN', name: 'LOAN', amountPaise: 140_000 }])
  })

  test('that come to exactly half are taken in full', () => {
    const { facts, deductionsPaise } = slip(deduction('LOAN', 7600))
    expect(deductionsPaise).toBe(1_000_000)
    expect(facts.carriedForward).toEqual([])
  })
})

test('what is left of a deduction is whole rupees where net pay is, and never above the limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 24_000 }), fc.constantFrom('none', 'nearestRupee'), (rupees, net) => {
      const cut = slipOf(
        indianInput({
          ...{ month: '2026-10', salary: { BASIC: rupees }, statutory: { esi: null, pf: null } },
          input: { deductions: [deduction('LOAN', 100_000)], rounding: { line: 'nearestPaisa', net } },
        }),
      )
      const [taken, half] = [amountOf(cut, 'LOAN'), rupees * 50]
      expect(taken).toBeLessThanOrEqual(half)
      expect(half - taken).toBeLessThan(net === 'none' ? 1 : 100)
      if (net !== 'none') expect(taken % 100).toBe(0)
      expect(taken + cut.facts.carriedForward[0]!.amountPaise).toBe(100_000_00)
    }),
  )
})

describe('the last pay with a final settlement', () => {
  const gratuity = (rupees: number) => ({
    ...{ code: 'GRATUITY', name: 'Gratuity', kind: 'earning' as const, amountPaise: rupees * 100, reason: 'Service' },
    treatment: { ...plainPay, wageClass: 'outside', tax: 'exemptBothRegimes', taxHead: 'gratuity' } as const,
  })
  const last = (input: Partial<PayslipInput>, capDeductions = true) =>
    slipOf(
      indianInput({
        month: '2026-10',
        salary: { BASIC: 20_000 },
        statutory: { esi: null, capDeductions },
        input: { settles: true, ...input },
      }),
    )

  test('takes deductions from pay other than wages too', () => {
    const slip = last({ oneOffs: [gratuity(4000)], deductions: [deduction('LOAN', 12_000)] })
    expect(amountOf(slip, 'LOAN')).toBe(11_600_00)
    expect(slip.facts.carriedForward).toEqual([{ code: 'LOAN', name: 'LOAN', amountPaise: 400_00 }])
    expect(last({ oneOffs: [gratuity(5000)], deductions: [deduction('LOAN', 12_000)] }).facts.carriedForward).toEqual(
      [],
    )
    const line = slip.lines.find(({ code }) => code === 'LOAN')
    expect(english(line!.explanation.steps.at(-1)!.words)).toBe(
      'Deductions are limited to 50% of the wages of ₹20,000, and ₹4,000 settled separately; ₹400 is not recovered',
    )
  })

  test('takes deductions from reimbursements as well', () => {
    const travel = { ...gratuity(3000), code: 'TRAVEL', kind: 'reimbursement' as const, treatment: plainPay }
    const slip = last({ oneOffs: [travel], deductions: [deduction('LOAN', 40_000)] }, false)
    // ₹20,000 and ₹3,000, less ₹2,400 of PF.
    expect([amountOf(slip, 'LOAN'), slip.netPaise]).toEqual([20_600_00, 0])
  })

  test('never takes more than is paid, with or without the cap, and loses nothing of it', () => {
    const rupees = fc.nat(60_000)
    fc.assert(
      fc.property(rupees, rupees, rupees, fc.boolean(), (paid, loan, canteen, capDeductions) => {
        const deductions = [deduction('LOAN', loan), deduction('CANTEEN', canteen)]
        const slip = last({ oneOffs: [gratuity(paid)], deductions }, capDeductions)
        expect(slip.netPaise).toBeGreaterThanOrEqual(0)
        const left = slip.facts.carriedForward.reduce((total, { amountPaise }) => total + amountPaise, 0)
        expect(amountOf(slip, 'LOAN') + amountOf(slip, 'CANTEEN') + left).toBe((loan + canteen) * 100)
      }),
    )
  })
})
