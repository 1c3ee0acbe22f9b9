import type { Id, Month } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notify } from '../../notifications/index.ts'
import { monthText } from '../words.ts'
import { holdsOfRun } from './hold.queries.ts'

/** A run was approved: whose payslip is there without a payment hears of it, instead of waiting for the money. */
export async function tellHeld(tx: Tx, run: Id, month: Month): Promise<void> {
  const held = (await holdsOfRun(tx, { run })).filter(({ isOnHold }) => isOnHold)
  if (held.length === 0) return
  const message = heldText(month)
  await notify(
    tx,
    held.map(({ account }) => account),
    { type: 'payslip', message, mailed: message },
  )
}

export function heldText(month: Month): string {
  return `Your pay of ${monthText(month)} is on hold: it is calculated and not paid yet. Ask HR why.`
}
