import type { Tx } from '../../../platform/database/tx.ts'
import { missing } from './missing.queries.ts'

/** What people's records lack, with the number of people. */
export async function missingFacts(tx: Tx): Promise<{ bank: number; pan: number; birthDate: number }> {
  return (await missing(tx, {}))!
}
