import { round } from '../money.ts'
import type { Draft } from './draft.ts'
import { monthlyComponents } from './monthly-components.ts'
import { compareText } from '../words.ts'

/** One step of a pay run: it reads the draft and adds lines. */
export interface Step {
  name: string
  run: (draft: Draft) => void
}

/**
 * The steps in their order. Statutory steps stand after the one-off payments, since these are part of their bases, and
 * before other deductions, which may only take what they leave: provident fund, state insurance, professional tax, labour
 * welfare fund, income tax, in this order.
 */
export const steps: readonly Step[] = [
  { name: 'monthly components', run: monthlyComponents },
  { name: 'one-off payments', run: oneOffs },
  { name: 'other deductions', run: deductions },
  { name: 'round-off', run: roundOff },
]

function oneOffs(draft: Draft): void {
  const list = draft.input.oneOffs.toSorted(
    (a, b) => compareText(a.code, b.code) || compareText(a.reason, b.reason) || a.amountPaise - b.amountPaise,
  )
  for (const { code, name, kind, amountPaise, reason } of list) {
    draft.add({ code, name, kind, amountPaise, explanation: given('oneOff', 'One-off amount', reason) })
  }
}

function deductions(draft: Draft): void {
  const list = draft.input.deductions.toSorted(
    (a, b) => compareText(a.code, b.code) || compareText(a.reason, b.reason) || a.amountPaise - b.amountPaise,
  )
  for (const { code, name, amountPaise, reason } of list) {
    draft.add({
      code,
      name,
      kind: 'deduction',
      amountPaise,
      explanation: given('deduction', 'Fixed deduction', reason),
    })
  }
}

/** What brings the net to whole rupees, as a line of its own: net stays the sum of the printed lines. */
function roundOff(draft: Draft): void {
  if (draft.input.rounding.net === 'none') return
  const net = draft.net()
  const amountPaise = round(net, 'nearestRupee') - net
  if (amountPaise === 0) return
  const explanation = {
    rule: 'roundOff',
    words: 'Net pay to the nearest rupee',
    parts: [],
    reason: null,
    rounding: 'nearestRupee',
  } as const
  draft.add({ code: 'ROUND_OFF', name: 'Round off', kind: 'roundOff', amountPaise, explanation })
}

function given(rule: 'oneOff' | 'deduction', words: string, reason: string) {
  return { rule, words, parts: [], reason, rounding: null }
}
