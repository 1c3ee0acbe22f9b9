import type { Day, Paise } from '@muster/contract/values.ts'
import { apportion } from '@muster/engine/money.ts'
import type { BillPaper } from './bill-paper.ts'

/** 1,23,456.70 */
export function rupeesText(amount: Paise): string {
  const rest = String(amount % 100).padStart(2, '0')
  return `${Math.floor(amount / 100).toLocaleString('en-IN')}.${rest}`
}

/** 18/11/2026 */
export function dayText(day: Day): string {
  return day.split('-').toReversed().join('/')
}

/** 2.5%, from hundredths of a per cent. */
export function rateText(rate: number): string {
  return `${rate / 100}%`
}

/** Half of the tax goes to the state. */
export function taxParts({ taxPaise }: Pick<BillPaper, 'taxPaise'>): { name: string; amountPaise: Paise }[] {
  const [central = 0, state = 0] = apportion(taxPaise, [1, 1])
  return [
    { name: 'CGST', amountPaise: central },
    { name: 'SGST', amountPaise: state },
  ]
}
