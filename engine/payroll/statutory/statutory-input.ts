import type { Day } from '../../day.ts'
import type { Paise } from '../../money.ts'
import type { Rate } from '../../law/rate.ts'
import type { ProfessionalTaxSettings } from '../rules/in/professional-tax/month.ts'
import type { ProvidentFundSettings } from '../rules/in/provident-fund/input.ts'
import type { YearSoFar } from '../tax/year-so-far.ts'
import type { WageReading } from '../rules/in/wages/wages.ts'
import type { StateInsuranceSettings } from '../rules/in/state-insurance/state-insurance.ts'

/** What the statutory steps need besides the pay itself: the person, and what the employer has settled. */
export interface StatutoryInput {
  /** Null: the law does not apply, or the employer is not registered. */
  pf: PfTerms | null
  esi: EsiTerms | null
  pt: PtTerms | null
  lwf: LwfTerms | null
  tax: TaxTerms | null
  /** Where the person works from a day on; state tax and fund go by the last day of the month. In any order. */
  workplaces: readonly Workplace[]
  /** Keeps all deductions together under half of the wages. */
  capDeductions: boolean
  /** How the employer reads the definition of wages; left out in inputs that were frozen before it could be chosen. */
  wages?: WageTerms
  /** What this employer paid before in the financial year of the payment. */
  soFar: YearSoFar
}

/**
 * Whether an input was frozen before the wages of its law were told apart by date and the months to come were calculated by
 * their own law. Such a payslip is still proved by the figures of its time.
 */
export function isOfEarlierReading({ wages }: StatutoryInput): boolean {
  return wages === undefined
}

export interface WageTerms extends WageReading {
  /** Statutory bonus is one of the excluded parts in the 50 % test, for provident fund and state insurance alike. */
  bonusCounts: boolean
}

export interface Workplace {
  from: Day
  /** Two letters, as on vehicles: `KA`. */
  state: string
  /** Where a state's tables differ by local body. */
  localBody: string | null
}

export interface PfTerms {
  /** `basicDa`: what the law said before the Codes; `flags`: what is classed as included, without the half. */
  wageBasis: 'codeWages' | 'basicDa' | 'flags'
  /** Makes the 50 % test on the pay of a full month instead of what was earned. */
  testsFullMonth: boolean
  /** The planned employer's share counts as an excluded part in the 50 % test. */
  countsEmployerShare: boolean
  settings: ProvidentFundSettings
  birthDate: Day | null
  /** The pension share ends with the month of the birthday, or with the one before the next. */
  pensionEnds: 'birthdayMonth' | 'monthAfter'
  /** The day membership of the pension scheme began; null when not a member. */
  epsMemberFrom: Day | null
  /** On the whole wage: nobody, the employee alone (the employer stays on the ceiling), or both. */
  onFullWages: 'nobody' | 'employee' | 'both'
  /** The employee's own further contribution: an amount a month, or a rate of the provident fund wages. */
  vpf: Paise | Rate
}

export interface EsiTerms {
  settings: StateInsuranceSettings
  personWithDisability: boolean
  /** Covered in this contribution period before this employer's first payslip of it. */
  coveredEarlier: boolean
}

export interface PtTerms {
  gender: 'male' | 'female' | 'other'
  /** Why nothing is taken: age, disability and so on; null when it is. */
  exempt: string | null
  settings: ProfessionalTaxSettings
  /** One-off payments and arrears count in the month they are paid. */
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
  /** Without a PAN and with a tax that the rebate takes to nothing: whether a fifth is withheld all the same. */
  noPanDespiteRebate: boolean
  /** Benefits in kind of this month that no line of the payslip shows, as months of earlier times have them. */
  perquisites: readonly { name: string; amountPaise: Paise }[]
  declarations: Declarations
}

/** What the employee told the employer, in amounts of the whole year that may be counted now. */
export interface Declarations {
  previousEmployer: { incomePaise: Paise; tdsPaise: Paise; professionalTaxPaise: Paise; pfPaise: Paise }
  otherTdsPaise: Paise
  /** Negative: a loss. */
  housePropertyPaise: Paise
  otherSourcesPaise: Paise
  /** Rent a month, from a month to a month of the year. */
  rents: readonly { from: string; to: string; monthlyRentPaise: Paise; city: string }[]
  /** Spent on leave travel; no more than what was received for it counts. */
  ltaPaise: Paise
  otherExemptionsPaise: Paise
  /** By section, as the income-tax rules name them: `80C`, `80CCD1B` … */
  deductions: Readonly<Record<string, Paise>>
  health: HealthInsurance | null
  /** 80DDB: the patient is a senior citizen. */
  patientIsSenior: boolean
}

/** What section 80D asks for, of the person's own family and of the parents. */
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
