import type { Day } from '../../../day.ts'
import { annualGenders, type AnnualGender, type Part } from './annual-facts.ts'

/** A number for each gender. */
export type Counts = Record<AnnualGender, number>

/** In total, and by gender; null if the return does not need it by gender. */
export interface AnnualFigure {
  all: number
  by: Counts | null
  /** The day of highest attendance, or the first and last day of a payment. */
  days?: readonly Day[]
}

/** A figure whose genders add up to the total. */
export type Sum = AnnualFigure & { by: Counts }

export function sumOf<Row extends Part>(rows: readonly Row[], value: (row: Row) => number): Sum {
  const by: Counts = { female: 0, male: 0, other: 0, notTold: 0 }
  for (const row of rows) by[row.gender] += value(row)
  return { all: annualGenders.reduce((sum, gender) => sum + by[gender], 0), by }
}

export const countOf = (rows: readonly Part[]): Sum => sumOf(rows, () => 1)

/** The sum of two, or with −1 their difference. */
export function added(one: Sum, other: Sum, sign: 1 | -1 = 1): Sum {
  const by = { ...one.by }
  for (const gender of annualGenders) by[gender] += sign * other.by[gender]
  return { all: one.all + sign * other.all, by }
}

/** Applies a function to each number: to the total itself, not the sum of the genders. */
export function mapped(sum: Sum, change: (value: number) => number): Sum {
  const { female, male, other, notTold } = sum.by
  const by = { female: change(female), male: change(male), other: change(other), notTold: change(notTold) }
  return { all: change(sum.all), by }
}
