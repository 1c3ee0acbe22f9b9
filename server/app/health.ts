import type { FastifyInstance } from 'fastify'
import { say } from '@muster/engine/sentence.ts'
import { Problem } from '../platform/problem.ts'
import type { App } from '../platform/app.ts'

/**
 * `health`: the process answers. `ready`: it can do its work, because the database answers and is migrated. Below the floor
 * of free space it still can, but for uploads, so it stays ready and says so; a disk that is about to be full ends that.
 * A process that drains can, too, and is not ready all the same; each reply asks for a new connection, which leads elsewhere.
 */
export function health(fastify: FastifyInstance, app: App): void {
  fastify.get('/api/health', () => ({ success: true, data: { status: 'up' } }))
  fastify.addHook('onRequest', (_, reply, done) => {
    if (app.draining.hasBegun) void reply.header('connection', 'close')
    done()
  })
  fastify.get('/api/ready', async () => {
    if (app.draining.hasBegun) throw new Problem(503, say`The server is restarting.`, { retryAfter: 1 })
    await app.database.ping()
    const room = await app.space.room()
    if (room === 'none') throw new Problem(503, say`The disk is full.`, { retryAfter: 30 })
    return { success: true, data: room === 'low' ? { status: 'degraded', problems: [lowDisk] } : { status: 'ready' } }
  })
}

const lowDisk = 'The disk is nearly full: uploads are refused.'
