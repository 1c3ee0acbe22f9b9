import type { TraceStep } from '../../law/trace.ts'
import type { Paise } from '../../money.ts'
import type { Benefit } from '../benefits.ts'

/** Amounts of this month for the tax of the year. */
export interface TaxFacts {
  /** All of section 17(1), exempt parts included; arrears and one-off payments too. */
  salaryPaise: Paise
  /** The part of it that comes once. */
  oneOffPaise: Paise
  /** Values of benefits in kind, less what is paid back of them. */
  perquisitesPaise: Paise
  /** The benefits that lines of the payslip show; left out where there are none. */
  benefits?: readonly Benefit[]
  profitsInLieuPaise: Paise
  exemptBothPaise: Paise
  gratuityPaise: Paise
  leaveEncashmentPaise: Paise
  basicPaise: Paise
  daPaise: Paise
  hraPaise: Paise
  ltaPaise: Paise
  commissionPaise: Paise
  employerNpsPaise: Paise
  /** Own provident fund and voluntary fund. */
  pfPaise: Paise
  ptPaise: Paise
  tdsPaise: Paise
  regime: 'old' | 'new' | null
}

/** The projected year of somebody whose tax is withheld, as it stands with this month. */
export interface TaxYearFacts {
  /** Of the day of payment: `2026-27`. */
  financialYear: string
  regime: 'old' | 'new'
  /** Salary of the whole year, before exemptions; the months to come at the pay of a full month. */
  projectedPaise: Paise
  /** To the nearest ten rupees, as it is taxed. */
  totalIncomePaise: Paise
  /** Of the whole year; without a PAN what is to be withheld in it. */
  taxPaise: Paise
  /** Of it. */
  surchargePaise: Paise
  cessPaise: Paise
  /** Withheld in the year, this month included: by this employer, by others, elsewhere. */
  deductedPaise: Paise
  /** To be withheld in the payments to come. */
  leftPaise: Paise
  /** Payments of the year after this one. */
  paymentsLeft: number
  /** How it came to nothing this month; empty where tax is withheld, since its line has the steps. */
  steps: readonly TraceStep[]
}

/** The amounts of a month or a year in which nothing was paid. */
export function noTaxFacts(): Omit<TaxFacts, 'regime' | 'benefits'> {
  return {
    salaryPaise: 0,
    oneOffPaise: 0,
    perquisitesPaise: 0,
    profitsInLieuPaise: 0,
    exemptBothPaise: 0,
    gratuityPaise: 0,
    leaveEncashmentPaise: 0,
    basicPaise: 0,
    daPaise: 0,
    hraPaise: 0,
    ltaPaise: 0,
    commissionPaise: 0,
    employerNpsPaise: 0,
    pfPaise: 0,
    ptPaise: 0,
    tdsPaise: 0,
  }
}

/** Pay as income tax sees it. */
export type TaxablePay = Pick<
  TaxFacts,
  | 'salaryPaise'
  | 'perquisitesPaise'
  | 'profitsInLieuPaise'
  | 'exemptBothPaise'
  | 'gratuityPaise'
  | 'leaveEncashmentPaise'
  | 'basicPaise'
  | 'daPaise'
  | 'hraPaise'
  | 'ltaPaise'
  | 'commissionPaise'
  | 'employerNpsPaise'
>
