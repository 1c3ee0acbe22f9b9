import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notify } from '../../notifications/index.ts'
import { accountOf } from './tell.queries.ts'

/** Notifies the employee of an approved settlement, without the amount, which the settlement itself shows. */
export async function tellApproved(tx: Tx, employee: Id, isInPayslip: boolean): Promise<void> {
  const recipient = await accountOf(tx, { employee })
  const message = isInPayslip
    ? say`Your final settlement is approved. Its payslip is available.`
    : say`Your final settlement is approved. It is paid with your last payslip.`
  if (recipient) await notify(tx, [recipient.account], { type: 'own-settlement', message, mailed: message })
}
