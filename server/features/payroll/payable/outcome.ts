import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { outcomesOf, type Outcome } from './outcome.queries.ts'

/** The payment status of approved requests, one sentence each; none for those without payables. */
export async function paymentsSaid(tx: Tx, requests: readonly Id[]): Promise<ReadonlyMap<Id, Sentence>> {
  if (requests.length === 0) return new Map()
  const rows = await outcomesOf(tx, { requests })
  return new Map(rows.map((outcome) => [outcome.request, outcomeSaid(outcome)]))
}

function outcomeSaid(outcome: Outcome): Sentence {
  const { amountPaise, paidPaise, toRecoverPaise, isOutside, fromMonth } = outcome
  const month = { month: fromMonth ?? '' }
  if (amountPaise > paidPaise) {
    if (paidPaise > 0) return say`${rupeeText(paidPaise)} of ${rupeeText(amountPaise)} paid`
    return isOutside ? say`To be paid by a separate transfer` : say`To be paid with the ${month} salary`
  }
  if (toRecoverPaise > 0) {
    const rest = rupeeText(toRecoverPaise)
    return isOutside ? say`${rest} to be returned` : say`${rest} to be recovered from the ${month} salary`
  }
  return settledSaid(outcome)
}

function settledSaid({ isRecovery, month: paidIn, paidOn, reference }: Outcome): Sentence {
  const month = { month: paidIn ?? '' }
  if (paidIn !== null) return isRecovery ? say`Recovered from the ${month} salary` : say`Paid with the ${month} salary`
  const day = { day: paidOn ?? '' }
  return isRecovery ? say`Returned on ${day} (${reference ?? ''})` : say`Paid on ${day} (${reference ?? ''})`
}
