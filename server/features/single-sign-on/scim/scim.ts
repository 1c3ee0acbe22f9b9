import type { FastifyInstance } from 'fastify'
import type { App } from '../../../platform/app.ts'

export async function scim(fastify: FastifyInstance, app: App): Promise<void> {
  await Promise.resolve([fastify, app])
}
