import type { Paise } from '../../../../money.ts'
import type { Sentence } from '../../../../sentence.ts'
import type { HealthInsurance } from '../tax-deductions/deduction-80d.ts'
import type { DeductionSection } from '../tax-deductions/deduction-80-sections.ts'
import type { TaxedFunds } from '../perquisites/funds.ts'
import type { FinancialYear, TaxRegime } from '../income-tax/year.ts'

/**
 * What a year's tax is calculated from. Amounts are for the whole year, as declared; limits and regimes are applied here.
 */
export interface SalaryTaxInput {
  financialYear: FinancialYear
  regime: TaxRegime
  /** The highest reached in the year: `ageInYear`. */
  age: number
  resident: boolean
  /** Cash taxable under s.17(1), including exempt parts and the employer's pension contribution. */
  salaryPaise: Paise
  /** Benefits in kind, s.17(2). */
  perquisitesPaise: Paise
  /** The taxed part of the employer's contributions to funds, in addition to salary and perquisites. */
  funds?: TaxedFunds
  /** s.17(3). */
  profitsInLieuPaise: Paise
  exemptions: Exemptions
  /** The limits that decided the exempt HRA, if calculated. */
  hraLimits?: Sentence | null
  /** From other employers in the year, less their exemptions. */
  previousEmployerIncomePaise: Paise
  /** Paid in the year, including for months with other employers. */
  professionalTaxPaise: Paise
  /** For government staff. */
  entertainmentAllowancePaise: Paise
  /** Net of its own deductions; negative: a loss. `housePropertyIncome` */
  housePropertyPaise: Paise
  /** Income only; a loss counts as zero. */
  otherSourcesPaise: Paise
  deductions: Readonly<Partial<Record<DeductionSection, Paise>>>
  /** The parts of 80D; null if `deductions` has its amount, if any. */
  health: HealthInsurance | null
  /** Basic pay and DA, which limit the deduction of the employer's pension contribution. */
  pensionSalaryPaise: Paise
  employerIsGovernment: boolean
  /** 80DDB: the patient is a senior citizen. */
  patientIsSenior: boolean
  /** 80GG: months of rent without a house rent allowance. `deductions['80GG']` is their rent. */
  monthsOfRent: number
}

/** Exempt parts of the salary. */
export interface Exemptions {
  /** In the old regime only. */
  hraPaise: Paise
  ltaPaise: Paise
  otherPaise: Paise
  /** In both regimes. */
  gratuityPaise: Paise
  leaveEncashmentPaise: Paise
  commutedPensionPaise: Paise
  otherBothRegimesPaise: Paise
}

/** The defaults of an input with salary only and nothing declared. */
export const nothingDeclared: Omit<SalaryTaxInput, 'financialYear' | 'regime' | 'salaryPaise'> = {
  age: 30,
  resident: true,
  perquisitesPaise: 0,
  profitsInLieuPaise: 0,
  exemptions: {
    hraPaise: 0,
    ltaPaise: 0,
    otherPaise: 0,
    gratuityPaise: 0,
    leaveEncashmentPaise: 0,
    commutedPensionPaise: 0,
    otherBothRegimesPaise: 0,
  },
  previousEmployerIncomePaise: 0,
  professionalTaxPaise: 0,
  entertainmentAllowancePaise: 0,
  housePropertyPaise: 0,
  otherSourcesPaise: 0,
  deductions: {},
  health: null,
  pensionSalaryPaise: 0,
  employerIsGovernment: false,
  patientIsSenior: false,
  monthsOfRent: 12,
}

/** How much of one declared amount counts, for the employee to read. */
export interface Allowed {
  item: AllowedItem
  declaredPaise: Paise
  allowedPaise: Paise
  /** Why not all of it counts, or that it counts in full. */
  words: Sentence
}

export type AllowedItem =
  | DeductionSection
  | 'hra'
  | 'lta'
  | 'otherExemptions'
  | 'gratuity'
  | 'leaveEncashment'
  | 'commutedPension'
  | 'otherExemptionsBothRegimes'
  | 'professionalTax'
  | 'entertainmentAllowance'
  | 'houseProperty'
