import { serialize } from 'node:v8'
import type { Case } from './cases.ts'
import type { Plan } from './floor.ts'
import { load, percentile, type Loaded, type Sent } from './load.ts'
import type { Process } from './processes.ts'
import type { Work } from './work.ts'
import type { World } from './world.ts'

export interface Measured {
  name: string
  perSecond: number
  floorPerSecond: number
  /** Of the floor, as the median of the rounds. */
  ratio: number
  /** Milliseconds of processor time that a call takes of product and PostgreSQL together; null where nobody tells. */
  work: number | null
  p50: number
  p99: number
  statements: number
  failed: number
}

export interface Length {
  rounds: number
  seconds: number
}

interface Rehearsed {
  request: Sent
  plan: Plan
}

/** Floor and product in turn, so that whatever else the machine does meets both. The first round only warms up. */
export async function measure(
  one: Case,
  world: World,
  { product, floor, work }: { product: Process; floor: Process; work: Work },
  { rounds, seconds }: Length,
): Promise<Measured> {
  const rehearsed = await rehearse(one, world)
  const halves = one.isWrite
    ? [rehearsed.filter(even), rehearsed.filter((_, n) => !even(_, n))]
    : [rehearsed, rehearsed]
  const [ofFloor = [], ofProduct = []] = halves
  // Whoever does something has had a page open before: the server knows them.
  if (one.isWrite && !one.provesPassword)
    await load(
      product.address,
      ofProduct.map(({ request }) => hello(request)),
      'once',
    )
  const pairs: { product: Loaded; floor: Loaded; worked: number | null }[] = []
  for (let round = 0; round <= rounds; round++) {
    const until = one.isWrite ? 'once' : { seconds }
    const part = <T>(all: readonly T[]) => (one.isWrite ? slice(all, round, rounds) : all)
    await give(floor, part(ofFloor))
    const request: Sent = { method: 'POST', path: '/', headers: {} }
    const floorLoad = await load(
      floor.address,
      part(ofFloor).map(() => request),
      until,
    )
    const before = work()
    const productLoad = await load(
      product.address,
      part(ofProduct).map((each) => each.request),
      until,
    )
    const after = work()
    const worked = before === null || after === null ? null : after - before
    if (round > 0) pairs.push({ floor: floorLoad, product: productLoad, worked })
  }
  const times = pairs.flatMap((pair) => pair.product.times)
  return {
    name: one.name,
    perSecond: median(pairs.map((pair) => pair.product.perSecond)),
    floorPerSecond: median(pairs.map((pair) => pair.floor.perSecond)),
    ratio: median(pairs.map((pair) => pair.product.perSecond / pair.floor.perSecond)),
    work: pairs.some(({ worked }) => worked === null) ? null : sum(pairs.map(({ worked }) => worked!)) / times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    statements: countOf(rehearsed[0]!.plan),
    failed: sum(pairs.map((pair) => pair.product.failed + pair.floor.failed)),
  }
}

/** Makes the calls without keeping what they do, and notes their statements. */
async function rehearse(one: Case, world: World): Promise<Rehearsed[]> {
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

async function give(floor: Process, rehearsed: readonly Rehearsed[]): Promise<void> {
  const response = await fetch(`${floor.address}/plans`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(serialize(rehearsed.map(({ plan }) => plan))),
  })
  if (!response.ok) throw new Error(`The floor answered ${response.status}.`)
}

function hello({ headers: { authorization = '' } }: Sent): Sent {
  return { method: 'GET', path: '/api/v1/employee/permissions', headers: { authorization } }
}

const even = (_: unknown, index: number) => index % 2 === 0

/** The first slice is a third: a process is fast once it has done the same a few hundred times. */
function slice<T>(all: readonly T[], round: number, rounds: number): T[] {
  const warming = Math.floor(all.length / 3)
  const size = Math.floor((all.length - warming) / rounds)
  const from = warming + (round - 1) * size
  return round === 0 ? all.slice(0, warming) : all.slice(from, from + size)
}

function countOf({ transactions }: Plan): number {
  return sum(transactions.map(({ batches }) => batches.flat().length))
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}
