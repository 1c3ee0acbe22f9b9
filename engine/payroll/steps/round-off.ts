import { round } from '../../money.ts'
import type { Draft } from './draft.ts'

/** What brings the net to whole rupees, as a line of its own: net stays the sum of the printed lines. */
export function roundOff(draft: Draft): void {
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
    steps: [],
  } as const
  draft.add({ code: 'ROUND_OFF', name: 'Round off', kind: 'roundOff', amountPaise, explanation }, 'other')
}
