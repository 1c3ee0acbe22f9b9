import type { Month, Paise } from '@muster/contract/values.ts'

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `04/2026`, `2026-04`, `Apr 2026`, `Apr-26` or a day of the month as a Month; null for anything else. */
export function monthOfCell(cell: string): Month | null {
  const iso = /^(\d{4})-(\d{2})(-\d{2})?$/.exec(cell)
  if (iso) return month(iso[1]!, Number(iso[2]))
  const numbers = /^(\d{1,2})[/.-](\d{4})$/.exec(cell)
  if (numbers) return month(numbers[2]!, Number(numbers[1]))
  const named = /^([a-z]{3})[a-z]*[ ,'’/-]*(\d{4}|\d{2})$/i.exec(cell)
  return named ? month(named[2]!.padStart(4, '20'), names.indexOf(named[1]!.toLowerCase()) + 1) : null
}

function month(year: string, of: number): Month | null {
  return of >= 1 && of <= 12 && /^(19|20|21)/.test(year) ? `${year}-${String(of).padStart(2, '0')}` : null
}

/** Rupees with at most two decimals, as whole paise; null for anything else. */
export function paiseOfCell(cell: string): Paise | null {
  const [, sign = '', whole, part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(cell) ?? []
  if (whole === undefined) return null
  return Number(`${sign}${whole}${part.padEnd(2, '0')}`)
}
