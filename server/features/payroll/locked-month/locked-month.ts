import type { Month } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { lockedTo } from './locked-month.queries.ts'

/** The last month whose pay run is locked; null if none is. */
export async function lastLockedMonth(tx: Tx): Promise<Month | null> {
  return (await lockedTo(tx, {}))?.month ?? null
}
