import type { FastifyInstance, FastifyRequest } from 'fastify'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, Problem, signedOut } from '../../../platform/problem.ts'
import { networkOf } from '../../../platform/serve/network.ts'
import { providerActor } from '../provider-actor.ts'
import { readPatch, readUser } from './change.ts'
import { everybody, readFilter } from './filter.ts'
import { list, pageLimit, providerConfig, resourceType, schemaOfUsers, userResource, userSchema } from './resource.ts'
import { ScimProblem, scimError } from './scim-error.ts'
import { digestOf } from './token.ts'
import { makerIsAdmin, ownerOfToken } from './token.queries.ts'
import { changeUser, createUser, oneUser, removeUser } from './user.ts'
import { scimUsers } from './user.queries.ts'

type Call = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>

/** The protocol by which an identity provider adds, changes and switches off people (RFC 7643, RFC 7644). */
export async function scim(fastify: FastifyInstance, app: App): Promise<void> {
  const base = `${app.config.publicUrl}/scim/v2`
  await fastify.register(
    (scope, _, done) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        ['application/scim+json', 'application/json'],
        { parseAs: 'string' },
        (_request, body, parsed) => {
          try {
            parsed(null, body === '' ? {} : JSON.parse(body as string))
          } catch {
            parsed(new ScimProblem('invalidSyntax', say`The request is not JSON.`), undefined)
          }
        },
      )
      scope.addHook('onSend', (_request, reply, payload, sent) => {
        void reply.header('content-type', 'application/scim+json; charset=utf-8').header('cache-control', 'no-store')
        sent(null, payload)
      })
      scope.setErrorHandler((error, request, reply) => {
        const { status, body } = scimError(error)
        if (status >= 500) app.log.error({ id: request.id, message: (error as Error).stack }, 'a SCIM call failed')
        if (error instanceof Problem && error.retryAfter) void reply.header('retry-after', error.retryAfter)
        return reply.status(status).send(body)
      })
      scope.setNotFoundHandler(() => {
        throw notFound(say`There is nothing at this address.`)
      })

      scope.get('/ServiceProviderConfig', () => providerConfig(base))
      scope.get('/ResourceTypes', () => list([resourceType(base)]))
      scope.get('/ResourceTypes/User', () => resourceType(base))
      scope.get('/Schemas', () => list([schemaOfUsers(base)]))
      scope.get(`/Schemas/${userSchema.replaceAll(':', '::')}`, () => schemaOfUsers(base))
      for (const url of ['/Me', '/Bulk'])
        scope.all(url, () => {
          throw new Problem(501, say`This is not supported.`)
        })

      scope.get('/Users', (request: Call) => within(app, request, (tx) => users(tx, base, request.query)))
      scope.post('/Users', async (request: Call, reply) => {
        const made = await within(app, request, (tx, actor, isMailed) =>
          createUser(tx, app, actor, readUser(request.body), isMailed),
        )
        const resource = userResource(base, made)
        return reply.status(201).header('location', resource.meta.location).send(resource)
      })
      scope.get('/Users/:id', (request: Call) =>
        within(app, request, async (tx) => userResource(base, await oneUser(tx, request.params.id))),
      )
      for (const [method, read] of [
        ['PUT', readUser],
        ['PATCH', readPatch],
      ] as const)
        scope.route({
          ...{ method, url: '/Users/:id' },
          handler: (request) => {
            const { params, body } = request as Call
            return within(app, request, async (tx, actor) =>
              userResource(base, await changeUser(tx, app, actor, params.id, read(body))),
            )
          },
        })
      scope.delete('/Users/:id', async (request: Call, reply) => {
        await within(app, request, (tx, actor) => removeUser(tx, actor, request.params.id))
        return reply.status(204).send()
      })
      done()
    },
    { prefix: '/scim/v2' },
  )
}

async function users(tx: Tx, base: string, query: Record<string, unknown>) {
  const { filter, startIndex, count } = query
  const wanted = typeof filter === 'string' ? readFilter(filter) : everybody
  const first = Math.max(1, whole(startIndex, 1))
  const limit = Math.min(pageLimit, Math.max(0, whole(count, 100)))
  // A page without rows has no row to say how many there are.
  const found = await scimUsers(tx, { ...wanted, offset: first - 1, limit })
  const total = found[0]?.total ?? (await scimUsers(tx, { ...wanted, offset: 0, limit: 1 }))[0]?.total ?? 0
  const resources = found.map((user) => userResource(base, user))
  return list(resources, total, first)
}

function whole(value: unknown, otherwise: number): number {
  if (value === undefined) return otherwise
  const number = Number(value)
  if (Number.isSafeInteger(number) && Math.abs(number) <= 1_000_000_000) return number
  throw new ScimProblem('invalidValue', say`startIndex and count must be whole numbers.`)
}

/** Does a call in the company of its token, as the identity provider that the admin let in. */
async function within<T>(
  app: App,
  request: FastifyRequest,
  work: (tx: Tx, actor: Actor, isMailed: boolean) => Promise<T>,
): Promise<T> {
  const token = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  const owner = await app.database.globally((tx) =>
    token ? ownerOfToken(tx, { digest: digestOf(app, token), now: tx.now }) : Promise.resolve(undefined),
  )
  if (!owner) {
    await app.limits.spend('scim-unknown', networkOf(request.ip), { max: 60, seconds: 60 })
    throw signedOut(say`This SCIM token is not valid. Create a new one in Muster's settings.`)
  }
  await app.limits.spend('scim', owner.organisation, { max: 600, seconds: 60 })
  return app.database.within(owner.organisation, async (tx) => {
    if (!(await makerIsAdmin(tx, { account: owner.account }))?.isAllowed)
      throw signedOut(
        say`Whoever created this SCIM token is no longer an admin. Create a new one in Muster's settings.`,
      )
    return work(tx, providerActor(tx, owner.account), owner.mailsInvitations)
  })
}
