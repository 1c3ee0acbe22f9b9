import { daysInMonth, firstDay, lastDay, daysBetween, type Day, type Month } from '../../../../day.ts'
import type { Rate } from '../../../../law/rate.ts'
import { sumOfParts, times, type Paise } from '../../../../money.ts'

/** How many days make a full month's pay. */
export type ProrationBasis = 'calendar' | 'fixed30' | 'fixed26' | 'workingDays'

/** @param workingDays of the location's month, for the basis of that name */
export function monthDenominator(basis: ProrationBasis, month: Month, workingDays: Rate): Rate {
  if (basis === 'workingDays') return workingDays
  return { numerator: basis === 'calendar' ? daysInMonth(month) : basis === 'fixed30' ? 30 : 26, denominator: 1 }
}

export interface Prorated {
  /** Each rounded to the paisa on its own. */
  amounts: Paise[]
  /** Rounded from the exact sum, so it may differ from the sum of the rounded amounts. */
  totalPaise: Paise
}

/** Monthly amounts prorated by the paid days out of the month's days. */
export function prorated(amounts: readonly Paise[], paidDays: Rate, monthDays: Rate): Prorated {
  const up = paidDays.numerator * monthDays.denominator
  const down = paidDays.denominator * monthDays.numerator
  return {
    amounts: amounts.map((amount) => times(amount, up, down, 'nearestPaisa')),
    totalPaise: sumOfParts(
      amounts.map((amount) => ({ amount, numerator: up, denominator: down })),
      'nearestPaisa',
    ),
  }
}

export interface Revised {
  denominator: number
  oldDays: number
  newDays: number
  amountPaise: Paise
}

/** The pay of a month with a revision: each amount for its calendar days, rounded once. */
export function revised(month: Month, effective: Day, oldPaise: Paise, newPaise: Paise): Revised {
  const denominator = daysInMonth(month)
  const before = daysBetween(firstDay(month), effective)
  const oldDays = effective > lastDay(month) ? denominator : Math.max(0, before)
  const newDays = denominator - oldDays
  const amountPaise = sumOfParts(
    [
      { amount: oldPaise, numerator: oldDays, denominator },
      { amount: newPaise, numerator: newDays, denominator },
    ],
    'nearestPaisa',
  )
  return { denominator, oldDays, newDays, amountPaise }
}
