import type { LawBook } from '../../law/law.ts'
import type { HealthInsurance, HealthPart } from '../../payroll/rules/in/tax-deductions/deduction-80d.ts'
import {
  deductionSections,
  type DeductionSection,
} from '../../payroll/rules/in/tax-deductions/deduction-80-sections.ts'
import type { TaxRegime } from '../../payroll/rules/in/income-tax/year.ts'
import { nothingDeclared, type SalaryTaxInput } from '../../payroll/rules/in/salary-tax/input.ts'
import type { WithholdingInput } from '../../payroll/rules/in/withholding/withholding.ts'
import type { Deducted } from '../../payroll/rules/in/withholding/month.ts'
import type { CaseInput } from '../case.ts'
import { paiseFrom } from '../decimal.ts'
import * as read from '../read.ts'

/** The new regime is the default. */
export function regime(input: CaseInput): TaxRegime {
  return read.choice(input, 'regime', ['old', 'new'], 'new')
}

/** The person taxed, and the year. */
export function taxpayer(input: CaseInput) {
  return {
    financialYear: read.text(input, 'fy'),
    age: read.count(input, 'age', nothingDeclared.age),
    resident: read.flag(input, 'resident', nothingDeclared.resident),
  }
}

/** The input of `salary_tax` except its regime. */
export function salaryTaxInput(input: CaseInput): Omit<SalaryTaxInput, 'regime'> {
  const salary = read.record(input, 'salary')
  const exempt = read.record(input, 'exemptions')
  const claims = read.record(input, 'deductions')
  return {
    ...nothingDeclared,
    ...taxpayer(input),
    salaryPaise: read.amount(salary, 'salary17_1', 0),
    perquisitesPaise: read.amount(salary, 'perquisites', 0),
    profitsInLieuPaise: read.amount(salary, 'profitsInLieu', 0),
    exemptions: {
      hraPaise: read.amount(exempt, 'hra', 0),
      ltaPaise: read.amount(exempt, 'lta', 0),
      otherPaise: read.amount(exempt, 'other', 0),
      gratuityPaise: read.amount(exempt, 'gratuity', 0),
      leaveEncashmentPaise: read.amount(exempt, 'leaveEncash', 0),
      commutedPensionPaise: read.amount(exempt, 'commutedPension', 0),
      otherBothRegimesPaise: read.amount(exempt, 'otherBothRegimes', 0),
    },
    previousEmployerIncomePaise: read.amount(input, 'previousEmployerIncome', 0),
    professionalTaxPaise: read.amount(input, 'professionalTax', 0),
    entertainmentAllowancePaise: read.amount(input, 'entertainmentAllowance', 0),
    housePropertyPaise: read.amount(input, 'houseProperty', 0),
    otherSourcesPaise: read.amount(input, 'otherSources', 0),
    deductions: sections(claims),
    health: isRecord(claims['80D']) ? health(claims['80D']) : null,
    pensionSalaryPaise: read.amount(claims, 'ccdSalary', 0),
    employerIsGovernment: read.flag(claims, 'employerIsGovernment', false),
    patientIsSenior: read.flag(claims, 'patientIsSenior', false),
    monthsOfRent: read.count(claims, 'monthsOfRent', nothingDeclared.monthsOfRent),
  }
}

/** The two groups of people of `deduction_80d`. */
export function health(input: CaseInput): HealthInsurance {
  return { selfFamily: healthPart(input, 'selfFamily'), parents: healthPart(input, 'parents') }
}

/** What withholding needs besides the pay of the months. */
export function withheldBefore(input: CaseInput): Deducted {
  return {
    deductedThisEmployerPaise: read.amount(input, 'deductedThisEmployer', 0),
    deductedPreviousEmployerPaise: read.amount(input, 'deductedPreviousEmployer', 0),
    otherTdsTcsPaise: read.amount(input, 'otherTdsTcs', 0),
    remainingMonths: read.count(input, 'remainingMonths', 1),
  }
}

export function withholdingTerms(input: CaseInput): Omit<WithholdingInput, keyof PaidAmounts> {
  const { salaryPaise: _, ...year } = salaryTaxInput(input)
  return {
    ...withheldBefore(input),
    year: { ...year, regime: regime(input) },
    hasPan: read.flag(input, 'hasPan', true),
    noPanDespiteRebate: read.flag(input, 'noPanDespiteRebate', false),
    bonusMode: read.choice(input, 'bonusMode', ['spread', 'inMonth'], 'spread'),
  }
}

type PaidAmounts = Pick<
  WithholdingInput,
  'paidToDatePaise' | 'thisMonthPaise' | 'monthlyProjectedPaise' | 'oneOffPaise'
>

export function paidAmounts(input: CaseInput): PaidAmounts {
  return {
    paidToDatePaise: read.amount(input, 'paidToDate', 0),
    thisMonthPaise: read.amount(input, 'thisMonth', 0),
    monthlyProjectedPaise: read.amount(input, 'monthlyProjected', 0),
    oneOffPaise: read.amount(input, 'oneOff', 0),
  }
}

/** `ownRows`, a key of our own cases: an organisation's rows that override the law. */
export function withOwnRows(book: LawBook, input: CaseInput): LawBook {
  const rows = { ...book.rows }
  for (const own of read.records(input, 'ownRows')) {
    const id = read.text(own, 'law')
    const row = { from: read.day(own, 'from'), value: own['value'], source: 'Own row', certainty: 'firm' as const }
    rows[id] = [...(book.rows[id] ?? []), row]
  }
  return { ...book, rows }
}

function sections(claims: CaseInput): SalaryTaxInput['deductions'] {
  const deductions: Partial<Record<DeductionSection, number>> = {}
  for (const section of deductionSections) {
    const value = claims[section]
    if (value !== undefined && value !== null && !isRecord(value)) deductions[section] = paiseFrom(value, section)
  }
  return deductions
}

function healthPart(input: CaseInput, key: string): HealthPart | null {
  if (read.isMissing(input, key)) return null
  const part = read.record(input, key)
  return {
    premiumPaise: read.amount(part, 'premium', 0),
    preventivePaise: read.amount(part, 'preventive', 0),
    medicalPaise: read.amount(part, 'medical', 0),
    senior: read.flag(part, 'senior', false),
  }
}

function isRecord(value: unknown): value is CaseInput {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
