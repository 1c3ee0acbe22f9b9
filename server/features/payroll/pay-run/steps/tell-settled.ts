import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { notify } from '../../../notifications/index.ts'
import { accountsSettledBy } from './tell-settled.queries.ts'

/** Notifies those whose settlement was paid by a run that was marked as paid. */
export async function tellPaid(tx: Tx, run: Id): Promise<void> {
  const settled = await accountsSettledBy(tx, { run })
  const message = say`Your final settlement is marked as paid.`
  await notify(
    tx,
    settled.map(({ account }) => account),
    { type: 'own-settlement', message, mailed: message },
  )
}
