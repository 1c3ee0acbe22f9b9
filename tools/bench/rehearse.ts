import type { Case } from './cases.ts'
import type { Plan } from './floor.ts'
import type { Sent } from './load.ts'
import type { World } from './world.ts'

export interface Rehearsed {
  request: Sent
  plan: Plan
}

/** Makes the calls without keeping their effects, and records their statements. */
export async function rehearse(one: Case, world: World): Promise<Rehearsed[]> {
  const { fastify, recorder } = world
  const done: Rehearsed[] = []
  let refused = ''
  recorder.isRehearsal = true
  for (const request of await one.requests(world)) {
    const { method, path, headers, body } = request
    const make = () => fastify.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) })
    recorder.take()
    const reply = await make()
    const transactions = recorder.take()
    if (reply.statusCode >= 400) refused = `${path} answered ${reply.statusCode}: ${reply.body.slice(0, 200)}`
    else {
      const plan = { transactions, reply: reply.body, provesPassword: one.provesPassword ?? false }
      done.push({ request, plan })
    }
  }
  recorder.isRehearsal = false
  if (done.length < 8 && (one.isWrite || done.length === 0)) throw new Error(`${one.name}: ${refused}`)
  return done
}
