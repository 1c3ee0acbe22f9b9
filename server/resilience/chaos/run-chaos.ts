import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import { random, type Random } from '../../demo/random.ts'
import { systemClock } from '../../platform/clock.ts'
import { rowsOfOrganisations } from '../rows-of-organisations.ts'
import { get } from '../running-server.ts'
import { until } from '../../testing/until.ts'
import { caller, type Network } from './caller.ts'
import { chaosWorld, type ChaosWorld } from './chaos-world.ts'
import { disturbances, leftOut } from './disturbances.ts'
import { whatIsWrong } from './oracle.ts'
import { claims, leaves, punches, type Done } from './workers.ts'

export interface ChaosReport {
  seed: number
  seconds: number
  /** The number of successful calls, by kind. */
  done: Record<string, number>
  /** Calls sent again because they had no answer. */
  repeated: number
  /** How often each part was broken. */
  broken: Record<string, number>
  /** Parts that could not be broken on this machine, with the reason. */
  leftOut: Record<string, string>
  mails: { taken: number; twice: number }
  /** Errors logged for failed calls, for investigating `wrong`. */
  errors: string[]
  /** Empty if nothing was lost or duplicated, and derived data matches its sources. */
  wrong: string[]
}

interface Extent {
  /** The duration; if absent, each part is broken once. */
  seconds?: number
  seed: number
  /** The number of concurrent people. */
  people?: number
  tell?: (line: string) => void
}

/**
 * Starts the product with all its parts, works in it through the API like its people, and breaks one part after the other, each equally
 * often, in an order given by the seed. At the end everything is read and compared with the answers.
 */
export async function runChaos({ seconds = 0, seed, people = 9, tell = () => {} }: Extent): Promise<ChaosReport> {
  const once = seconds === 0
  const world = await chaosWorld(companyFor(people))
  try {
    const chance = random(seed)
    const done: Done[] = []
    const wrong = new Set<string>()
    const report = { seed, repeated: 0, broken: {} as Record<string, number>, leftOut: leftOut(world) }
    const network: Network = {
      address: () => world.servers[Math.floor(Math.random() * world.servers.length)]!.address,
      repeated: () => (report.repeated += 1),
      wrong: (what) => wrong.add(what),
    }
    let ends = Infinity
    const working = await work(world, people, network, {
      done: (one) => void done.push(one),
      isOver: () => performance.now() > ends,
    })
    const began = performance.now()
    ends = once ? Infinity : began + seconds * 1000
    const watched = Promise.allSettled(working)
    const names = Object.keys(disturbances).filter((name) => !(name in report.leftOut))
    for (let left: string[] = []; performance.now() < ends;) {
      if (left.length === 0) left = shuffled(names, chance)
      const name = left.pop()!
      await sleep(200 + chance.below(800))
      tell(`${Math.round((ends - performance.now()) / 1000)} s left: ${name}.`)
      await disturbances[name]!(world, chance)
      report.broken[name] = (report.broken[name] ?? 0) + 1
      if (once && left.length === 0) break
    }
    const over = performance.now()
    ends = 0
    for (const end of await watched) if (end.status === 'rejected') wrong.add(String((end.reason as Error).message))
    for (const server of world.servers) await back(server, wrong)
    await quiet(world)
    for (const one of await whatIsWrong(world, done)) wrong.add(one)
    for (const server of world.servers) await server.kill()
    const counts = Object.entries(Object.groupBy(done, ({ kind }) => kind)).map(([kind, of]) => [kind, of.length])
    const mails = [...world.mails.values()]
    return {
      ...report,
      seconds: Math.round((over - began) / 1000),
      done: Object.fromEntries(counts) as Record<string, number>,
      mails: { taken: mails.length, twice: mails.filter((times) => times > 1).length },
      errors: [...new Set(world.servers.flatMap(({ errors }) => [...errors]))],
      wrong: [...wrong],
    }
  } finally {
    await world.close()
  }
}

/** The size of a company with this many people who manage no one. */
const companyFor = (people: number) => Math.max(30, Math.ceil(people * 1.8))

/** Everyone signs in first, which is deliberately expensive for a processor. */
async function work(
  world: ChaosWorld,
  people: number,
  network: Network,
  how: Parameters<typeof punches>[1],
): Promise<Promise<void>[]> {
  const today = localDay(systemClock.now(), 'Asia/Kolkata')
  const employees = world.company.people.filter(({ role }) => role === 'Employee').slice(0, people)
  const admin = caller(world.company.adminEmail, network)
  const callers = employees.map(({ email }) => caller(email, network))
  for (const one of [admin, ...callers]) await one.call('GET', '/api/v1/employee/user-info')
  return callers.map((who, at) => {
    if (at % 3 === 0) return punches(who, how)
    return at % 3 === 1 ? leaves(who, admin, addDays(today, 7), how) : claims(who, admin, today, how)
  })
}

/** A server that has ended by itself is a fault, and is restarted for inspection. */
async function back({ address, start, ended }: ChaosWorld['servers'][number], wrong: Set<string>): Promise<void> {
  for (const said of ended) wrong.add(`A server ended by itself, ${said}`)
  if (ended.length > 0) await start()
  await until(
    () => get(address, '/api/ready'),
    ({ status }) => status === 200,
    60,
  )
}

/** Waits until no job is due: mails and notifications of the last actions. */
async function quiet({ postgres }: ChaosWorld): Promise<void> {
  const { list } = rowsOfOrganisations(() => postgres.owner)
  const waiting = () =>
    list("select from pgboss.job where state = 'active' or state in ('created', 'retry') and start_after < now()")
  await until(waiting, ({ length }) => length === 0, 90)
}

function shuffled(things: readonly string[], chance: Random): string[] {
  const left = [...things]
  return things.map(() => left.splice(chance.below(left.length), 1)[0]!)
}
