import type { Paise } from '../../money.ts'
import { rupeeText } from '../../words.ts'
import type { Draft } from './draft.ts'

const code = 'OVERPAID'

/**
 * What earlier months owe back can be more than a month pays. Then it takes what there is: the rest is a line below zero among
 * the deductions, and waits for a later month like what the limit of deductions cut (rule book 7.6). Nothing else waits here: a
 * month whose own deductions exceed its pay is a mistake. A final settlement has no later month.
 */
export function overpaid(draft: Draft): void {
  const owedPaise = Math.min(-draft.net(), owedBack(draft))
  if (owedPaise <= 0 || draft.input.settles === true) return
  const words = `${rupeeText(owedPaise)} more is owed than this month pays; it waits for later pay`
  const explanation = { rule: 'deduction', words, parts: [], reason: null, rounding: null, steps: [] } as const
  const line = {
    code,
    name: 'Overpaid, recovered later',
    kind: 'deduction',
    amountPaise: -owedPaise,
    explanation,
  } as const
  draft.add(line, 'other')
  const waits = [...draft.facts.carriedForward]
  const before = waits.find((one) => one.code === code)
  const amountPaise: Paise = (before?.amountPaise ?? 0) + owedPaise
  draft.facts.carriedForward = [
    ...waits.filter((one) => one !== before),
    { code, name: 'Overpaid earlier', amountPaise },
  ]
}

/** What the arrears of all earlier months come to below zero, and what waited of it since. */
function owedBack(draft: Draft): Paise {
  let total = 0
  for (const { line } of draft.entries('other')) if (line.code === code) total += line.amountPaise
  for (const { line } of draft.entries('arrears', 'wholeMonth'))
    if (line.kind === 'earning' || line.kind === 'reimbursement') total -= line.amountPaise
    else if (line.kind === 'deduction') total += line.amountPaise
  return total
}
