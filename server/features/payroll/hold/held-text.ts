import type { Month } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { HeldPayment } from './hold.queries.ts'

export function heldText(month: Month): Sentence {
  return say`Your pay of ${{ month }} is on hold: it is calculated and not paid yet. Ask HR why.`
}

/** Why the payment is not in the file of the run. */
export function whyHeld({ isOnHold, reason, paidBy, paidOn }: HeldPayment): Sentence | null {
  if (isOnHold) return say`On hold: ${reason}`
  if (paidBy === 'other')
    return paidOn === null ? say`Paid by other means` : say`Paid by other means on ${{ day: paidOn }}`
  return paidBy === 'file' ? say`Was on hold: in the bank file of released pay` : null
}
