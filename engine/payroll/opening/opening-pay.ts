import { addMonths, daysInMonth, financialYear, months, type Month } from '../../day.ts'
import { apportion, type Paise } from '../../money.ts'
import type { MonthFacts, PtFacts } from '../payslip/facts.ts'
import { noTaxFacts } from '../tax/tax-facts.ts'
import type { EarlierMonth } from '../tax/year-so-far.ts'

/** What an employer paid and withheld of one person in months before the first run here, whole amounts of all of them. */
export interface OpeningFigures {
  /** All of section 17(1), exempt parts included. */
  salaryPaise: Paise
  /** Parts of it. */
  basicPaise: Paise
  daPaise: Paise
  hraPaise: Paise
  ltaPaise: Paise
  /** Exempt in both regimes. */
  exemptPaise: Paise
  /** Besides it. */
  perquisitesPaise: Paise
  employerNpsPaise: Paise
  /** Own provident fund and voluntary fund. */
  pfPaise: Paise
  /** Wages that state insurance was paid on; 0 where it did not cover the person. */
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
  /** The same month, or the last of a total. */
  to: Month
  /** Months from the work to its payment. */
  later: 0 | 1
  /** Where professional tax was paid; null where there is none. */
  place: Pick<PtFacts, 'state' | 'localBody'> | null
}

/** One month of it, as a locked payslip leaves it to the months after. */
export interface OpeningMonth {
  month: Month
  paidIn: Month
  facts: Pick<MonthFacts, 'month' | 'bonusWagesPaise' | 'pt' | 'tax'>
  earlier: EarlierMonth
  paidHalfDays: number
  ofHalfDays: number
}

/**
 * A total is shared evenly by its months, to the paisa: what a year, a half-year of professional tax or a contribution period of
 * state insurance comes to is the same, as a total keeps to one of these half-years.
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

/** Half-years of professional tax and contribution periods of state insurance alike: April to September, October to March. */
export function isInOneHalfYear(from: Month, to: Month): boolean {
  return halfYearOf(from) === halfYearOf(to)
}

function halfYearOf(month: Month): string {
  return `${financialYear(month)} ${month.slice(5) >= '04' && month.slice(5) <= '09' ? 1 : 2}`
}
