import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Route, RouteKey } from '@muster/contract/routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../actor.ts'
import type { Tx } from '../database/tx.ts'
import { conflict, invalid, refused } from '../problem.ts'
import type { Uploads } from './call.ts'
import { plusSeconds } from '../clock.ts'
import { deleteTaps, keepReply, keptReply, takeKey } from './once.queries.ts'

/** Whether a call obeys an Idempotency-Key: every call that changes something for an account, except for signing in. */
export function obeysKey(key: RouteKey, { access, reads, reply, secret }: Route): boolean {
  const isOfAccount = access !== 'public' && access !== 'onboarding' && !key.includes(' /api/auth/')
  return isOfAccount && reads !== true && secret !== true && reply !== 'blob' && !key.startsWith('GET ')
}

/** The key of a request and a digest of its content: the same key with other content is an error. Null without a key. */
export function markOf(request: FastifyRequest, carried: Carried): { key: string; digest: string } | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return { key, digest: digestOf(request, carried) }
  throw invalid([
    { path: 'headers.idempotency-key', message: say`Use 1 to 200 letters, digits and signs without spaces` },
  ])
}

/**
 * The same for a call without a key, if a second tap is likely: within a minute, the same content from the same person is the same call,
 * unless they changed something in between. No caller's key has a space.
 */
export function tapOf(request: FastifyRequest, carried: Carried): { key: string; digest: string } {
  const digest = digestOf(request, carried)
  return { key: `tap ${digest}`, digest }
}

/** What was sent before may have been changed or deleted by now, so the same again is another one. */
export function forgetTaps(tx: Tx, { account }: Actor): void {
  tx.closeWith(deleteTaps(tx, { account, key: null, before: null }))
}

interface Carried {
  body: unknown
  files?: Uploads | undefined
}

function digestOf({ method, url }: FastifyRequest, { body, files = {} }: Carried): string {
  const hash = createHash('sha256').update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
  for (const [name, sent] of Object.entries(files))
    for (const file of [sent ?? []].flat()) hash.update(`\n${name}\n`).update(file.sha256)
  return hash.digest('hex')
}

const tapSeconds = 60

interface Sent {
  actor: Actor
  key: string
  digest: string
}

/**
 * Does `work` once per key and returns the same reply, however often and whenever the request comes. A failure is rolled back with its
 * key, so it may be retried. In the call's transaction, with 2 more statements.
 */
export async function once(tx: Tx, { actor, key, digest }: Sent, work: () => Promise<string>): Promise<string> {
  const { account } = actor
  if (key.startsWith('tap ')) await deleteTaps(tx, { account, key, before: plusSeconds(tx.now, -tapSeconds) })
  if ((await takeKey(tx, { account, key, digest, now: tx.now })) === 1) {
    const reply = await work()
    tx.closeWith(keepReply(tx, { account, key, reply }))
    return reply
  }
  const kept = await keptReply(tx, { account, key })
  if (kept?.reply == null) throw conflict(say`This request is being processed. Try again in a moment.`)
  if (kept.digest !== digest) {
    const message = say`This Idempotency-Key belongs to another request. Send a new key.`
    throw refused(message, [{ path: 'headers.idempotency-key', message }])
  }
  return kept.reply
}
