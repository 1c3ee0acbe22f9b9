import type { Tx } from '../../../platform/database/tx.ts'
import { newestToProve } from './proof.queries.ts'
import { proofOf } from './proof.ts'

export interface Proven {
  /** That come out the same to the paisa. */
  same: number
  different: number
  /** Calculated by rules of an older Muster, which cannot be run again. */
  older: number
}

/** Calculates the newest payslips that were approved again, at most so many. */
export async function proveNewest(tx: Tx, atMost: number): Promise<Proven> {
  const proven: Proven = { same: 0, different: 0, older: 0 }
  for (const row of await newestToProve(tx, { atMost })) {
    const { result } = await proofOf(tx, row)
    proven[result === 'identical' ? 'same' : result] += 1
  }
  return proven
}
