import { claimBody, type Category, type LineValues } from './claim-values.ts'

/** Whether there is enough input to calculate an expense. */
export const isEnough = ({ day, categoryId, amountPaise, foreignAmount, rate, quantity }: LineValues) =>
  day !== null && categoryId !== '' && ((amountPaise ?? quantity) !== null || (foreignAmount !== null && rate !== null))

/** The expenses so far, as the preview takes them. */
export function previewLines(lines: readonly LineValues[], categories: readonly Category[]): unknown[] {
  const filled = lines.map((line) =>
    Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null && value !== '')),
  )
  // An unfinished GSTIN does not affect the total.
  const known = filled.map(({ gstin: _, ...line }) => line)
  return claimBody({ lines: known }, categories)['lines'] as unknown[]
}
