import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Success } from '@muster/contract/envelope.ts'
import type { Route } from '@muster/contract/routes.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import { admit, assertProved, type Actor, type Onboarding } from '../actor.ts'
import type { App } from '../app.ts'
import type { Tx } from '../database/tx.ts'
import { languageOf, translate } from '../language/translate.ts'
import { Problem, invalid, signedOut } from '../problem.ts'
import type { Bytes } from './bytes.ts'
import type { Before, Call, Client, Keep, Uploads } from './call.ts'
import { check } from './check.ts'
import { admitKey, isApiKey } from './api-key.ts'
import { agentOf, bearerOf, browserCookie, clientOf, whenceOf } from './client.ts'
import { isOptional, readParts } from './multipart.ts'
import { SentForApproval } from '../second-person/sensitive.ts'
import { networkOf } from './network.ts'
import { markOf, obeysKey, once } from './once.ts'
import { serializer } from './serializer.ts'
import type { Served } from './serve.ts'
import type { Unfinished } from './unfinished.ts'
import { admitUpload, squarePictures, whileKept } from './uploads.ts'

/** Registers a call with Fastify: limit, access, validation, transaction, handler, envelope. */
export function register(fastify: FastifyInstance, app: App, served: Served, unfinished: Unfinished): void {
  const { key, route, handler, guard } = served
  const [method = '', path = ''] = key.split(' ')
  const write = route.reply === 'blob' ? undefined : serializer(route)

  const isKeyed = obeysKey(key, route)
  const needsFile = Object.values(route.files ?? {}).some((part) => !isOptional(part))
  const bringsFiles = (request: FastifyRequest) =>
    route.files !== undefined && (needsFile || request.headers['content-type']?.startsWith('multipart/') === true)
  // Before the body, so that none of it is read for a caller without permission.
  const callers = new WeakMap<FastifyRequest, Who>()
  const admitted = async (request: FastifyRequest) => {
    if (route.access === 'public') await app.limits.spend(key, networkOf(request.ip), route.rate ?? defaultRate)
    const who = await whoCalls(app, served, request)
    unfinished.hold(request, accountOf(who, request))
    if (bringsFiles(request)) await admitUpload(app, accountOf(who, request))
    callers.set(request, who)
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const client = clientOf(request, reply, app.config.publicUrl)
    const language = languageOf(request.headers['accept-language'])
    const who = callers.get(request)!
    if (!route.files || !bringsFiles(request)) {
      const read = readCall(route, request, request.body)
      return respond(request, reply, who, {
        app,
        client,
        language,
        ...read,
        ...(route.files ? { files: none(route) } : {}),
      })
    }
    const parts = await readParts(request, route.files, app.incoming)
    try {
      const read = readCall(route, request, parts.fields)
      await squarePictures(route, parts.files, accountOf(who, request))
      return await whileKept(app, route, who.actor, parts.files, (files, keep) =>
        respond(request, reply, who, { app, client, language, ...read, files }, keep),
      )
    } finally {
      await parts.remove()
    }
  }
  const respond = async (request: FastifyRequest, reply: FastifyReply, who: Who, basic: Read, keep?: Keep) => {
    const ready = await served.prepare?.({ ...basic, ...who, keep } as unknown as Before<Route>)
    const handle = (more: object) =>
      Promise.resolve(handler({ ...basic, ...who, ready, ...more } as unknown as Call<Route>))
    const json = (result: unknown) => write!(envelope(route, result, basic))
    const { actor } = who
    const act = async (tx: Tx) => {
      const sensitive = actor && guard ? await guard({ ...basic, actor, tx } as unknown as Call<Route>) : null
      if (!actor || sensitive === null) return handle({ tx })
      const make = (within: Tx, body: unknown) => handle({ tx: within, body })
      return app.secondPerson({ key, actor, tx, params: basic.params, body: basic.body, make }, sensitive)
    }
    const mark = actor && isKeyed ? markOf(request, basic) : null
    if (actor && mark) {
      const work = (tx: Tx) => once(tx, { actor, ...mark }, async () => json(await act(tx)))
      return sendJson(reply, await app.database.within(actor.organisation, work))
    }
    const result = actor ? await app.database.within(actor.organisation, act) : await handle({})
    return write ? sendJson(reply, json(result)) : await sendBytes(reply, result as unknown as Bytes)
  }
  // Forms of strangers have few fields.
  const isOpen = route.access === 'public' || route.access === 'onboarding'
  const limit = isOpen ? { bodyLimit: 16 * 1024 } : {}
  fastify.route({ method, url: path.replace(/\{(\w+)\}/g, ':$1'), onRequest: admitted, handler: answer, ...limit })
}

