import fc from 'fast-check'
import type { DeductionSection } from '../tax-deductions/deduction-80-sections.ts'
import { deductionSections } from '../tax-deductions/deduction-80-sections.ts'
import { nothingDeclared, type SalaryTaxInput } from '../salary-tax/input.ts'

/** Values for property tests of income tax. */
export const anyYear = fc.constantFrom('2023-24', '2024-25', '2025-26', '2026-27')
export const anyRegime = fc.constantFrom('old' as const, 'new' as const)
export const anyAge = fc.constantFrom(30, 59, 60, 79, 80)

/** Up to 7 crore, to the paisa, often at the edges of bands, rebates and surcharges. */
export const anyIncome = fc
  .record({
    near: fc.constantFrom(0, 250_000, 500_000, 700_000, 1_200_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000),
    more: fc.oneof(fc.integer({ min: -2_000, max: 2_000 }), fc.integer({ min: 0, max: 20_000_000 })),
    paise: fc.integer({ min: 0, max: 99 }),
  })
  .map(({ near, more, paise }) => Math.max(0, near + more) * 100 + paise)

const anyAmount = fc.integer({ min: 0, max: 20_000_000 })
const anyPart = fc.option(
  fc.record({ premiumPaise: anyAmount, preventivePaise: anyAmount, medicalPaise: anyAmount, senior: fc.boolean() }),
)

export const anyDeductions = fc
  .array(fc.tuple(fc.constantFrom<DeductionSection[]>(...deductionSections), anyAmount), { maxLength: 8 })
  .map((entries): SalaryTaxInput['deductions'] => Object.fromEntries(entries))

/** A year with any declarations. */
export const anySalaryTax: fc.Arbitrary<SalaryTaxInput> = fc.record({
  financialYear: anyYear,
  regime: anyRegime,
  age: anyAge,
  resident: fc.boolean(),
  salaryPaise: anyIncome,
  perquisitesPaise: anyAmount,
  profitsInLieuPaise: anyAmount,
  exemptions: fc.record({
    hraPaise: anyAmount,
    ltaPaise: anyAmount,
    otherPaise: anyAmount,
    gratuityPaise: anyAmount,
    leaveEncashmentPaise: anyAmount,
    commutedPensionPaise: anyAmount,
    otherBothRegimesPaise: anyAmount,
  }),
  previousEmployerIncomePaise: anyAmount,
  professionalTaxPaise: fc.constantFrom(0, 250_000),
  entertainmentAllowancePaise: fc.constant(0),
  housePropertyPaise: fc.integer({ min: -40_000_000, max: 40_000_000 }),
  otherSourcesPaise: fc.integer({ min: -1_000_000, max: 20_000_000 }),
  deductions: anyDeductions,
  health: fc.option(fc.record({ selfFamily: anyPart, parents: anyPart })),
  pensionSalaryPaise: anyAmount,
  employerIsGovernment: fc.boolean(),
  patientIsSenior: fc.boolean(),
  monthsOfRent: fc.integer({ min: 0, max: 12 }),
})

export function yearOf(given: Partial<SalaryTaxInput>): SalaryTaxInput {
  return { ...nothingDeclared, financialYear: '2026-27', regime: 'new', salaryPaise: 0, ...given }
}
