import type { RouteKey } from '@muster/contract/routes.ts'
import type { Actor } from '../actor.ts'
import type { Settled } from '../bytes.ts'

/** What a heavy call takes along. */
interface Taken {
  /** Of what the caller is; what it could be sent, such as cookies, stays. */
  client: object
  language: string
  params: unknown
  query: Record<string, unknown>
  body: unknown
}

/** Makes a heavy call outside the thread that serves ordinary calls. */
export type Aside = (key: RouteKey, actor: Actor, call: Taken) => Promise<Settled>
