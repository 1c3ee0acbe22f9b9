import type { FastifyInstance } from 'fastify'
import type { App } from '../../../platform/app.ts'
import { everyGroup, readGroupFilter } from './filter.ts'
import { changeGroup, createGroup, oneGroup, removeGroup, replaceGroup } from './group.ts'
import { scimGroups } from './group.queries.ts'
import { type Call, pageOf, within } from './provider-call.ts'
import { groupResource, list } from './resource.ts'

/** Groups of people, which can give roles. */
export function groupCalls(scope: FastifyInstance, app: App, base: string): void {
  scope.get('/Groups', (request: Call) =>
    within(app, request, async (tx) => {
      const { filter } = request.query
      const wanted = typeof filter === 'string' ? readGroupFilter(filter) : everyGroup
      const { resources, total, first } = await pageOf(request.query, (page) => scimGroups(tx, { ...wanted, ...page }))
      return list(
        resources.map((group) => groupResource(base, group, isWithMembers(request))),
        total,
        first,
      )
    }),
  )
  scope.post('/Groups', async (request: Call, reply) => {
    const made = await within(app, request, (tx, actor) => createGroup(tx, actor, request.body))
    const resource = groupResource(base, made)
    return reply.status(201).header('location', resource.meta.location).send(resource)
  })
  scope.get('/Groups/:id', (request: Call) =>
    within(app, request, async (tx) =>
      groupResource(base, await oneGroup(tx, request.params.id), isWithMembers(request)),
    ),
  )
  for (const [method, write] of [
    ['PUT', replaceGroup],
    ['PATCH', changeGroup],
  ] as const)
    scope.route({
      ...{ method, url: '/Groups/:id' },
      handler: (request) => {
        const { params, body } = request as Call
        return within(app, request, async (tx, actor) => groupResource(base, await write(tx, actor, params.id, body)))
      },
    })
  scope.delete('/Groups/:id', async (request: Call, reply) => {
    await within(app, request, (tx, actor) => removeGroup(tx, actor, request.params.id))
    return reply.status(204).send()
  })
}

/** Entra looks up groups without their members, who may be many. */
function isWithMembers({ query: { excludedAttributes } }: Call): boolean {
  return typeof excludedAttributes !== 'string' || !/(^|,)\s*members\s*(,|$)/i.test(excludedAttributes)
}
