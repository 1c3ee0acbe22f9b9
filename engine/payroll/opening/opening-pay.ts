import { addMonths, daysInMonth, months, type Month } from '../../day.ts'
import { apportion, type Paise } from '../../money.ts'
import type { MonthFacts, PtFacts } from '../payslip/facts.ts'
import { noTaxFacts } from '../payslip/tax-facts.ts'
import type { EarlierMonth } from '../payslip/year-so-far.ts'

/** What an employer paid to and withheld from one person in months before the first run here, as totals of those months. */
export interface OpeningFigures {
  /** All of section 17(1), including exempt parts. */
  salaryPaise: Paise
  /** Included in it. */
  basicPaise: Paise
  daPaise: Paise
  hraPaise: Paise
  ltaPaise: Paise
  /** Exempt in both regimes. */
  exemptPaise: Paise
  /** Not included in it. */
  perquisitesPaise: Paise
  employerNpsPaise: Paise
  /** To the accounts in the provident fund, without the pension, and in a superannuation fund. Absent in older entries. */
  employerPfPaise?: Paise
  superannuationPaise?: Paise
  /** The employee's PF and VPF. */
  pfPaise: Paise
  /** Wages on which ESI was paid; 0 if not covered. */
  esiWagesPaise: Paise
  ptPaise: Paise
  tdsPaise: Paise
  /** Wages that count for the statutory bonus; null: basic and dearness allowance. */
  bonusWagesPaise: Paise | null
  /** Null: every day of the months. */
  paidHalfDays: number | null
}

export interface OpeningPay extends OpeningFigures {
  from: Month
  /** The same month, or the last month of a total. */
  to: Month
  /** Months between the work and its payment. */
  later: 0 | 1
  /** Where professional tax was paid; null if there is none. */
  place: Pick<PtFacts, 'state' | 'localBody'> | null
}

/** One month of it, in the form that a locked payslip leaves for later months. */
export interface OpeningMonth {
  month: Month
  paidIn: Month
  facts: Pick<MonthFacts, 'month' | 'bonusWagesPaise' | 'pt' | 'tax'>
  earlier: EarlierMonth
  paidHalfDays: number
  ofHalfDays: number
}

/**
 * Splits a total evenly over its months, to the paisa. Since a total stays within one half-year of professional tax and one ESI
 * contribution period, the sums of those periods and of the year are unaffected.
 */
export function openingMonths(pay: OpeningPay): OpeningMonth[] {
  const all = months(pay.from, pay.to)
  const shared = (amount: number) => {
    const parts = apportion(
      amount,
      all.map(() => 1),
    )
    return (index: number) => parts[index] ?? 0
  }
  const days = all.map((month) => daysInMonth(month) * 2)
  const whole = days.reduce((sum, one) => sum + one, 0)
  const paidDays = apportion(pay.paidHalfDays ?? whole, days)
  const of = {
    salary: shared(pay.salaryPaise),
    basic: shared(pay.basicPaise),
    da: shared(pay.daPaise),
    hra: shared(pay.hraPaise),
    lta: shared(pay.ltaPaise),
    exempt: shared(pay.exemptPaise),
    perquisites: shared(pay.perquisitesPaise),
    employerNps: shared(pay.employerNpsPaise),
    employerPf: shared(pay.employerPfPaise ?? 0),
    superannuation: shared(pay.superannuationPaise ?? 0),
    pf: shared(pay.pfPaise),
    pt: shared(pay.ptPaise),
    tds: shared(pay.tdsPaise),
    bonus: shared(pay.bonusWagesPaise ?? pay.basicPaise + pay.daPaise),
  }
  return all.map((month, index) => {
    const tax: MonthFacts['tax'] = {
      ...noTaxFacts(),
      salaryPaise: of.salary(index),
      perquisitesPaise: of.perquisites(index),
      exemptBothPaise: of.exempt(index),
      basicPaise: of.basic(index),
      daPaise: of.da(index),
      hraPaise: of.hra(index),
      ltaPaise: of.lta(index),
      employerNpsPaise: of.employerNps(index),
      employerPfPaise: of.employerPf(index),
      superannuationPaise: of.superannuation(index),
      pfPaise: of.pf(index),
      ptPaise: of.pt(index),
      tdsPaise: of.tds(index),
      regime: null,
    }
    const pt = pay.place === null ? null : { ...pay.place, basePaise: tax.salaryPaise, taxPaise: tax.ptPaise }
    return {
      month,
      paidIn: addMonths(month, pay.later),
      facts: { month, bonusWagesPaise: of.bonus(index), pt, tax },
      earlier: { month, pt, tax, esiCovered: pay.esiWagesPaise > 0, isOpening: true },
      paidHalfDays: paidDays[index] ?? 0,
      ofHalfDays: days[index] ?? 0,
    }
  })
}
