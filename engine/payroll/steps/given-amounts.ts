import { compareText } from '../../words.ts'
import type { Worksheet } from './worksheet.ts'

/** Paid or kept back once, in the order of their codes. */
export function oneOffs(sheet: Worksheet): void {
  for (const { code, name, kind, amountPaise, reason, treatment, steps } of sorted(sheet.input.oneOffs)) {
    const explanation = { ...given('oneOff', 'One-time amount', reason), steps: steps ?? [] }
    sheet.add({ code, name, kind, amountPaise, explanation }, kind === 'deduction' ? 'other' : 'oneOff', treatment)
  }
}

/** Fixed deductions, loans and advances. */
export function deductions(sheet: Worksheet): void {
  for (const { code, name, amountPaise, reason } of sorted(sheet.input.deductions)) {
    const explanation = given('deduction', 'Fixed deduction', reason)
    sheet.add({ code, name, kind: 'deduction', amountPaise, explanation }, 'other')
  }
}

function sorted<T extends { code: string; reason: string; amountPaise: number }>(list: readonly T[]): T[] {
  return list.toSorted(
    (a, b) => compareText(a.code, b.code) || compareText(a.reason, b.reason) || a.amountPaise - b.amountPaise,
  )
}

function given<R extends 'oneOff' | 'deduction'>(rule: R, words: string, reason: string) {
  return { rule, words, parts: [], reason, rounding: null, steps: [] }
}
