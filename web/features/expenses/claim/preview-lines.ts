import { claimBody, type Category, type LineValues } from './claim-values.ts'

/** As much was entered as it takes to say what an expense comes to. */
export const isEnough = ({ day, categoryId, amountPaise, foreignAmount, rate, quantity }: LineValues) =>
  day !== null && categoryId !== '' && ((amountPaise ?? quantity) !== null || (foreignAmount !== null && rate !== null))

/** What stands in expenses so far, as a preview takes it. */
export function previewLines(lines: readonly LineValues[], categories: readonly Category[]): unknown[] {
  const filled = lines.map((line) =>
    Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null && value !== '')),
  )
  // An unfinished GSTIN says nothing about the total.
  const known = filled.map(({ gstin: _, ...line }) => line)
  return claimBody({ lines: known }, categories)['lines'] as unknown[]
}
