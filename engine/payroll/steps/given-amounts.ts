import { compareText } from '../../format.ts'
import type { Worksheet } from './worksheet.ts'
import { say, type Said, type Sentence } from '../../sentence.ts'

/** One-time payments and deductions, in the order of their codes. */
export function oneOffs(sheet: Worksheet): void {
  for (const { code, name, kind, amountPaise, reason, treatment, steps } of sorted(sheet.input.oneOffs)) {
    const explanation = { ...given('oneOff', say`One-time amount`, reason), steps: steps ?? [] }
    sheet.add({ code, name, kind, amountPaise, explanation }, kind === 'deduction' ? 'other' : 'oneOff', treatment)
  }
}

/** Fixed deductions, loans and advances. */
export function deductions(sheet: Worksheet): void {
  for (const { code, name, amountPaise, reason, isSetOff } of sorted(sheet.input.deductions)) {
    if (isSetOff) continue
    const explanation = given('deduction', say`Fixed deduction`, reason)
    sheet.add({ code, name, kind: 'deduction', amountPaise, explanation }, 'other')
  }
}

/**
 * What was paid before with a payslip that was reversed since. The limit of deductions does not count it: it is pay that the person has,
 * not a deduction from pay. What the month does not pay waits, where it is tracked.
 */
export function setOff(sheet: Worksheet): void {
  for (const { code, name, amountPaise, reason } of sorted(sheet.input.deductions.filter((one) => one.isSetOff))) {
    const taken = Math.min(amountPaise, Math.max(0, sheet.net()))
    if (taken === 0) continue
    const rest = amountPaise - taken
    const words = rest === 0 ? say`Paid already` : say`Paid already; ${{ paise: rest }} is set off against later pay`
    sheet.add(
      { code, name, kind: 'deduction', amountPaise: taken, explanation: given('deduction', words, reason) },
      'other',
    )
  }
}

function sorted<T extends { code: string; reason: Said; amountPaise: number }>(list: readonly T[]): T[] {
  return list.toSorted(
    (a, b) =>
      compareText(a.code, b.code) || compareText(textOf(a.reason), textOf(b.reason)) || a.amountPaise - b.amountPaise,
  )
}

function given<R extends 'oneOff' | 'deduction'>(rule: R, words: Sentence, reason: Said) {
  return { rule, words, parts: [], reason, rounding: null, steps: [] }
}

const textOf = (said: Said) => (typeof said === 'string' ? said : said.text)
