import { employmentTypes } from '@muster/contract/employees/employment.ts'

/** An Indian mobile number as E.164, even without its country code or the "+" that spreadsheets drop. */
export function phoneOfCell(cell: string): string {
  const digits = cell.replace(/[\s()-]/g, '')
  if (/^[6-9]\d{9}$/.test(digits)) return `+91${digits}`
  return /^91[6-9]\d{9}$/.test(digits) ? `+${digits}` : cell
}

/** `Full-time` is `fullTime`. */
export function typeOfCell(cell: string): string {
  const letters = cell.toLowerCase().replace(/[^a-z]/g, '')
  return employmentTypes.find((type) => type.toLowerCase() === letters) ?? cell
}

/** A whole number; leaves anything else unchanged, for the schema to refuse. */
export function numberOfCell(cell: string): unknown {
  return /^\d{1,6}$/.test(cell) ? Number(cell) : cell
}
