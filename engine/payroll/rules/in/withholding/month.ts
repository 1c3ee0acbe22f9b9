import type { Month } from '../../../../day.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { times, type Paise } from '../../../../money.ts'
import { step } from '../income-tax/step.ts'
import { say, type Sentence } from '../../../../sentence.ts'

/** What was paid and withheld before the first run here. */
export interface OpeningSums {
  /** Its first and last month, by payment. */
  from: Month
  to: Month
  salaryPaise: Paise
  tdsPaise: Paise
}

/** What was deducted before, and how many payments are left. */
export interface Deducted {
  /** In this financial year. */
  deductedThisEmployerPaise: Paise
  /** The part that was paid and deducted before the first run here. */
  opening?: OpeningSums | undefined
  deductedPreviousEmployerPaise: Paise
  /** TDS and TCS elsewhere, as declared by the employee. */
  otherTdsTcsPaise: Paise
  /** Including this month; 1 in the last pay run of the year or of the employee. */
  remainingMonths: number
}

export interface MonthlyTds {
  balancePaise: Paise
  /** Whole rupees. */
  tdsPaise: Paise
  trace: TraceStep[]
}

/**
 * The part of a year's tax to deduct in one month: what is left of it, divided by the months left. Never negative: an excess is refunded
 * with the return. The last month takes the whole rest. Source: Income-tax Act 1961 s.192(1), (3); 2025 s.392.
 *
 * @throws RangeError if no month is left
 */
export function monthlyTds(annualTaxPaise: Paise, before: Deducted): MonthlyTds {
  const { remainingMonths, opening } = before
  if (!Number.isInteger(remainingMonths) || remainingMonths < 1) {
    throw new RangeError(`There must be a month left to withhold in, got ${remainingMonths}`)
  }
  const balancePaise = Math.max(0, annualTaxPaise - takenBefore(before))
  const tdsPaise = times(balancePaise, 1, remainingMonths, 'nearestRupee')
  return {
    balancePaise,
    tdsPaise,
    trace: [
      ...(opening === undefined
        ? []
        : some(say`Less deducted before Muster, ${openingMonthsSaid(opening)}`, opening.tdsPaise)),
      ...some(say`Less deducted earlier in this year`, before.deductedThisEmployerPaise - (opening?.tdsPaise ?? 0)),
      ...some(say`Less deducted by other employers`, before.deductedPreviousEmployerPaise),
      ...some(say`Less other tax withheld or collected`, before.otherTdsTcsPaise),
      step(say`Balance tax for the year`, balancePaise),
      { ...step(shareWords(remainingMonths), tdsPaise), rounding: 'nearestRupee' },
    ],
  }
}

/** The months for which something was paid before the first run here. */
export function openingMonthsSaid({ from, to }: OpeningSums): Sentence {
  return from === to ? say`${{ month: from }}` : say`${{ month: from }} to ${{ month: to }}`
}

/** Everything that counts towards the tax of the year. */
export function takenBefore(before: Deducted): Paise {
  return before.deductedThisEmployerPaise + before.deductedPreviousEmployerPaise + before.otherTdsTcsPaise
}

function shareWords(months: number): Sentence {
  return months === 1
    ? say`In full, as this is the last month`
    : say`1/${months} of it, for this month and the remaining months`
}

function some(words: Sentence, amountPaise: Paise): TraceStep[] {
  return amountPaise === 0 ? [] : [step(words, -amountPaise)]
}
