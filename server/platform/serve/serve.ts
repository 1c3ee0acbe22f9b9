import type { Route, RouteKey, Routes } from '@muster/contract/routes.ts'
import type { Sensitive } from '../sensitive/sensitive.ts'
import { Prepared, type Before, type Call, type Handler } from './call.ts'

/** What is sensitive about a call; null if nothing is. */
export type Guard = (call: Call<Route>) => Promise<Sensitive | null>

/** A route with the handler that serves it. */
export interface Served {
  key: RouteKey
  route: Route
  handler: Handler<Route>
  guard?: Guard
  /** What comes before the transaction; the handler finds its result under `ready`. */
  prepare?: (call: Before<Route>) => Promise<unknown>
}

/** Binds every call of one noun to its handler; a missing or foreign key does not compile. */
export function serve<R extends Routes>(
  routes: R,
  handlers: { [K in keyof R]: R[K] extends Route ? Handler<R[K]> | Prepared<R[K]> : never },
): Served[] {
  return (Object.keys(routes) as RouteKey[]).map((key) => ({
    key,
    route: routes[key] as Route,
    ...bound(handlers[key as keyof R] as unknown as Handler<Route> | Prepared<Route>),
  }))
}

function bound(given: Handler<Route> | Prepared<Route>): Pick<Served, 'handler' | 'prepare'> {
  if (!(given instanceof Prepared)) return { handler: given }
  const { prepare, handle } = given
  return { prepare, handler: (call) => handle(call, (call as { ready?: unknown }).ready) }
}
