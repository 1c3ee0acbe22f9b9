import type { Id } from '@muster/contract/values.ts'
import { verifyChain } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/database/open.ts'
import { organisations } from '../../platform/database/organisations.ts'

/** The organisations whose activity log is not what was written, and the first entry at which it shows. */
export async function brokenChains(database: Database): Promise<{ organisation: Id; at: number }[]> {
  const broken: { organisation: Id; at: number }[] = []
  for (const organisation of await database.globally((tx) => organisations(tx))) {
    const [at] = await database.within(organisation, verifyChain)
    if (at !== undefined) broken.push({ organisation, at })
  }
  return broken
}
