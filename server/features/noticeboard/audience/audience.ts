import type { AudienceKind } from '@muster/contract/noticeboard/audience-kinds.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { membersOfKind } from './audience.queries.ts'

/** The ids of an audience for storage: each must exist, and everyone needs none. */
export async function audienceIdsOf(
  tx: Tx,
  { audience, audienceIds }: { audience: AudienceKind; audienceIds: readonly Id[] },
): Promise<Id[]> {
  if (audience === 'everyone') return []
  const ids = [...new Set(audienceIds)]
  if ((await membersOfKind(tx, { kind: audience, ids })).length < ids.length)
    throw wrongField('body.audienceIds', gone[audience])
  return ids
}

const gone = {
  department: say`One of these departments does not exist`,
  location: say`One of these locations does not exist`,
  role: say`One of these roles does not exist`,
}
