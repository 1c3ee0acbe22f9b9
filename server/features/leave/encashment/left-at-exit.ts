import type { Id } from '@muster/contract/values.ts'
import type { Halves } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { encashments } from './encashment.ts'

/** Leave of somebody who leaves that could be paid out and is not entered to be. */
export async function leaveLeftAtExit(tx: Tx, employee: Id): Promise<{ name: string; halves: Halves }[]> {
  const { policies } = await encashments(tx, employee)
  return policies.flatMap(({ name, mostAtExitHalves: halves }) =>
    halves === null || halves <= 0 ? [] : [{ name, halves }],
  )
}
