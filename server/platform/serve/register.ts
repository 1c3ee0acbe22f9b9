import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '@muster/contract/routes.ts'
import { say } from '@muster/engine/sentence.ts'
import { admit, assertProved } from '../actor.ts'
import type { App } from '../app.ts'
import { rates } from '../costs/rates.ts'
import { bodyLimitOf } from '../costs/body-limit.ts'
import { languageOf } from '../language/translate.ts'
import { Problem, invalid, signedOut } from '../problem.ts'
import type { Settled, SettledBytes } from '../bytes.ts'
import type { Uploads } from './call.ts'
import { check } from './check/check.ts'
import { admitKey, isApiKey } from './api-key.ts'
import { agentOf, bearerOf, browserCookie, clientOf, whenceOf } from './client.ts'
import { isOptional, readParts } from './multipart.ts'
import { networkOf } from './network.ts'
import { obeysKey } from './once.ts'
import { performer, withContent, type Who } from './perform.ts'
import type { Served } from './serve.ts'
import type { Unfinished } from './unfinished.ts'
import { admitUpload, squarePictures, whileKept } from './uploads.ts'

/** Registers a call with Fastify: limit, access, turn, validation, transaction, handler, envelope. */
export function register(fastify: FastifyInstance, app: App, served: Served, unfinished: Unfinished): void {
  const { key, route } = served
  const [method = '', path = ''] = key.split(' ')
  const perform = performer(served)

  const isKeyed = obeysKey(key, route)
  const needsFile = Object.values(route.files ?? {}).some((part) => !isOptional(part))
  const bringsFiles = (request: FastifyRequest) =>
    route.files !== undefined && (needsFile || request.headers['content-type']?.startsWith('multipart/') === true)
  // Before the body, so that none of it is read for a caller without permission.
  const callers = new WeakMap<FastifyRequest, Who>()
  const admitted = async (request: FastifyRequest) => {
    if (route.access === 'public') await app.limits.spend(key, networkOf(request.ip), route.rate ?? rates.ofStranger)
    const who = await whoCalls(app, served, request)
    unfinished.hold(request, accountOf(who, request))
    if (bringsFiles(request)) await admitUpload(app, accountOf(who, request))
    callers.set(request, who)
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const client = clientOf(request, reply, app.config.publicUrl)
    const language = languageOf(request.headers['accept-language'])
    const who = callers.get(request)!
    const keyed = isKeyed ? request : undefined
    const isMarked = request.headers['idempotency-key'] !== undefined
    if (!route.files || !bringsFiles(request)) {
      const settled = await turnOf(app, route, who, async () => {
        assertPresent(request)
        const read = readCall(route, request, request.body)
        const basic = { app, client, language, isMarked, ...read, ...(route.files ? { files: none(route) } : {}) }
        if (route.heavy && app.aside && who.actor) return app.aside(key, who.actor, basic)
        return perform(who, basic, { keyed }).then(withContent)
      })
      return send(reply, settled)
    }
    const parts = await readParts(request, route, app.incoming)
    try {
      const read = readCall(route, request, parts.fields)
      await squarePictures(route, parts.files, accountOf(who, request))
      const settled = await whileKept(app, route, who.actor, parts.files, (files, keep) =>
        turnOf(app, route, who, () =>
          perform(who, { app, client, language, isMarked, ...read, files }, { keep, keyed }).then(withContent),
        ),
      )
      return await send(reply, settled)
    } finally {
      await parts.remove()
    }
  }
  fastify.route({
    ...{ method, url: path.replace(/\{(\w+)\}/g, ':$1'), onRequest: admitted, handler: answer },
    bodyLimit: bodyLimitOf(route),
  })
}

/** Strangers are limited by the number of their calls. */
function turnOf<T>({ turns }: App, { heavy }: Route, { actor }: Who, work: () => Promise<T>): Promise<T> {
  return actor ? turns[heavy ? 'heavy' : 'ordinary'].run(actor, work) : work()
}

/** Whoever went away while waiting needs no answer. */
function assertPresent({ raw: { socket } }: FastifyRequest): void {
  if (socket?.destroyed === true) throw new Problem(499, say`The caller is gone.`, { isExpected: true })
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

/**
 * Pay and bank accounts must not stay in the browser of a shared computer. A change that awaits a second person is accepted but not made
 * yet; no text in a reply can contain its mark, because quotes are escaped.
 */
function send(reply: FastifyReply, settled: Settled) {
  if (!('json' in settled)) return sendBytes(reply, settled)
  const { json } = settled
  if (reply.request.method !== 'GET' && json.includes('"pendingChange":"')) void reply.status(202)
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(json)
}

function sendBytes(reply: FastifyReply, { type, name, publicFor, status, retryAfter, content }: SettledBytes) {
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
