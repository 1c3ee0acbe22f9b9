import { t } from '@lingui/core/macro'
/** Whole paise as `₹1,25,000`; paise are shown if there are any, or always with `exact` (payslips). */
export function formatMoney(paise: number, { exact = false }: { exact?: boolean } = {}): string {
  const amount = Math.abs(paise)
  const rest = amount % 100
  const rupees = groupLakh((amount - rest) / 100)
  const fraction = exact || rest !== 0 ? `.${String(rest).padStart(2, '0')}` : ''
  return `${paise < 0 ? '−' : ''}₹${rupees}${fraction}`
}

const LAKH = 10_000_000
const CRORE = 1_000_000_000

/** `₹1.25 L`, `₹2.4 Cr` for figures at a glance; below a lakh the whole rupees. Show the full value beside it or in a title. */
export function formatMoneyShort(paise: number): string {
  const sign = paise < 0 ? '−' : ''
  const amount = Math.abs(paise)
  // A figure that would round up to 100.00 L is written in crore.
  if (Math.round(amount / (LAKH / 100)) >= 10_000) return t`${sign}₹${hundredths(amount, CRORE)} Cr`
  if (amount >= LAKH) return t`${sign}₹${hundredths(amount, LAKH)} L`
  return formatMoney(Math.sign(paise) * Math.round(amount / 100) * 100)
}

/** 1234567 → `12,34,567`. */
export function groupLakh(whole: number): string {
  return whole.toLocaleString('en-IN', { maximumFractionDigits: 0 })
}

function hundredths(amount: number, unit: number): string {
  const all = Math.round(amount / (unit / 100))
  const whole = groupLakh((all - (all % 100)) / 100)
  const fraction = String(all % 100).padStart(2, '0')
  return fraction === '00' ? whole : `${whole}.${fraction.replace(/0$/, '')}`
}
