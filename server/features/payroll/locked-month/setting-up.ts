import type { Tx } from '../../../platform/database/tx.ts'
import { lastLockedMonth } from './locked-month.ts'

/** Until a first run is approved nothing was paid using these settings, and a second person approves that run. */
export async function isSettingUp(tx: Tx): Promise<boolean> {
  return (await lastLockedMonth(tx)) === null
}
