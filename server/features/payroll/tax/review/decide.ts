import type { Id, Paise } from '@muster/contract/values.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import { rupeeText } from '@muster/engine/format.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { conflict, wrongField } from '../../../../platform/problem.ts'
import { notify } from '../../../notifications/index.ts'
import { incomeSections } from '../declaration/item-amount.ts'
import { replace } from '../declaration/items.ts'
import { personIn, type By } from '../person.ts'
import type { ItemForUpdate } from '../declaration/tax-item.queries.ts'
import { taxYear } from '../tax-year.ts'
import { itemName } from '../declaration/item-name.ts'

interface Decision {
  action: 'accept' | 'reject'
  acceptedPaise?: Paise | undefined
  reason?: string | undefined
}

/** Accepts an item in full or in part, or rejects it. The employee is notified, with the reason, unless it was accepted in full. */
export async function decide(tx: Tx, by: By, item: ItemForUpdate, { action, acceptedPaise, reason }: Decision) {
  if (action === 'accept' && item.proofs === 0) throw conflict(say`There is no proof yet. Add one, then accept it.`)
  const accepted = action === 'reject' ? null : checked(item, acceptedPaise ?? item.declaredPaise, reason)
  const state = accepted === null ? ('rejected' as const) : ('accepted' as const)
  await replace(tx, by, {
    ...item,
    state,
    reason: reason ?? null,
    ...(accepted === null ? {} : { acceptedPaise: accepted }),
  })
  const name = plain(itemName(item.details))
  const { account } = await personIn(tx, item.employee, await taxYear(tx, item.year))
  if (accepted === null) await tell(tx, account, item, say`${name} for ${item.year} was rejected: ${reason ?? ''}`)
  else if (accepted < item.declaredPaise) {
    await tell(
      tx,
      account,
      item,
      say`${name} for ${item.year} was accepted with ${rupeeText(accepted)} of ${rupeeText(item.declaredPaise)}: ${reason ?? ''}`,
    )
  }
  const acted = accepted === null ? 'rejectedTaxItem' : 'acceptedTaxItem'
  await audit(tx, by.actor, acted, { type: 'employee', id: item.employee }, by.alone)
  return { _id: item.item, state }
}

function checked(item: ItemForUpdate, accepted: Paise, reason: string | undefined): Paise {
  if (accepted > item.declaredPaise)
    throw wrongField('body.acceptedPaise', say`Enter at most the declared ${rupeeText(item.declaredPaise)}`)
  if (accepted === item.declaredPaise) return accepted
  if (incomeSections.has(item.details.section))
    throw wrongField('body.acceptedPaise', say`Income is accepted whole. Reject it to have it corrected.`)
  if (reason === undefined) throw wrongField('body.reason', say`Enter why the amount is lower; the employee sees this`)
  return accepted
}

function tell(tx: Tx, account: Id, { item, year }: ItemForUpdate, message: Sentence): Promise<void> {
  const mailed = say`Payroll reviewed your tax declaration for ${year}. One item was not accepted in full.`
  return notify(tx, [account], { type: 'tax', message, mailed, target: item })
}
