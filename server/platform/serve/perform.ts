import type { FastifyRequest } from 'fastify'
import type { Success } from '@muster/contract/envelope.ts'
import type { Route } from '@muster/contract/routes.ts'
import { plain } from '@muster/engine/sentence.ts'
import type { Actor, Onboarding } from '../actor.ts'
import type { App } from '../app.ts'
import type { Tx } from '../database/tx.ts'
import { translate } from '../language/translate.ts'
import { SentForApproval } from '../sensitive/sensitive.ts'
import { spendSending } from '../sending.ts'
import type { Bytes, Settled } from '../bytes.ts'
import type { Before, Call, Client, Keep, Uploads } from './call.ts'
import { forgetTaps, markOf, once, tapOf } from './once.ts'
import { serializer } from './serializer.ts'
import type { Served } from './serve.ts'

export type Who = { actor?: Actor; onboarding?: Onboarding }

/** A validated call. */
export interface Read {
  app: App
  client: Client
  language: string
  /** Sent with an Idempotency-Key. */
  isMarked: boolean
  params: unknown
  query: Record<string, unknown>
  body: unknown
  files?: Uploads
}

/** The JSON of a reply, or its bytes. */
export type Performed = { json: string } | Bytes

export interface More {
  keep?: Keep | undefined
  /** Of a call that is made once only, however often it is sent. */
  keyed?: FastifyRequest | undefined
}

/** Makes validated calls of one route: what comes before, transaction, handler, envelope. */
export function performer({ key, route, handler, guard, prepare }: Served) {
  const write = route.reply === 'blob' ? undefined : serializer(route)
  const changes = /^(PUT|DELETE) /.test(key)
  return async (who: Who, basic: Read, { keep, keyed }: More = {}): Promise<Performed> => {
    const { app } = basic
    const { actor } = who
    if (route.sends && actor) {
      const { id } = (basic.params ?? {}) as { id?: string }
      await spendSending(app.limits, route.sends, actor, id)
    }
    const ready = await prepare?.({ ...basic, ...who, keep } as unknown as Before<Route>)
    const handle = (more: object) =>
      Promise.resolve(handler({ ...basic, ...who, ready, ...more } as unknown as Call<Route>))
    const json = (result: unknown) => write!(envelope(route, result, basic))
    const act = async (tx: Tx) => {
      const sensitive = actor && guard ? await guard({ ...basic, actor, tx } as unknown as Call<Route>) : null
      if (!actor || sensitive === null) return handle({ tx })
      const make = (within: Tx, body: unknown) => handle({ tx: within, body })
      return app.secondPerson({ key, actor, tx, params: basic.params, body: basic.body, make }, sensitive)
    }
    const mark = !keyed ? null : basic.isMarked || !route.tapProof ? markOf(keyed, basic) : tapOf(keyed, basic)
    if (actor && mark) {
      const work = (tx: Tx) => once(tx, { actor, ...mark }, async () => json(await act(tx)))
      return { json: await app.database.within(actor.organisation, work) }
    }
    const unmarked = async (tx: Tx) => {
      const result = await act(tx)
      if (actor && keyed && changes) forgetTaps(tx, actor)
      return result
    }
    const result = actor ? await app.database.within(actor.organisation, unmarked) : await handle({})
    return write ? { json: json(result) } : (result as unknown as Bytes)
  }
}

/** With the content of bytes that are fetched or drawn once the transaction is over. */
export async function withContent(performed: Performed): Promise<Settled> {
  if ('json' in performed) return performed
  const { content } = performed
  return { ...performed, content: typeof content === 'function' ? await content() : content }
}

function envelope(route: Route, result: unknown, { query, language }: Read): Success<unknown> {
  if (result instanceof SentForApproval) {
    const { data, message, change } = result
    return { success: true, message: translate(message, language), pendingChange: change, data }
  }
  const done: Success<unknown> = { success: true, data: result }
  if (route.message) done.message = translate(plain(route.message), language)
  if (route.paging === 'cursor') {
    const { data, next } = result as { data: unknown; next: string | null }
    return { ...done, data, pagination: { next, limit: query['limit'] as number } }
  }
  if (route.paging) {
    const { data, total, atLeast } = result as { data: unknown; total: number; atLeast?: boolean }
    const limit = query['isWhole'] ? Math.min(query['limit'] as number, total) : (query['limit'] as number)
    return {
      ...done,
      data,
      pagination: { page: query['page'] as number, limit, total, ...(atLeast ? { atLeast } : {}) },
    }
  }
  return done
}
