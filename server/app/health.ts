import type { FastifyInstance } from 'fastify'
import { say } from '@muster/engine/sentence.ts'
import { Problem } from '../platform/problem.ts'
import type { App } from '../platform/app.ts'

/**
 * `health`: the process responds. `ready`: it can do its work, because the database responds and is migrated. Below the minimum free space
 * everything but uploads works, so it stays ready and reports it; a disk about to be full ends that. A draining process is not ready
 * although it works; each reply closes its connection, so that the next goes elsewhere.
 */
export function health(fastify: FastifyInstance, app: App): void {
  fastify.get('/api/health', () => ({ success: true, data: { status: 'up' } }))
  fastify.addHook('onRequest', (_, reply, done) => {
    if (app.draining.hasBegun) void reply.header('connection', 'close')
    done()
  })
  fastify.get('/api/ready', async () => {
    // Asked several times a second by a proxy.
    if (app.draining.hasBegun)
      throw new Problem(503, say`The server is restarting.`, { retryAfter: 1, isExpected: true })
    await app.database.ping()
    const room = await app.space.room()
    if (room === 'none') throw new Problem(503, say`The disk is full.`, { retryAfter: 30 })
    return { success: true, data: room === 'low' ? { status: 'degraded', problems: [lowDisk] } : { status: 'ready' } }
  })
}

const lowDisk = 'The disk is nearly full: uploads are refused.'
