import type { Paise } from '../../../../money.ts'
import type { Sentence } from '../../../../sentence.ts'
import type { HealthInsurance } from '../tax-deductions/deduction-80d.ts'
import type { DeductionSection } from '../tax-deductions/deduction-80-sections.ts'
import type { FinancialYear, TaxRegime } from '../income-tax/year.ts'

/**
 * What the tax of a year is calculated from. Amounts are those of the whole year, as declared: limits and regimes are
 * applied here.
 */
export interface SalaryTaxInput {
  financialYear: FinancialYear
  regime: TaxRegime
  /** The highest reached in the year: `ageInYear`. */
  age: number
  resident: boolean
  /** Cash taxable by s.17(1), exempt parts and the employer's pension contribution included. */
  salaryPaise: Paise
  /** Benefits in kind, s.17(2). */
  perquisitesPaise: Paise
  /** s.17(3). */
  profitsInLieuPaise: Paise
  exemptions: Exemptions
  /** What the exempt HRA is the least of, where that was found. */
  hraLimits?: Sentence | null
  /** From other employers of the year, less their exemptions. */
  previousEmployerIncomePaise: Paise
  /** Paid in the year, to other employers' months too. */
  professionalTaxPaise: Paise
  /** Of government staff. */
  entertainmentAllowancePaise: Paise
  /** Net of its own deductions; negative: a loss. `housePropertyIncome` */
  housePropertyPaise: Paise
  /** Only income; a loss counts as nothing. */
  otherSourcesPaise: Paise
  deductions: Readonly<Partial<Record<DeductionSection, Paise>>>
  /** What 80D asks for in parts; null when `deductions` has its amount, if any. */
  health: HealthInsurance | null
  /** Basic pay and DA, which limit the employer's pension contribution. */
  pensionSalaryPaise: Paise
  employerIsGovernment: boolean
  /** 80DDB: the patient is a senior citizen. */
  patientIsSenior: boolean
  /** 80GG: months of rent without a house rent allowance. `deductions['80GG']` has the rent of them. */
  monthsOfRent: number
}

/** Exempt parts that the salary holds. */
export interface Exemptions {
  /** In the old regime alone. */
  hraPaise: Paise
  ltaPaise: Paise
  otherPaise: Paise
  /** In both regimes. */
  gratuityPaise: Paise
  leaveEncashmentPaise: Paise
  commutedPensionPaise: Paise
  otherBothRegimesPaise: Paise
}

/** Only salary, nothing declared: what is left out of an input. */
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

/** What became of one declared amount, for its declarer to read. */
export interface Allowed {
  item: AllowedItem
  declaredPaise: Paise
  allowedPaise: Paise
  /** Why, when it is not all of it; else that it counts in full. */
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
