import type { Route, RouteKey } from '@muster/contract/routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../actor.ts'
import type { App } from '../app.ts'
import type { Tx } from '../database/tx.ts'
import type { Feature } from '../feature.ts'
import { conflict, notFound } from '../problem.ts'
import type { Call } from '../serve/call.ts'
import { type Approved, isAsShown } from '../sensitive/kept-shown.ts'

interface Made {
  key: RouteKey
  params: unknown
  body: unknown
}

/** Makes a pending call with its original handler. Such calls take no files and set no cookies. */
export function callMaker(features: readonly Feature[]) {
  const byKey = new Map(features.flatMap(({ routes }) => routes.map((served) => [served.key, served] as const)))
  return async (app: App, tx: Tx, actor: Actor, { key, params, body }: Made, approved: Approved) => {
    const served = byKey.get(key)
    if (!served) throw notFound(say`The change was not found.`)
    const call = { app, tx, actor, params, body, query: {}, files: undefined } as unknown as Call<Route>
    // A role that the change gives may have got more permissions since: nobody has approved those.
    const present = await served.guard?.(call)
    if (present?.needs?.some((one) => !approved.needs.includes(one)) === true)
      throw conflict(say`This change would now give more than what was sent for approval. Reject it and make it again.`)
    if (present?.isBound === true && !isAsShown(approved.changes, present.changes))
      throw conflict(
        say`The figures have changed since this was sent for approval. Reject it, so that it is reviewed and sent again.`,
      )
    return served.handler(call)
  }
}
