import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notify } from '../../notifications/index.ts'
import { accountOf, accountsSettledBy } from './tell.queries.ts'

/** Notifies the employee of an approved settlement, without the amount, which the settlement itself shows. */
export async function tellApproved(tx: Tx, employee: Id, isInPayslip: boolean): Promise<void> {
  const recipient = await accountOf(tx, { employee })
  const message = isInPayslip
    ? say`Your final settlement is approved. Its payslip is available.`
    : say`Your final settlement is approved. It is paid with your last payslip.`
  if (recipient) await notify(tx, [recipient.account], { type, message, mailed: message })
}

/** Notifies those whose settlement was paid by a run that was marked as paid. */
export async function tellPaid(tx: Tx, run: Id): Promise<void> {
  const settled = await accountsSettledBy(tx, { run })
  const message = say`Your final settlement is marked as paid.`
  await notify(
    tx,
    settled.map(({ account }) => account),
    { type, message, mailed: message },
  )
}

const type = 'own-settlement'
