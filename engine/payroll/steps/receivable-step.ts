import type { Draft } from './draft.ts'

/** The line of what the last pay leaves to be recovered otherwise. */
export const receivable = 'RECEIVABLE'

/**
 * A final settlement never pays less than nothing: what was overpaid beyond it stays owed, as a deduction below zero that moves
 * it from the pay to the person's account. Source: rule book 7.5, 7.6.
 */
export function receivables(draft: Draft): void {
  const net = draft.net()
  if (draft.input.settles !== true || net >= 0) return
  const explanation = {
    rule: 'deduction',
    words: 'More is owed than this settlement pays, to be recovered otherwise',
    parts: [],
    reason: null,
    rounding: null,
    steps: [],
  } as const
  const line = { code: receivable, name: 'To be recovered', kind: 'deduction', amountPaise: net, explanation } as const
  draft.add(line, 'other')
}
