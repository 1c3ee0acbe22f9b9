import type { Id } from '@muster/contract/values.ts'
import type { Database } from '../database/open.ts'
import { verifyChain } from './audit.ts'

/** The numbers of the entries of an activity log that are not what was written: for the daily check and for the doctor. */
export function brokenEntries(database: Database, organisation: Id): Promise<number[]> {
  return database.within(organisation, verifyChain)
}
