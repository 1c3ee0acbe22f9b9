import type { RouteKey } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { withdrawPending } from '../../../security/index.ts'
import { runParts } from '../run-parts.queries.ts'

type Who = Pick<Actor, 'account'>

const step = ['PUT /api/v1/user/payrun/{id}'] as const satisfies readonly RouteKey[]
const notPaid = ['POST /api/v1/user/payrun/{id}/not-paid'] as const satisfies readonly RouteKey[]

/**
 * What was submitted for a second person's approval shows the figures of one calculation: it ends with them, and so does what another
 * person has done in the meantime. Comes before the run is locked.
 */
export async function withdrawSubmitted(tx: Tx, actor: Who, id: Id, by: keyof typeof ways): Promise<void> {
  const run = await runParts(tx, { id })
  if (!run) return
  const { calls, because } = ways[by]
  const record = { type: 'payRun' as const, id }
  await withdrawPending(tx, actor, {
    record,
    ...(calls === null ? {} : { calls }),
    because: (name) => because(name, { month: run.month }),
  })
}

type Month = { month: string }

const ways = {
  recalculate: { calls: null, because: (by: string, of: Month) => say`${by} recalculated the ${of} pay run` },
  reopen: { calls: null, because: (by: string, of: Month) => say`${by} reopened the ${of} pay run` },
  approve: { calls: step, because: (by: string, of: Month) => say`${by} approved the ${of} pay run` },
  pay: { calls: step, because: (by: string, of: Month) => say`${by} marked the ${of} pay run as paid` },
  notPaid: { calls: notPaid, because: (by: string, of: Month) => say`${by} unmarked the ${of} pay run as paid` },
}
