import type { Id } from '@muster/contract/values.ts'
import type { Database } from '../database/open.ts'
import { verifyChain } from './audit.ts'

/** The numbers of altered entries in an activity log, for the daily check and the doctor. */
export function brokenEntries(database: Database, organisation: Id): Promise<number[]> {
  return database.within(organisation, verifyChain)
}
