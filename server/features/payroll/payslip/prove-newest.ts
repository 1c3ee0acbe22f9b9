import type { Tx } from '../../../platform/database/tx.ts'
import { newestToProve } from './proof.queries.ts'
import { proofOf } from './proof.ts'

export interface Proven {
  /** How many come out the same to the paisa. */
  same: number
  different: number
  /** Calculated by the rules of an older Muster, which cannot be run again. */
  older: number
}

/** Recalculates the newest approved payslips, up to a number of them. */
export async function proveNewest(tx: Tx, atMost: number): Promise<Proven> {
  const proven: Proven = { same: 0, different: 0, older: 0 }
  for (const row of await newestToProve(tx, { atMost })) {
    const { result } = await proofOf(tx, row)
    proven[result === 'identical' ? 'same' : result] += 1
  }
  return proven
}
