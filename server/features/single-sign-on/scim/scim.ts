import type { FastifyInstance } from 'fastify'
import { say } from '@muster/engine/sentence.ts'
import { bodyBytes } from '../../../platform/costs/table.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import { readPatch, readUser } from './change.ts'
import { everybody, readFilter } from './filter.ts'
import { groupCalls } from './group-calls.ts'
import { type Call, pageOf, within } from './provider-call.ts'
import { list, providerConfig, resourceTypes, schemas, userResource } from './resource.ts'
import { ScimProblem, scimError } from './scim-error.ts'
import { changeUser, createUser, oneUser, removeUser } from './user.ts'
import { scimUsers } from './user.queries.ts'

/** The protocol by which an identity provider adds, changes and switches off people (RFC 7643, RFC 7644). */
export async function scim(fastify: FastifyInstance, app: App): Promise<void> {
  const base = `${app.config.publicUrl}/scim/v2`
  await fastify.register(
    (scope, _, done) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        ['application/scim+json', 'application/json'],
        { parseAs: 'string', bodyLimit: bodyBytes.ofProvider },
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
      const nothing = () => {
        throw notFound(say`There is nothing at this address.`)
      }
      scope.setNotFoundHandler(nothing)
      // Before the files of the web, whose addresses begin anywhere: an id that is too long for a route would be looked up among them.
      scope.all('/*', nothing)

      scope.get('/ServiceProviderConfig', () => providerConfig(base))
      scope.get('/ResourceTypes', () => list(resourceTypes(base)))
      for (const type of resourceTypes(base)) scope.get(`/ResourceTypes/${type.id}`, () => type)
      scope.get('/Schemas', () => list(schemas(base)))
      for (const schema of schemas(base)) scope.get(`/Schemas/${schema.id.replaceAll(':', '::')}`, () => schema)
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
      groupCalls(scope, app, base)
      done()
    },
    { prefix: '/scim/v2' },
  )
}

async function users(tx: Tx, base: string, query: Record<string, unknown>) {
  const { filter } = query
  const wanted = typeof filter === 'string' ? readFilter(filter) : everybody
  const { resources, total, first } = await pageOf(query, (page) => scimUsers(tx, { ...wanted, ...page }))
  return list(
    resources.map((user) => userResource(base, user)),
    total,
    first,
  )
}
