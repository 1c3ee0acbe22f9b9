import type { z } from 'zod'
import { approvalRoutes as contract } from '@muster/contract/approvals/approval.routes.ts'
import type { Forwarding } from '@muster/contract/approvals/request.ts'
import { entryOf } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { admit, type Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { refused } from '../../platform/problem.ts'
import { translate } from '../../platform/language/translate.ts'
import { serve, type Served } from '../../platform/serve/serve.ts'
import { decideSeveral } from './decide-several.ts'
import { forward } from './forward/forward.ts'
import { forwardTargets } from './forward/forward-targets.ts'
import { peopleToForwardTo, rolesToForwardTo, targetsToForwardTo } from './forward/forward-targets.queries.ts'
import type { AnyRequestType } from './request-type.ts'
import { pendingCounts, pendingPage } from './list/waiting.ts'

/** The calls shared by all types. */
export function approvalRoutes(types: readonly AnyRequestType[]): Served[] {
  return serve(contract, {
    'PUT /api/v1/employee/claim-approval-forward/{id}': (call) => forwardOf(types, call),
    'PUT /api/v1/employee/approval-forward/{id}': (call) => forwardOf(types, call),
    'PUT /api/v1/employee/decisions': async ({ tx, actor, body, language }) => {
      const decided = await decideSeveral(tx, actor, types, body)
      return decided.map(({ _id, refusal }) => ({ _id, refusal: refusal && translate(refusal, language) }))
    },
    'GET /api/v1/employee/approval-counts': ({ tx, actor }) => pendingCounts(tx, actor),
    'GET /api/v1/employee/pending-approvals': ({ tx, actor, query, language }) =>
      pendingPage(tx, actor, query, language),
    'GET /api/v1/employee/employee-pagination': ({ tx, actor, query: { employeeName, ...query } }) =>
      forwardTargets(peopleToForwardTo, tx, actor, { ...query, search: employeeName }),
    'GET /api/v1/employee/no-employee-role': ({ tx, actor, query: { roleName, ...query } }) =>
      forwardTargets(rolesToForwardTo, tx, actor, { ...query, search: roleName }),
    'GET /api/v1/employee/forward-pagination': ({ tx, actor, query }) =>
      forwardTargets(targetsToForwardTo, tx, actor, { ...query, search: undefined }),
  })
}

interface ForwardCall {
  tx: Tx
  actor: Actor
  params: { id: Id }
  query: { type: string }
  body: z.output<typeof Forwarding>
}

/** Two calls, split by type; each forwards the types it is declared for. */
function forwardOf(types: readonly AnyRequestType[], { tx, actor, params, query, body }: ForwardCall): Promise<null> {
  const type = types.find(({ name }) => entryOf(name).forward === query.type)
  if (!type) throw refused(say`There are no requests of this type yet, so none can be forwarded.`)
  admit(actor, { access: entryOf(type.name).decide })
  return forward(tx, actor, type.name, params.id, body)
}
