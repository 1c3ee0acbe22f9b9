import { scopesFor } from '@muster/contract/integrations/key-access.ts'
import type { Route, RouteKey } from '@muster/contract/routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { KeyCaller } from '../actor.ts'
import type { Limits } from '../limits.ts'
import { forbidden } from '../problem.ts'

/** The prefix of API key secrets. */
export const keyPrefix = 'mk_'

export const isApiKey = (token: string) => token.startsWith(keyPrefix)

/** Counts the call against the key's own limit; 403 if no key may make it, or this one lacks the scope. */
export async function admitKey(limits: Limits, key: RouteKey, route: Route, caller: KeyCaller): Promise<void> {
  const { actor, callsPerMinute, scopes } = caller
  await limits.spend('api-key', actor.account, {
    ...{ max: callsPerMinute, seconds: 60 },
    words: say`This API key made more calls than its limit allows.`,
  })
  const wanted = scopesFor(key, route)
  if (wanted === null) throw forbidden(say`API keys cannot make this call. It is for people who are signed in.`)
  if (!wanted.some((scope) => scopes.includes(scope)))
    throw forbidden(say`This API key needs the scope ${wanted.join(', ')}.`)
}
