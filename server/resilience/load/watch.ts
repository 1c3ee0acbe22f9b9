import { cpus } from 'node:os'
import pg from 'pg'
import { processorOf, processorOfFamily } from '../processor.ts'
import { memory } from './memory.ts'

/**
 * The resources used in one second of the load. Processors are shares of one; memory is in MB. Process figures are 0 if not available on
 * this system.
 */
export interface Sample {
  /** Milliseconds from the start. */
  at: number
  /** The busiest process for calls. */
  web: number
  jobs: number
  postgres: number
  /** Everything on the machine, as a share of all processors. */
  machine: number
  webMemory: number
  jobsMemory: number
  postgresMemory: number
  connections: number
  /** Connections in a transaction. */
  busy: number
  /** Of those, connections waiting for the disk, and for a lock. */
  onDisk: number
  onLocks: number
}

export interface Watched {
  seconds: number
  samples: Sample[]
  /** Processor milliseconds; null if not available on this system. */
  worked: { web: number; jobs: number; postgres: number } | null
  walBytes: number
  /** Growth of each table with its indexes, in bytes; only tables that grew. */
  grown: Record<string, number>
}

export interface Watching {
  web: readonly number[]
  jobs: number
  postmaster: number
  owner: pg.ClientConfig
}

/** Seconds between two looks at the memory. */
const memoryEvery = 10

/** Samples all parts of the product every second during `work`. */
export async function watch<T>(on: Watching, work: () => Promise<T>): Promise<{ result: T; watched: Watched }> {
  const client = new pg.Client({ ...on.owner, application_name: 'load' })
  await client.connect()
  try {
    const [before, wal] = [await sizes(client), await walOf(client)]
    const began = performance.now()
    const first = cost(on)
    const samples: Sample[] = []
    let last = { at: 0, ...first }
    let held = await memory(on)
    let looking: Promise<void> | undefined
    const look = async (isLast = false) => {
      const now = { at: performance.now() - began, ...cost(on) }
      const of = spent(last, now)
      last = now
      // To be asked what they hold, the processes of PostgreSQL stand still for some milliseconds each.
      if (isLast || samples.length % memoryEvery === memoryEvery - 1) held = await memory(on)
      samples.push({ at: now.at, ...of, ...held, ...(await connections(client)) })
    }
    const timer = setInterval(() => (looking ??= look().finally(() => (looking = undefined))), 1000)
    const result = await work().finally(() => clearInterval(timer))
    await looking
    await look(true)
    const seconds = (performance.now() - began) / 1000
    const after = cost(on)
    const since = (part: 'jobs' | 'postgres') => (after[part] ?? 0) - (first[part] ?? 0)
    const web = after.web.reduce<number>((sum, one, n) => sum + ((one ?? 0) - (first.web[n] ?? 0)), 0)
    const worked = after.jobs === null ? null : { web, jobs: since('jobs'), postgres: since('postgres') }
    const walBytes = (await walOf(client)) - wal
    const grown = Object.entries(await sizes(client)).map(([name, size]) => [name, size - (before[name] ?? 0)] as const)
    return {
      result,
      watched: { seconds, samples, worked, walBytes, grown: Object.fromEntries(grown.filter(([, by]) => by > 0)) },
    }
  } finally {
    await client.end()
  }
}

interface Cost {
  web: (number | null)[]
  jobs: number | null
  postgres: number | null
  machine: { busy: number; all: number }
}

function cost({ web, jobs, postmaster }: Watching): Cost {
  return {
    web: web.map(processorOf),
    jobs: processorOf(jobs),
    postgres: processorOfFamily(postmaster),
    machine: machine(),
  }
}

function spent(before: Cost & { at: number }, now: Cost & { at: number }) {
  const ms = now.at - before.at
  const share = (one: number | null, other: number | null | undefined) => ((one ?? 0) - (other ?? 0)) / ms
  const { busy, all } = { busy: now.machine.busy - before.machine.busy, all: now.machine.all - before.machine.all }
  return {
    web: Math.max(...now.web.map((one, n) => share(one, before.web[n]))),
    jobs: share(now.jobs, before.jobs),
    postgres: share(now.postgres, before.postgres),
    machine: all === 0 ? 0 : busy / all,
  }
}

/** Milliseconds of all processors since boot. */
function machine() {
  const times = cpus().map((one) => one.times)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) }
}

async function connections(client: pg.Client) {
  const { rows } = await client.query<Pick<Sample, 'connections' | 'busy' | 'onDisk' | 'onLocks'>>(`
    select count(*)::int as connections, (count(*) filter (where state <> 'idle'))::int as busy,
      (count(*) filter (where state = 'active' and wait_event ~ 'WAL|DataFile'))::int as "onDisk",
      (count(*) filter (where state = 'active' and wait_event_type = 'Lock'))::int as "onLocks"
    from pg_stat_activity
    where datname = current_database() and application_name <> 'load' and backend_type = 'client backend'`)
  return rows[0]!
}

async function walOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    "select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes",
  )
  return rows[0]!.bytes
}

async function sizes(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; size: number }>(
    "select relname as name, pg_total_relation_size(oid)::float8 as size from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  return Object.fromEntries(rows.map(({ name, size }) => [name, size]))
}
