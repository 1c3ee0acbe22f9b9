import { english } from '../../testing/english.ts'
import { expect, test } from 'vitest'
import { amountOf, slipOf } from '../payslip/anybody.fixture.ts'
import { indianInput } from '../payslip/statutory.fixture.ts'
import type { WageTerms } from '../payslip/statutory-input.ts'
import { plainPay } from '../payslip/treatment.ts'

const salary = { BASIC: 12_000, HRA: 6000, CONVEYANCE: 1600 }

test('ESI was based on all pay before the labour codes, and is based on wages as they define them since', () => {
  const insured = (month: string) => slipOf(indianInput({ month, salary })).facts.esi
  expect(insured('2025-10')).toMatchObject({
    contractWagesPaise: 19_600_00,
    wagesPaise: 19_600_00,
    employeePaise: 147_00,
  })
  expect(insured('2025-11')).toMatchObject({
    contractWagesPaise: 12_000_00,
    wagesPaise: 12_000_00,
    employeePaise: 90_00,
  })
})

test('allowances put a person above the ceiling before the codes', () => {
  const covered = (month: string) =>
    slipOf(indianInput({ month, salary: { BASIC: 18_000, HRA: 6000 } })).facts.esi?.covered
  expect([covered('2025-10'), covered('2025-11')]).toEqual([false, true])
})

test('deductions take up to half of all pay before the codes, half of the wages since', () => {
  const taken = (month: string) => {
    const deductions = [{ code: 'LOAN', name: 'Loan', amountPaise: 20_000_00, reason: 'Agreed' }]
    const slip = slipOf(
      indianInput({ month, salary, statutory: { esi: null, pf: null, pt: null }, input: { deductions } }),
    )
    return amountOf(slip, 'LOAN')
  }
  expect([taken('2025-10'), taken('2025-11')]).toEqual([9800_00, 6000_00])
})

test('a payslip frozen before its law was split by date is verified by the figures of its time', () => {
  const input = indianInput({ month: '2025-10', salary })
  const { wages: _, ...statutory } = input.statutory!
  expect(slipOf({ ...input, statutory }).facts.esi).toMatchObject({ contractWagesPaise: 12_000_00 })
})

const bonus = {
  ...{ code: 'BONUS', name: 'Statutory bonus', kind: 'earning' as const, amountPaise: 4000_00, reason: 'Of the year' },
  treatment: { ...plainPay, wageClass: 'excluded', esiWage: false, taxHead: 'bonus' } as const,
}
const incentive = {
  ...{ code: 'INCENTIVE', name: 'Incentive', kind: 'earning' as const, amountPaise: 4000_00, reason: 'Target' },
  treatment: { ...plainPay, wageClass: 'outside', esiWage: false, taxHead: 'bonus' } as const,
}
const wagesWith = (wages: WageTerms, oneOffs: (typeof bonus | typeof incentive)[]) => {
  const { facts, lines } = slipOf(
    indianInput({ month: '2026-11', salary: { BASIC: 9000, HRA: 8000 }, statutory: { wages }, input: { oneOffs } }),
  )
  const said = lines
    .find(({ code }) => code === 'EPF')
    ?.explanation.steps?.map(({ words }) => english(words))
    .join()
  return { of: [facts.pf?.earnedPaise, facts.esi?.wagesPaise, facts.wagesPaise], said }
}

test('statutory bonus counts in the 50% test of both PF and ESI, or of neither', () => {
  // Excluded parts are 12,000 of 21,000, or 8,000 of 17,000.
  const counted = wagesWith({ halfOf: 'counted', bonusCounts: true }, [bonus])
  expect(counted.of).toEqual([10_500_00, 10_500_00, 10_500_00])
  expect(wagesWith({ halfOf: 'counted', bonusCounts: false }, [bonus]).of).toEqual([9000_00, 9000_00, 9000_00])
})

test('half is of the counted parts or of all remuneration, and the payslip says of which', () => {
  const both = [bonus, incentive]
  const counted = wagesWith({ halfOf: 'counted', bonusCounts: true }, both)
  expect(counted.of).toEqual([10_500_00, 10_500_00, 10_500_00])
  expect(counted.said).toContain('above 50% of the ₹21,000 counted')
  // Half of 25,000.
  const all = wagesWith({ halfOf: 'all', bonusCounts: true }, both)
  expect(all.of).toEqual([9000_00, 9000_00, 9000_00])
  expect(all.said).toContain('above 50% of total remuneration of ₹25,000')
})
