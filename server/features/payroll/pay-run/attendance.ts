import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'

export async function attendanceFacts(
  _tx: Tx,
  _of: { month: Month },
): Promise<{ employee: Id; lossOfPay: { day: Day; halves: 1 | 2; reason: string }[]; nonWorkingDays: Day[] }[]> {
  return []
}
export async function lockDays(_tx: Tx, _of: { from: Day; to: Day }): Promise<void> {}
