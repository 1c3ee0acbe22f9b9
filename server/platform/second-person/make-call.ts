import type { Route, RouteKey } from '@muster/contract/routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../actor.ts'
import type { App } from '../app.ts'
import type { Tx } from '../database/tx.ts'
import type { Feature } from '../feature.ts'
import { notFound } from '../problem.ts'
import type { Call } from '../serve/call.ts'

interface Made {
  key: RouteKey
  params: unknown
  body: unknown
}

/** Makes a pending call with its original handler. Such calls take no files and set no cookies. */
export function callMaker(features: readonly Feature[]) {
  const byKey = new Map(features.flatMap(({ routes }) => routes.map((served) => [served.key, served] as const)))
  return async (app: App, tx: Tx, actor: Actor, { key, params, body }: Made): Promise<unknown> => {
    const served = byKey.get(key)
    if (!served) throw notFound(say`The change was not found.`)
    return served.handler({ app, tx, actor, params, body, query: {}, files: undefined } as unknown as Call<Route>)
  }
}
