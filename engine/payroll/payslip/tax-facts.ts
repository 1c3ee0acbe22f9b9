import type { TraceStep } from '../../law/trace.ts'
import type { Paise } from '../../money.ts'
import type { Benefit } from '../rules/in/perquisites/benefit.ts'

/** This month's amounts for the tax of the year. */
export interface TaxFacts {
  /** All of section 17(1), including exempt parts, arrears and one-off payments. */
  salaryPaise: Paise
  /** The part of it that is one-time. */
  oneOffPaise: Paise
  /** Values of benefits in kind, less what is recovered for them. */
  perquisitesPaise: Paise
  /** The benefits on lines of the payslip; left out if there are none. */
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
  /** The employer's contributions to the account in the provident fund, including arrears; absent in older months. */
  employerPfPaise: Paise
  superannuationPaise: Paise
  /** The employee's PF and VPF. */
  pfPaise: Paise
  ptPaise: Paise
  tdsPaise: Paise
  regime: 'old' | 'new' | null
}

/** The projected year of someone whose tax is withheld, as of this month. */
export interface TaxYearFacts {
  /** Of the payment date: `2026-27`. */
  financialYear: string
  regime: 'old' | 'new'
  /** Salary of the whole year, before exemptions; months to come at full pay. */
  projectedPaise: Paise
  /** As taxed: to the nearest ten rupees. */
  totalIncomePaise: Paise
  /** For the whole year; without a PAN what has to be withheld in it. */
  taxPaise: Paise
  /** Included in it. */
  surchargePaise: Paise
  cessPaise: Paise
  /** Withheld in the year including this month: by this employer, by others, elsewhere. */
  deductedPaise: Paise
  /** To be withheld from the payments to come. */
  leftPaise: Paise
  /** Payments in the year after this one. */
  paymentsLeft: number
  /** Why nothing is withheld this month; empty if tax is withheld, since its line has the steps. */
  steps: readonly TraceStep[]
}

/** The amounts of a month or year without pay. */
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
    employerPfPaise: 0,
    superannuationPaise: 0,
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
  | 'superannuationPaise'
>
