import type { Day } from '../../../../day.ts'
import type { Paise } from '../../../../money.ts'
import { dayText } from '../../../../format.ts'
import { decimalText } from '../../decimal.ts'
import { delimiters, type BankColumn, type BankLayout } from './layout.ts'

export function amountText({ amountFormat }: BankLayout, amount: Paise): string {
  return amountFormat === 'paise' ? String(amount) : decimalText(amount)
}

export function dateText(format: BankLayout['dateFormat'], day: Day): string {
  const [year, month, date] = day.split('-') as [string, string, string]
  switch (format) {
    case 'dd/mm/yyyy':
      return `${date}/${month}/${year}`
    case 'dd-mm-yyyy':
      return `${date}-${month}-${year}`
    case 'ddmmyyyy':
      return `${date}${month}${year}`
    case 'yyyymmdd':
      return `${year}${month}${date}`
    case 'dd-mmm-yyyy':
      return `${date}-${dayText(day).split(' ')[1]!.toUpperCase()}-${year}`
    case 'yyyy-mm-dd':
      return day
  }
}

/** Text without anything that ends a line, starts a formula or, without quoting, ends a column. */
export function cellText({ delimiter, quoting }: BankLayout, text: string): string {
  // Control characters of any kind, and the line ends that spreadsheets recognise.
  const clean = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  if (quoting !== 'never' && delimiter !== 'none') return unsigned(clean).trim()
  const bare = clean.replaceAll('"', ' ')
  const ends = delimiters[delimiter]
  return unsigned(ends === '' ? bare : bare.replaceAll(ends, ' ')).trim()
}

/** A bank takes no apostrophe before a text, so the text loses the signs that would make it a formula. */
function unsigned(text: string): string {
  return /^-\d+(\.\d+)?$/.test(text) ? text : text.replace(/^[\s=+@-]+/, '')
}

export function padded({ padding, maxLength }: BankColumn, text: string): string {
  if (maxLength === null || padding === 'none') return text
  if (padding === 'spacesAfter') return text.padEnd(maxLength, ' ')
  return text.padStart(maxLength, padding === 'zerosBefore' ? '0' : ' ')
}

export function joined({ delimiter, quoting }: BankLayout, cells: readonly string[]): string {
  const mark = delimiters[delimiter]
  const isQuoted = (cell: string) =>
    mark !== '' && (quoting === 'always' || (quoting === 'needed' && (cell.includes(mark) || cell.includes('"'))))
  return `${cells.map((cell) => (isQuoted(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(mark)}\r\n`
}
