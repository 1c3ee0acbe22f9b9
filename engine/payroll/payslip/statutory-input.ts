import type { Day } from '../../day.ts'
import type { SalaryLine } from './salary-line.ts'
import type { Paise } from '../../money.ts'
import type { Rate } from '../../law/rate.ts'
import type { ProfessionalTaxSettings } from '../rules/in/professional-tax/month.ts'
import type { ProvidentFundSettings } from '../rules/in/provident-fund/input.ts'
import type { YearSoFar } from './year-so-far.ts'
import type { WageReading } from '../rules/in/wages/wages.ts'
import type { StateInsuranceSettings } from '../rules/in/state-insurance/state-insurance.ts'

/** What the statutory steps need besides pay: the person, and the employer's settings. */
export interface StatutoryInput {
  /** Null if the law does not apply, or the employer is not registered. */
  pf: PfTerms | null
  esi: EsiTerms | null
  pt: PtTerms | null
  lwf: LwfTerms | null
  tax: TaxTerms | null
  /** Where the person works from a day on, in any order. State taxes and funds go by the last day of the month. */
  workplaces: readonly Workplace[]
  /** Whether all deductions together are capped at half of the wages. */
  capDeductions: boolean
  /** How the employer reads the definition of wages; left out in inputs from before it could be chosen. */
  wages?: WageTerms
  /** What this employer already paid in the financial year of the payment. */
  soFar: YearSoFar
}

/**
 * Whether an input was frozen before wages were split by date and the months to come were calculated by their own law. Such a payslip is
 * still verified by the figures of its time.
 */
export function isOfEarlierReading({ wages }: StatutoryInput): boolean {
  return wages === undefined
}

export interface WageTerms extends WageReading {
  /** Whether statutory bonus is an excluded part in the 50 % test, for PF and ESI alike. */
  bonusCounts: boolean
}

export interface Workplace {
  from: Day
  /** Vehicle code: `KA`. */
  state: string
  /** If a state's tables differ by local body. */
  localBody: string | null
}

export interface PfTerms {
  /** `basicDa`: the law before the Codes; `flags`: the parts marked as included, without the 50 % test. */
  wageBasis: 'codeWages' | 'basicDa' | 'flags'
  /** Whether the 50 % test uses the pay of a full month instead of what was earned. */
  testsFullMonth: boolean
  /** Whether the planned employer's share counts as an excluded part in the 50 % test. */
  countsEmployerShare: boolean
  settings: ProvidentFundSettings
  birthDate: Day | null
  /** Whether the pension share ends with the month of the birthday, or with the month before the following one. */
  pensionEnds: 'birthdayMonth' | 'monthAfter'
  /** The day membership of the fund began; null if not known. Absent in inputs from before it cut the month. */
  memberFrom?: Day | null
  /** The day membership of the pension scheme began; null if not a member. */
  epsMemberFrom: Day | null
  /** Who contributes on full wages: nobody, the employee only (the employer stays at the ceiling), or both. */
  onFullWages: 'nobody' | 'employee' | 'both'
  /** The employee's voluntary contribution: a monthly amount, or a rate of PF wages. */
  vpf: Paise | Rate
}

export interface EsiTerms {
  settings: StateInsuranceSettings
  personWithDisability: boolean
  /** Whether covered in this contribution period before this employer's first payslip of it. */
  coveredEarlier: boolean
  /**
   * The salary of the contribution period's first day as it was declared by then, if a raise from before that day was declared since. Left
   * out otherwise, and of older inputs.
   */
  declaredAtStart?: readonly SalaryLine[]
}

export interface PtTerms {
  gender: 'male' | 'female' | 'other'
  /** Why nothing is deducted: age, disability and so on; null if it is. */
  exempt: string | null
  settings: ProfessionalTaxSettings
  /** Whether one-off payments and arrears count in the month they are paid. */
  countsOneOffs: boolean
}

export interface LwfTerms {
  exempt: string | null
  supervisory: boolean
}

export interface TaxTerms {
  regime: 'old' | 'new'
  birthDate: Day | null
  resident: boolean
  hasPan: boolean
  bonusMode: 'spread' | 'inMonth'
  /** Without a PAN: whether a fifth is withheld even if the rebate reduces the tax to zero. */
  noPanDespiteRebate: boolean
  /** This month's benefits in kind that are on no line of the payslip, as in older months. */
  perquisites: readonly { name: string; amountPaise: Paise }[]
  declarations: Declarations
}

/** What the employee declared, in annual amounts that may be counted now. */
export interface Declarations {
  previousEmployer: { incomePaise: Paise; tdsPaise: Paise; professionalTaxPaise: Paise; pfPaise: Paise }
  otherTdsPaise: Paise
  /** Negative: a loss. */
  housePropertyPaise: Paise
  otherSourcesPaise: Paise
  /** Monthly rent, between two months of the year. */
  rents: readonly { from: string; to: string; monthlyRentPaise: Paise; city: string }[]
  /** Spent on leave travel; counts up to what was received for it. */
  ltaPaise: Paise
  otherExemptionsPaise: Paise
  /** By section, as named in the income-tax rules: `80C`, `80CCD1B` … */
  deductions: Readonly<Record<string, Paise>>
  health: HealthInsurance | null
  /** 80DDB: the patient is a senior citizen. */
  patientIsSenior: boolean
}

/** The parts of section 80D, for the employee's own family and for the parents. */
export interface HealthInsurance {
  selfFamily: HealthPart | null
  parents: HealthPart | null
}

export interface HealthPart {
  premiumPaise: Paise
  preventivePaise: Paise
  medicalPaise: Paise
  senior: boolean
}

export const noDeclarations: Declarations = {
  previousEmployer: { incomePaise: 0, tdsPaise: 0, professionalTaxPaise: 0, pfPaise: 0 },
  otherTdsPaise: 0,
  housePropertyPaise: 0,
  otherSourcesPaise: 0,
  rents: [],
  ltaPaise: 0,
  otherExemptionsPaise: 0,
  deductions: {},
  health: null,
  patientIsSenior: false,
}
