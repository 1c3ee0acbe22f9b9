import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'

/** Up to this many people, files are made on request. */
export const mostAtOnce = 250

export async function makeSoon(tx: Tx, run: Id): Promise<void> {
  await tx.enqueue('run-files', { organisation: tx.organisation, run }, { key: run })
}
