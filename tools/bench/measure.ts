import type { Case } from './cases.ts'
import type { Plan } from './floor.ts'
import { empty, give, loadLeast, loadWrites, type Least } from './least.ts'
import { load, percentile, type Loaded, type Sent } from './load.ts'
import type { Process } from './processes.ts'
import { rehearse, type Rehearsed } from './rehearse.ts'
import type { Work } from './work.ts'
import type { World } from './world.ts'

export interface Measured {
  name: string
  perSecond: number
  floorPerSecond: number
  /** Of the floor, as the median of all rounds. */
  ratio: number
  /** The same for one plain insert in a tenant transaction; null for calls that only read. */
  ofLeast: number | null
  /** The same for the call's own writes alone, in one packet. */
  ofWrites: number | null
  /** The work of one insert as a share of the call's, almost independent of the machine's other load. */
  workOfLeast: number | null
  /** Processor milliseconds per call, in product and PostgreSQL together; null if not available. */
  work: number | null
  /** The same for each round. */
  works: (number | null)[]
  p50: number
  p99: number
  statements: number
  failed: number
}

export interface Length {
  rounds: number
  seconds: number
}

/** A call in one company, measured in rounds. */
export interface Course {
  /** Floor and product alternate, so that other load on the machine affects both. Round 0 only warms up. */
  run(round: number): Promise<void>
  measured(): Measured
}

export async function openCourse(
  one: Case,
  world: World,
  { product, floor, work, floorWork }: { product: Process; floor: Process; work: Work; floorWork: Work },
  { rounds, seconds }: Length,
): Promise<Course> {
  await world.renew()
  const rehearsed = await rehearse(one, world)
  // Each person can make a write only once: floor, bare writes and product get a third of the people each.
  const third = (which: number) => (one.isWrite ? rehearsed.filter((_, n) => n % 3 === which) : rehearsed)
  const [ofFloor, ofWrites, ofProduct] = [third(0), third(1), third(2)]
  // People who write have opened a page before: the server knows them.
  if (one.isWrite && !one.provesPassword) {
    const hellos = ofProduct.map(({ request }) => hello(request))
    await load(product.address, hellos, 'once')
  }
  // The product is compiled at run time for longer than the few lines of the floor.
  const until = (round: number) => (one.isWrite ? 'once' : { seconds: round === 0 ? 4 * seconds : seconds })
  const pairs: Pair[] = []
  return {
    async run(round) {
      const part = (all: readonly Rehearsed[]) => (one.isWrite ? slice(all, round, rounds) : all)
      await give(
        floor,
        part(ofFloor).map(({ plan }) => plan),
      )
      const requestsOfFloor = part(ofFloor).map(() => empty)
      const floorLoad = await load(floor.address, requestsOfFloor, until(round))
      const least = one.isWrite ? await loadLeast(floor, world, requestsOfFloor.length, floorWork) : null
      const writing = part(ofWrites).map(({ plan }) => plan)
      const writes = one.isWrite ? await loadWrites(floor, writing, floorWork) : null
      const requests = part(ofProduct).map(({ request }) => request)
      const before = work()
      const productLoad = await load(product.address, requests, until(round))
      const after = work()
      const worked = before === null || after === null ? null : (after - before) / productLoad.times.length
      if (round > 0) pairs.push({ floor: floorLoad, product: productLoad, least, writes, worked })
    },
    measured() {
      const times = pairs.flatMap((pair) => pair.product.times)
      const works = pairs.map(({ worked }) => worked)
      return {
        name: one.name,
        perSecond: median(pairs.map((pair) => pair.product.perSecond)),
        floorPerSecond: median(pairs.map((pair) => pair.floor.perSecond)),
        ratio: median(pairs.map((pair) => pair.product.perSecond / pair.floor.perSecond)),
        ofLeast: one.isWrite ? median(pairs.map(({ product, least }) => product.perSecond / least!.perSecond)) : null,
        ofWrites: one.isWrite
          ? median(pairs.map(({ product, writes }) => product.perSecond / writes!.perSecond))
          : null,
        workOfLeast:
          one.isWrite && !works.includes(null)
            ? median(pairs.map(({ worked, least }) => least!.worked! / worked!))
            : null,
        work: works.includes(null) ? null : median(works.map((worked) => worked!)),
        works,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        statements: countOf(rehearsed[0]!.plan),
        failed: sum(pairs.flatMap(({ product, floor, least, writes }) => failuresOf(product, floor, least, writes))),
      }
    },
  }
}

function hello({ headers: { authorization = '' } }: Sent): Sent {
  return { method: 'GET', path: '/api/v1/employee/permissions', headers: { authorization } }
}

/** The measurements of a round. */
interface Pair {
  product: Loaded
  floor: Loaded
  least: Least | null
  writes: Least | null
  worked: number | null
}

const failuresOf = (...loads: (Loaded | null)[]) => loads.map((one) => one?.failed ?? 0)

/** The first slice is a third: a process reaches full speed after a few hundred repetitions. */
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
