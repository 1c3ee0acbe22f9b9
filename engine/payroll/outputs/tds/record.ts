import type { Day } from '../../../day.ts'
import type { Paise } from '../../../money.ts'
import { decimalText } from '../decimal.ts'
import { isLatin, latinName, latinText } from '../latin-name.ts'

/** The two layouts: Form 24Q for payments to 31 March 2026, Form 138 for payments from 1 April 2026. */
export type StatementForm = '24Q' | '138'

/** A record before its place in the file is known: the number of fields, the type, and the filled ones by number. */
export interface FileRecord {
  fields: number
  type: 'FH' | 'BH' | 'CD' | 'DD' | 'SD' | 'S16' | 'C6A'
  values: Readonly<{ [field: number]: string }>
}

/** The record as a line without its end; the first field is the line number, the second the type. */
export function lineOf(line: number, { fields, type, values }: FileRecord): string {
  const cells = Array.from({ length: fields }, () => '')
  cells[0] = String(line)
  cells[1] = type
  for (const [field, value] of Object.entries(values)) {
    if (!/^[ -~]*$/.test(value) || value.includes('^'))
      throw new RangeError(`Field ${field} of ${type} cannot hold "${value}"`)
    if (Number(field) < 3 || Number(field) > fields) throw new RangeError(`${type} has no field ${field} to fill`)
    cells[Number(field) - 1] = value
  }
  return cells.join('^')
}

/** `2026-10-31` as `31102026`. */
export function fileDay(day: Day): string {
  return `${day.slice(8)}${day.slice(5, 7)}${day.slice(0, 4)}`
}

/** Rupees with two decimals. */
export const amount = (value: Paise): string => decimalText(value)

const accepted = /[A-Za-z0-9 .,&'()/#:;-]/

/** A text in characters that the file accepts, cut to its length. */
export function fileText(value: string, most: number): string {
  return latinText(value, accepted).slice(0, most).trim()
}

/** Whether a text is written whole, not only the part of it in Latin letters. */
export const isWhole = isLatin

/** The name of a person or an employer, cut to the length of its field; empty if it is not in Latin letters. */
export function fileName(name: string): string {
  return latinName(name, accepted).slice(0, nameLength).trim()
}

/** Whether the file has only the beginning of a name. */
export const isCut = (name: string): boolean => latinName(name, accepted).length > nameLength

export const nameLength = 75

export const yesNo = (value: boolean): 'Y' | 'N' => (value ? 'Y' : 'N')

/** Texts in consecutive fields, starting at a number. */
export function inFields(first: number, values: readonly string[]): { [field: number]: string } {
  return Object.fromEntries(values.map((value, at) => [first + at, value]))
}
