import { groupLakh } from '../../format/money.ts'

/** Places by which a unit moves the point: a lakh is five, a crore seven. */
const units: Readonly<Record<string, number>> = {
  ...{ l: 5, lpa: 5, lac: 5, lacs: 5, lakh: 5, lakhs: 5 },
  ...{ c: 7, cr: 7, crore: 7, crores: 7 },
}

/**
 * The typed text without grouping: at most eleven digits, a point, two digits. Salaries are named in lakh: `12 LPA` is
 * `1200000`, as soon as its L is typed. Null if it is not an amount.
 */
export function cleanAmount(typed: string): string | null {
  const text = typed.replace(/[₹,\s]/g, '')
  const [, amount = '', unit] = /^([\d.]+)([a-z]+)$/i.exec(text) ?? []
  if (unit === undefined) return isAmount(text) ? text : null
  const places = units[unit.toLowerCase()]
  const [whole = '', rest = '', ...more] = amount.split('.')
  if (places === undefined || more.length > 0) return null
  const digits = `${whole}${rest.slice(0, places).padEnd(places, '0')}`.replace(/^0+/, '')
  const clean = rest.length > places ? `${digits}.${rest.slice(places)}` : digits
  return isAmount(clean) ? clean : null
}

const isAmount = (text: string) => /^\d{0,11}(\.\d{0,2})?$/.test(text)

/** `125000.5` → 12500050 paise, digit by digit, never through a fraction. */
export function toPaise(clean: string): number | null {
  if (clean === '' || clean === '.') return null
  const [rupees = '', rest = ''] = clean.split('.')
  return Number(rupees === '' ? '0' : rupees) * 100 + Number(rest.padEnd(2, '0'))
}

/** `125000.5` → `1,25,000.5`, while it is being typed. */
export function group(clean: string): string {
  const [rupees = '', rest] = clean.split('.')
  const whole = rupees === '' ? '' : groupLakh(Number(rupees))
  return rest === undefined ? whole : `${whole}.${rest}`
}

/** Paise as the text to edit. */
export function fromPaise(paise: number | null | undefined): string {
  if (paise === null || paise === undefined) return ''
  const rest = Math.abs(paise) % 100
  const rupees = (Math.abs(paise) - rest) / 100
  return rest === 0 ? String(rupees) : `${rupees}.${String(rest).padStart(2, '0')}`
}

/** The caret's position after regrouping: after the same number of digits as before. */
export function caretAfter(text: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digits) return index
    if (text.charAt(index) !== ',') seen++
  }
  return text.length
}
