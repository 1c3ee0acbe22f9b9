import type { Tx } from '../../../platform/database/tx.ts'
import { lastLockedMonth } from '../statutory/setting/settings.ts'

/** Until a first run is approved nothing was paid by any of it, and that run is approved by a second person. */
export async function isSettingUp(tx: Tx): Promise<boolean> {
  return (await lastLockedMonth(tx)) === null
}
