import type { Day } from '../day.ts'
import { times, type Paise } from '../money.ts'

/** What an expense is measured by: a bill, kilometres, or days. */
export type ExpenseBasis = 'bill' | 'mileage' | 'perDiem'

/** The rules of a category for one person: their role's limits, otherwise everyone's. */
export interface ExpenseRules {
  id: string
  name: string
  basis: ExpenseBasis
  /** A line above this needs a bill; null: never. */
  billAbovePaise: Paise | null
  /** Older expenses are refused. */
  maxAgeDays: number
  /** What exceeding a limit does: refuse, or inform the approver. */
  overLimit: 'refuse' | 'flag'
  limits: readonly { per: 'line' | 'day' | 'month'; limitPaise: Paise }[]
  /** Per kilometre or day, effective from a day; in any order. */
  rates: readonly { from: Day; ratePaise: Paise }[]
}

/** An expense as entered. */
export interface ExpenseLine {
  day: Day
  rules: ExpenseRules
  /** For a bill in rupees. */
  amountPaise: Paise | null
  /** For a bill in another currency: thousandths of it, and rupees per unit in millionths. */
  foreign: { currency: string; thousandths: number; rateMillionths: number } | null
  /** Kilometres or days, in thousandths. */
  quantity: number | null
}

/** The rate of a day; undefined before the first one. */
export function rateOn({ rates }: Pick<ExpenseRules, 'rates'>, day: Day): Paise | undefined {
  return rates.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]?.ratePaise
}

/** A line's total in rupees, and the rate used; null if what it is measured by is missing. */
export function lineTotal(line: ExpenseLine): { totalPaise: Paise; unitPaise: Paise | null } | null {
  const { rules, foreign, quantity, amountPaise } = line
  if (rules.basis !== 'bill') {
    const unitPaise = rateOn(rules, line.day)
    if (unitPaise === undefined || quantity === null) return null
    return { totalPaise: times(unitPaise, quantity, 1000, 'nearestPaisa'), unitPaise }
  }
  if (foreign) {
    const { thousandths, rateMillionths } = foreign
    return { totalPaise: times(rateMillionths, thousandths, 10_000_000, 'nearestPaisa'), unitPaise: null }
  }
  return amountPaise === null ? null : { totalPaise: amountPaise, unitPaise: null }
}
