import type { Month } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { dayText } from '@muster/engine/words.ts'
import type { HeldPayment } from './hold.queries.ts'

export function heldText(month: Month): Sentence {
  return say`Your pay of ${{ month }} is on hold: it is calculated and not paid yet. Ask HR why.`
}

/** Why the payment is not in the file of the run. */
export function whyHeld({ isOnHold, reason, paidBy, paidOn }: HeldPayment): string | null {
  if (isOnHold) return `On hold: ${reason}`
  if (paidBy === 'other') return `Paid otherwise on ${paidOn === null ? '' : dayText(paidOn)}`
  return paidBy === 'file' ? 'Was on hold: in the bank file of released pay' : null
}
