import { randomUUID } from 'node:crypto'
import { serialize } from 'node:v8'
import { isRead } from '../../server/platform/database/is-read.ts'
import type { Plan } from './floor.ts'
import { load, type Loaded, type Sent } from './load.ts'
import type { Process } from './processes.ts'
import type { Work } from './work.ts'
import type { World } from './world.ts'

/** With a call's processor time in milliseconds. */
export type Least = Loaded & { worked: number | null }

/** The smallest call that changes something. */
export async function loadLeast(floor: Process, { organisation }: World, calls: number, work: Work): Promise<Least> {
  const text = 'insert into least (organisation_id, id, note, at) values ($1, $2, $3, now())'
  const plans = Array.from({ length: calls }, (): Plan => {
    const insert = { name: 'least', text, values: [organisation, randomUUID(), 'A day at the passport office'] }
    return { transactions: [{ organisation, batches: [[insert]] }], reply: '{"data":null}', provesPassword: false }
  })
  return loadPlans(floor, plans, work)
}

/**
 * The unavoidable part of a call: the rows it locks and writes, sent in one packet with everything known in advance. Nothing is read,
 * calculated or checked.
 */
export async function loadWrites(floor: Process, plans: readonly Plan[], work: Work): Promise<Least> {
  const writing = plans.map((plan): Plan => {
    const transactions = plan.transactions.map(({ organisation, batches }) => ({
      organisation,
      batches: [batches.flat().filter((statement) => !isRead(statement))],
    }))
    return { ...plan, transactions: transactions.filter(({ batches }) => batches[0]!.length > 0) }
  })
  return loadPlans(floor, writing, work)
}

async function loadPlans(floor: Process, plans: readonly Plan[], work: Work): Promise<Least> {
  await give(floor, plans)
  const before = work()
  const loaded = await load(
    floor.address,
    plans.map(() => empty),
    'once',
  )
  const after = work()
  return { ...loaded, worked: before === null || after === null ? null : (after - before) / plans.length }
}

export const empty: Sent = { method: 'POST', path: '/', headers: {} }

export async function give(floor: Process, plans: readonly Plan[]): Promise<void> {
  const response = await fetch(`${floor.address}/plans`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(serialize(plans)),
  })
  if (!response.ok) throw new Error(`The floor answered ${response.status}.`)
}
