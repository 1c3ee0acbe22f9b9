import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/app.ts'

/** `health`: the process answers. `ready`: it can do its work, because the database answers and is migrated. */
export function health(fastify: FastifyInstance, app: App): void {
  fastify.get('/api/health', () => ({ success: true, data: { status: 'up' } }))
  fastify.get('/api/ready', async () => {
    await app.database.ping()
    return { success: true, data: { status: 'ready' } }
  })
}
