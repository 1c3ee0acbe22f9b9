import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { insertVoids, type VoidCause } from './void-certificates.queries.ts'

interface Taken {
  run: Id
  /** Null: all certificates of the run. */
  stage: 'approved' | 'paid' | null
  cause: VoidCause
  reason: string
  account: Id | null
}

/** Voids certificates of a run. The rows stay as they were issued. */
export async function voidCertificates(tx: Tx, taken: Taken): Promise<void> {
  await insertVoids(tx, { ...taken, now: tx.now })
}
