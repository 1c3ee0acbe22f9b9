import { deserialize } from 'node:v8'
import Fastify from 'fastify'
import pg from 'pg'
import { hashPassword, isPassword } from '../../server/features/identity/password/password-hash.ts'
import { poolOptions } from '../../server/platform/database/open.ts'
import { demoPassword } from '../../server/app/demo-sign-ins.ts'
import type { Recorded } from './record.ts'
import { replay } from './replay.ts'

/** One call, reduced to its statements and reply bytes. */
export interface Plan {
  transactions: Recorded[]
  reply: string
  /** Whether the call also verifies a password, which no server can leave out. */
  provesPassword: boolean
}

/** The floor: a bare Fastify route that runs the product's statements with the product's pool settings, and nothing else. */
const pool = new pg.Pool(poolOptions(JSON.parse(process.env['CONNECTION'] ?? '{}') as pg.ClientConfig))
const hash = await hashPassword(demoPassword)
let plans: Plan[] = []
let next = 0

const fastify = Fastify({ bodyLimit: 1024 ** 3 })
fastify.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
fastify.post('/plans', (request) => {
  plans = deserialize(request.body as Buffer) as Plan[]
  next = 0
  return {}
})
fastify.post('/', async (_, reply) => {
  const plan = plans[next++ % plans.length]!
  if (plan.provesPassword) await isPassword(demoPassword, hash)
  await replay(pool, plan.transactions)
  return reply.type('application/json; charset=utf-8').send(plan.reply)
})
fastify.get('/api/ready', () => ({}))
await fastify.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
