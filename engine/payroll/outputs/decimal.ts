import type { Paise } from '../../money.ts'

/** `1250050` as `12500.50`: two decimals, no separators, for files that programs read. */
export function decimalText(amount: Paise): string {
  const size = Math.abs(amount)
  return `${amount < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}
