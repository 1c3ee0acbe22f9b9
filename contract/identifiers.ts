import { z } from 'zod'
import { ending } from './values.ts'

/** Upper-cased, without spaces; empty means none (null). The message says so if the check character is wrong. */
const written = (
  pattern: RegExp,
  message: string,
  check: { isRight: (value: string) => boolean; message: string } = { isRight: () => true, message },
) =>
  z
    .string()
    .max(longestNumber, ending(message))
    .transform((value) => value.replace(/[\s-]/g, '').toUpperCase() || null)
    .pipe(z.string().regex(pattern, { message, abort: true }).refine(check.isRight, check.message).nullable())

/** With the spaces and hyphens that people write between the characters. */
const longestNumber = 100

/** Permanent account number of the income-tax department; the fourth letter is the kind of holder (P: a person). */
export const Pan = written(/^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/, 'Enter a 10-character PAN, for example ABCPE1234F')

/** Tax deduction account number of an employer. */
export const Tan = written(/^[A-Z]{4}\d{5}[A-Z]$/, 'Enter a 10-character TAN, for example BLRA12345B')

/** A 12-digit identity number whose last digit checks the others (Verhoeff). */
export const Aadhaar = written(/^[2-9]\d{11}$/, 'Enter the 12 digits of the Aadhaar number', {
  isRight: (value) => verhoeff(value),
  message: 'One of the 12 digits is wrong. Check the Aadhaar number for a typing error.',
})

/** Universal account number of the provident fund. */
export const Uan = written(/^[1-9]\d{11}$/, 'Enter the 12 digits of the UAN')

/** Insurance number of the Employees' State Insurance: 10 digits (17 for an employer's code). */
export const EsiNumber = written(/^(\d{10}|\d{17})$/, 'Enter the 10 or 17 digits of the ESI number')

/** Bank branch code: four letters, a zero, six letters or digits. */
export const Ifsc = z
  .string('Enter an IFSC')
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{4}0[A-Z\d]{6}$/, 'Enter an 11-character IFSC, for example HDFC0001234')

/** Bank account number of 9 to 18 digits. */
export const AccountNumber = z
  .string('Enter the account number')
  .max(longestNumber, ending('Enter the 9 to 18 digits of the account number'))
  .transform((value) => value.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{9,18}$/, 'Enter the 9 to 18 digits of the account number'))

/** Goods and services tax number: state, PAN, entity, Z and a check character. */
export const Gstin = written(
  /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z1-9]Z[A-Z\d]$/,
  'Enter a 15-character GSTIN, for example 29ABCDE1234F1Z5',
  {
    isRight: (value) => gstinCheck(value.slice(0, 14)) === value[14],
    message: 'The last character does not match the others. Check the GSTIN for a typing error.',
  },
)

/** Virtual payment address of the unified payments interface. */
export const Upi = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, ending('A UPI address can have at most 100 characters'))
  .transform((value) => value || null)
  .pipe(
    z
      .string()
      .regex(/^[\w.-]{2,}@[a-z][a-z0-9]+$/, 'Enter a UPI address, for example priya@okbank')
      .nullable(),
  )

/**
 * Whether the last digit checks the others by Verhoeff's scheme: the dihedral group of ten with a permutation by position. Text with
 * non-digits is invalid: the schema calls this even if its pattern failed.
 */
export function verhoeff(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false
  let check = 0
  for (const [position, digit] of [...digits].reverse().entries()) {
    check = times[check]![permuted(Number(digit), position)]!
  }
  return check === 0
}

/** The check character of the first 14 characters of a GSTIN: base 36, every second value doubled. */
export function gstinCheck(characters: string): string {
  const values = [...characters].map((character, index) => {
    const product = alphabet.indexOf(character) * (1 + (index % 2))
    return Math.floor(product / 36) + (product % 36)
  })
  const total = values.reduce((sum, value) => sum + value, 0)
  return alphabet[(36 - (total % 36)) % 36]!
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The multiplication of the dihedral group D5. */
const times = Array.from({ length: 10 }, (_, a) => Array.from({ length: 10 }, (__, b) => product(a, b)))

function product(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)
  return b < 5 ? 5 + ((a - b + 5) % 5) : (a - b + 5) % 5
}

const step = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

function permuted(digit: number, position: number): number {
  let value = digit
  for (let turn = 0; turn < position % 8; turn++) value = step[value]!
  return value
}