type Who = { actor?: Actor; onboarding?: Onboarding }
interface Read {
  app: App
  client: Client
  language: string
  params: unknown
  query: Record<string, unknown>
  body: unknown
  files?: Uploads
}

/** The uploads of a call that may have files and has none. */
function none(route: Route): Uploads {
  const parts = Object.entries(route.files ?? {})
  return Object.fromEntries(parts.flatMap(([name, { many }]) => (many === undefined ? [] : [[name, []]])))
}

/** The key that limits count by. */
function accountOf({ actor, onboarding }: Who, request: FastifyRequest): string {
  return actor?.account ?? onboarding?.signUp ?? networkOf(request.ip)
}

/** Shows someone else's number in full. */
const revealsAnother = /^GET (?!.*\/self-).*\/reveal$/

const defaultRate = { max: 30, seconds: 60 }

async function whoCalls(app: App, { key, route }: Served, request: FastifyRequest): Promise<Who> {
  if (route.access === 'public') return {}
  const token = bearerOf(request)
  if (!token) throw signedOut()
  if (route.access === 'onboarding') return { onboarding: await app.onboarding(token) }
  const byKey = isApiKey(token) ? await app.apiKey(token, request.ip) : null
  const known = byKey?.actor ?? (await app.authenticate(token, request.cookies[browserCookie]))
  const actor = { ...known, from: whenceOf({ address: request.ip, agent: agentOf(request) }) }
  try {
    if (byKey) await admitKey(app.limits, key, route, byKey)
    else admit(actor, { ...route, access: route.access })
    if (route.proof === true) assertProved(actor, app.clock.now(), app.config.proofMinutes)
    if (revealsAnother.test(key)) await app.revealing(actor)
  } catch (error) {
    if (error instanceof Problem && !error.needsProof) app.refusedTo(actor, key, error.status)
    throw error
  }
  return { actor }
}

function readCall(route: Route, request: FastifyRequest, body: unknown) {
  if (route.body && (body === null || typeof body !== 'object')) {
    throw invalid([{ path: 'body', message: say`Send a JSON object` }])
  }
  return check(route, { params: request.params, query: request.query, body })
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
    const limit = (query['limit'] as number | null) ?? total
    return {
      ...done,
      data,
      pagination: { page: query['page'] as number, limit, total, ...(atLeast ? { atLeast } : {}) },
    }
  }
  return done
}

/**
 * Pay and bank accounts must not stay in the browser of a shared computer. A change that awaits a second person is accepted but not made
 * yet; no text in a reply can contain its mark, because quotes are escaped.
 */
function sendJson(reply: FastifyReply, json: string) {
  if (json.includes('"pendingChange":"')) void reply.status(202)
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(json)
}

async function sendBytes(reply: FastifyReply, bytes: Bytes) {
  const { type, name, publicFor, status, retryAfter } = bytes
  const content = typeof bytes.content === 'function' ? await bytes.content() : bytes.content
  // Non-public replies are cached nowhere: not in the browser of a shared computer, not in a proxy.
  void reply
    .status(status ?? 200)
    .type(type)
    .header('cache-control', publicFor === undefined ? 'no-store' : `public, max-age=${publicFor}`)
  // Uploaded content never runs as one of our pages, whatever it claims to be.
  void reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (name) void reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply.send(content)
}
