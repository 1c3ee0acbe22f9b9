import { TooLarge } from './unzip.ts'
import { attribute, tokens } from './xml.ts'

/** How a format shows numbers, as far as it decides what a cell says. */
export type Shows = 'number' | 'day' | 'moment' | 'time' | 'hours' | 'percent' | { code: string }

/** How each style of a workbook shows numbers. */
export function formatsOfStyles(styles: string, most: number): (style: number) => Shows {
  const own = new Map<number, Shows>()
  const used: number[] = []
  let isUsed = false
  for (const { kind, name, attributes } of tokens(styles)) {
    if (name === 'cellXfs') isUsed = kind === 'begin'
    else if (kind !== 'begin') continue
    else if (name === 'numFmt')
      own.set(Number(attribute(attributes, 'numFmtId')), showsOf(attribute(attributes, 'formatCode') ?? ''))
    else if (name === 'xf' && isUsed) used.push(Number(attribute(attributes, 'numFmtId') ?? 0))
    if (used.length > most || own.size > most) throw new TooLarge('It has too many styles.')
  }
  return (style) => own.get(used[style] ?? 0) ?? builtIn.get(used[style] ?? 0) ?? 'number'
}

const all = (ids: readonly number[], shows: Shows) => ids.map((id) => [id, shows] as const)

/** The built-in formats that are not plain numbers. */
const builtIn = new Map<number, Shows>([
  ...all([14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58], 'day'),
  ...all([22], 'moment'),
  ...all([18, 19, 20, 21, 45, 47], 'time'),
  ...all([46], 'hours'),
  ...all([9, 10], 'percent'),
])

type Part = { literal: string } | { code: string }

/** Reads a format: a text in quotes, after a backslash or in brackets is not part of its code. */
export function showsOf(format: string): Shows {
  const parts = partsOf(format)
  const code = parts.map((part) => ('code' in part ? part.code : '')).join('')
  if (/general/i.test(code)) return 'number'
  const isHours = parts.some((part) => 'literal' in part && /^\[[hm]+\]$/i.test(part.literal))
  const hasDay = /[dy]/i.test(code)
  const hasTime = /[hs]/i.test(code)
  if (hasDay) return hasTime ? 'moment' : 'day'
  if (isHours) return 'hours'
  if (hasTime) return 'time'
  if (code.includes('%')) return 'percent'
  return isPadded(parts) ? { code: format } : 'number'
}

/** Of the first section, the one for positive numbers. */
function partsOf(format: string): Part[] {
  const last = { '"': format.lastIndexOf('"'), '[': format.lastIndexOf(']') }
  const parts: Part[] = []
  for (let at = 0; at < format.length; at += 1) {
    const letter = format[at]!
    if (letter === ';') break
    if (letter === '\\') parts.push({ literal: format[(at += 1)] ?? '' })
    else if (letter === '_' || letter === '*') at += 1
    // Searched only where there is an end: searching for none again and again would read a long format many times.
    else if ((letter === '"' || letter === '[') && last[letter] > at) {
      const end = format.indexOf(letter === '"' ? '"' : ']', at + 1)
      parts.push({ literal: letter === '"' ? format.slice(at + 1, end) : format.slice(at, end + 1) })
      at = end
    } else parts.push({ code: letter })
  }
  return parts
}

/** Whether a number gets zeros in front, or letters other than a currency: `000000`, `"EMP-"0`. Only whole numbers can be such a text. */
function isPadded(parts: readonly Part[]): boolean {
  const code = parts.map((part) => ('code' in part ? part.code : '')).join('')
  if (/[.,eE/@]/.test(code)) return false
  const first = parts.findIndex((part) => 'code' in part && '0#?'.includes(part.code))
  if (first < 0) return false
  const prefix = parts.slice(0, first).map((part) => ('literal' in part ? part.literal : part.code))
  const isNamed = prefix.some((text) => !text.startsWith('[') && /[a-z]/i.test(text) && !/^\s*(rs|inr)\b/i.test(text))
  return isNamed || code.replaceAll(/[^0]/g, '').length > 1
}

/** A whole number as a padding format shows it. */
export function padded(number: number, format: string): string {
  const parts = partsOf(format)
  const digits = [...String(Math.abs(number))]
  const places = parts.filter((part) => 'code' in part && '0#?'.includes(part.code)).length
  const shown: string[] = []
  let left = places
  for (const part of parts) {
    if ('literal' in part) shown.push(part.literal.startsWith('[') ? '' : part.literal)
    else if (!'0#?'.includes(part.code)) shown.push(part.code)
    else {
      // The first place takes the digits that have none of their own.
      const taken = left === places ? digits.splice(0, Math.max(0, digits.length - places + 1)) : []
      if (taken.length === 0 && digits.length === left) taken.push(digits.shift()!)
      shown.push(taken.length > 0 ? taken.join('') : part.code === '0' ? '0' : '')
      left -= 1
    }
  }
  return `${number < 0 ? '-' : ''}${shown.join('').trim()}`
}
