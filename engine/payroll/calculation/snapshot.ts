import type { HalfDays } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import { rules, type LossOfPay, type PayslipInput } from '../payslip/payslip-input.ts'
import { payslip } from './payslip.ts'

/**
 * The text of an input, to be stored with its payslip and hashed: the same input gives the same text, whatever the order of its fields.
 */
export function snapshot(input: PayslipInput): string {
  return canonical(input)
}

/**
 * Parses a stored snapshot. Older ones call the half-days of a lost day `halves` and stay as they were written, because the hash shown with
 * a payslip is that of the text.
 */
export function readSnapshot(text: string): PayslipInput {
  const input = JSON.parse(text) as PayslipInput | null
  if (!Array.isArray(input?.lossOfPay)) return input as PayslipInput
  const lossOfPay = (input.lossOfPay as readonly (LossOfPay & { halves?: HalfDays })[]).map((lost) =>
    lost.halves === undefined ? lost : { day: lost.day, halfDays: lost.halves, reason: lost.reason },
  )
  return { ...input, lossOfPay }
}

/**
 * Calculates a stored snapshot again.
 *
 * @returns the canonical text of the `PayslipResult`, byte for byte as `canonical(payslip(input))` was
 * @throws RangeError if the text is not a snapshot of this rules version
 */
export function replay(book: LawBook, text: string): string {
  const input = readSnapshot(text)
  if (input?.rules !== rules) throw new RangeError(`Not a snapshot of the rules ${rules}: ${String(input?.rules)}`)
  return canonical(payslip(book, input))
}

/** JSON with sorted keys and no spaces. Numbers must be safe integers, so that no fraction of a paisa gets into a document. */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value === 0 ? 0 : value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object')
    throw new RangeError(`Only whole numbers, texts, lists and records can be stored, got a ${typeof value}`)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}
