import { formatMoney } from '../../shared/format/money.ts'

/** A change of pay with its sign: `+₹4,000`, `−₹1,200`. */
export function signedMoney(paise: number): string {
  return paise > 0 ? `+${formatMoney(paise)}` : formatMoney(paise)
}
