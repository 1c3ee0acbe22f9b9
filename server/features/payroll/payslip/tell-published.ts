import type { Id, Month } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notifyEach } from '../../notifications/index.ts'
import { heldText } from '../hold/held-text.ts'
import { holdsOfRun } from '../hold/hold.queries.ts'
import { payslipsOfRun } from './published.queries.ts'

/** A run was approved, so its payslips are published: each employee is notified, also if the payment is on hold. */
export async function tellPublished(tx: Tx, run: Id, month: Month): Promise<void> {
  const holds = await holdsOfRun(tx, { run })
  const held = new Set(holds.filter(({ isOnHold }) => isOnHold).map(({ employee }) => employee))
  const published = say`Your payslip for ${{ month }} is available.`
  const payslips = await payslipsOfRun(tx, { run })
  await tx.happened({ what: 'published', run, month, payslips })
  await notifyEach(
    tx,
    payslips.map(({ employee, account, payslip }) => {
      const message = held.has(employee) ? heldText(month) : published
      return { account, type: 'payslip' as const, message, mailed: message, target: payslip }
    }),
  )
}
