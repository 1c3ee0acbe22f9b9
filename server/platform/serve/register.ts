import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Success } from '@muster/contract/envelope.ts'
import type { Route } from '@muster/contract/routes.ts'
import { admit, type Actor, type Onboarding } from '../actor.ts'
import type { App } from '../app.ts'
import type { Tx } from '../database/tx.ts'
import { invalid, signedOut } from '../problem.ts'
import type { Bytes } from './bytes.ts'
import type { Call } from './call.ts'
import { check } from './check.ts'
import { bearerOf, browserCookie, clientOf } from './client.ts'
import { readParts } from './multipart.ts'
import { networkOf } from './network.ts'
import { markOf, obeysKey, once } from './once.ts'
import { serializer } from './serializer.ts'
import type { Served } from './serve.ts'

/** Hangs a served call into Fastify: limit, access, check, transaction, handler, envelope. */
export function register(fastify: FastifyInstance, app: App, served: Served): void {
  const { key, route, handler } = served
  const [method = '', path = ''] = key.split(' ')
  const write = route.reply === 'blob' ? undefined : serializer(route)

  const isKeyed = obeysKey(key, route)

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const client = clientOf(request, reply, app.config.publicUrl)
    if (route.access === 'public') await app.limits.spend(key, networkOf(client.address), route.rate ?? defaultRate)
    const who = await whoCalls(app, route, request)
    const basic = { app, client, ...(await readCall(route, request)) }
    const handle = (more: object) => Promise.resolve(handler({ ...basic, ...who, ...more } as unknown as Call<Route>))
    const json = (result: unknown) => write!(envelope(route, result, basic.query))
    const { actor } = who
    const mark = actor && isKeyed ? markOf(request, basic) : null
    if (actor && mark) {
      const work = (tx: Tx) => once(tx, { actor, ...mark }, async () => json(await handle({ tx })))
      return sendJson(reply, await app.database.within(actor.organisation, work))
    }
    const result = actor ? await app.database.within(actor.organisation, (tx) => handle({ tx })) : await handle({})
    return write ? sendJson(reply, json(result)) : sendBytes(reply, result as unknown as Bytes)
  }
  fastify.route({ method, url: path.replace(/\{(\w+)\}/g, ':$1'), handler: answer })
}

const defaultRate = { max: 30, seconds: 60 }

async function whoCalls(
  app: App,
  route: Route,
  request: FastifyRequest,
): Promise<{ actor?: Actor; onboarding?: Onboarding }> {
  if (route.access === 'public') return {}
  const token = bearerOf(request)
  if (!token) throw signedOut()
  if (route.access === 'onboarding') return { onboarding: await app.onboarding(token) }
  const actor = await app.authenticate(token, request.cookies[browserCookie])
  admit(actor, { ...route, access: route.access })
  return { actor }
}

async function readCall(route: Route, request: FastifyRequest) {
  const parts = route.files ? await readParts(request, route.files) : undefined
  const body = parts ? parts.fields : request.body
  if (route.body && !route.files && (body === null || typeof body !== 'object')) {
    throw invalid([{ path: 'body', message: 'Send a JSON object' }])
  }
  return { ...check(route, { params: request.params, query: request.query, body }), files: parts?.files }
}

function envelope(route: Route, result: unknown, query: Record<string, unknown>): Success<unknown> {
  const done: Success<unknown> = { success: true, data: result }
  if (route.message) done.message = route.message
  if (route.paging === 'cursor') {
    const { data, next } = result as { data: unknown; next: string | null }
    return { ...done, data, pagination: { next, limit: query['limit'] as number } }
  }
  if (route.paging) {
    const { data, total, atLeast } = result as { data: unknown; total: number; atLeast?: boolean }
    const limit = (query['limit'] as number | null) ?? total
    return {
      ...done,
      data,
      pagination: { page: query['page'] as number, limit, total, ...(atLeast ? { atLeast } : {}) },
    }
  }
  return done
}

/** Pay and bank accounts do not stay behind in the browser of a shared computer. */
function sendJson(reply: FastifyReply, json: string) {
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(json)
}

function sendBytes(reply: FastifyReply, { type, content, name, publicFor }: Bytes) {
  // What is not for everybody stays behind nowhere: not in the browser of a shared computer, not in a proxy.
  void reply.type(type).header('cache-control', publicFor === undefined ? 'no-store' : `public, max-age=${publicFor}`)
  // Uploaded content never runs as a page of ours, whatever it claims to be.
  void reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (name) void reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  return reply.send(content)
}
