import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, PgBoss } from 'pg-boss'
import type { Id } from '@muster/contract/values.ts'
import type { Log } from '../log.ts'
import { paced } from '../pace.ts'
import { kinds, traced, type Carried } from '../tracing/trace.ts'
import { jobPolicies, longJobs, type JobName } from '../after-commit/job.ts'
import { sideBySide, sideBySideOf, Turns } from './turns.ts'

export type JobHandler = (data: object) => Promise<void>

export interface Attendant {
  /** Looks at once whether this queue has work. */
  wake(queue: string): void
  /** Takes no new jobs, and gives back those that do not end in time. */
  stop(withinMillis: number): Promise<void>
}

interface Parts {
  boss: PgBoss
  log: Log
  handlers: ReadonlyMap<JobName, JobHandler>
}

type Data = Carried & { organisation?: Id | null }
type Running = Map<Job<Data>, Promise<void>>

/** Hands the jobs of every queue to its handler, the organisations in turns. Queues do not wait for each other. */
export function attend({ boss, log, handlers }: Parts): Attendant {
  const turns = new Turns()
  const queues = new Map<JobName, { wake: () => void; running: Running }>()
  const over = new AbortController()
  const isOver = () => over.signal.aborted

  const missed = (error: Error): undefined => {
    log.warn({ error: error.message }, 'the job queue met an error')
    return undefined
  }

  async function loop(name: JobName, handle: JobHandler, queue: { wake: () => void; running: Running }): Promise<void> {
    while (!isOver()) {
      const woken = new Promise<void>((resolve) => (queue.wake = resolve))
      const job = queue.running.size < (sideBySideOf[name] ?? sideBySide) ? await next(name).catch(missed) : undefined
      if (job) {
        const done = run(name, handle, job).finally(() => {
          queue.running.delete(job)
          turns.end(name, organisationOf(job))
          queue.wake()
        })
        queue.running.set(job, done)
      } else {
        await woken
      }
    }
  }

  /** Wakes the queues with due jobs that no notice woke, all found by one statement. */
  async function look(): Promise<void> {
    while (!isOver()) {
      await sleep(lookMillis, undefined, { signal: over.signal }).catch(() => undefined)
      if (isOver()) return
      const found = await boss
        .getDb()
        .executeSql(due, [[...queues.keys()]])
        .catch(missed)
      for (const { name } of (found?.rows ?? []) as { name: JobName }[]) queues.get(name)?.wake()
    }
  }

  /** One after the other for long jobs, which are counted over all queues. */
  let choosing: Promise<unknown> = Promise.resolve()
  function next(name: JobName): Promise<Job<Data> | undefined> {
    if (!longJobs.has(name)) return fetched(name)
    const chosen = choosing.then(() => fetched(name))
    choosing = chosen.catch(() => undefined)
    return chosen
  }

  async function fetched(name: JobName): Promise<Job<Data> | undefined> {
    const busy = turns.busy(name)
    for (const [choice, passedOver] of turns.passedOver(name).entries()) {
      const [job] = await boss.fetch<Data>(name, { ignoreGroups: [...busy, ...passedOver] })
      if (!job) continue
      turns.begin(name, organisationOf(job), choice)
      return job
    }
    turns.newRound(name)
    return undefined
  }

  async function run(name: JobName, handle: JobHandler, job: Job<Data>): Promise<void> {
    const beat = setInterval(() => void boss.touch(name, [job]).catch(missed), beatMillis)
    try {
      await within(
        jobPolicies[name].expireSeconds,
        traced(`job ${name}`, () => work(name, handle, job), tracedAs(job.data)),
      )
      await boss.complete(name, [job])
    } catch (error) {
      // When this fails as well, missing heartbeats return the job to the queue.
      await boss.fail(name, [job], failureOf(error)).catch(missed)
    } finally {
      clearInterval(beat)
    }
  }

  const loops = [...handlers].map(([name, handle]) => {
    const queue = { wake: () => {}, running: new Map() as Running }
    queues.set(name, queue)
    return loop(name, handle, queue)
  })
  const looking = look()
  return {
    wake: (name) => queues.get(name as JobName)?.wake(),
    async stop(withinMillis) {
      over.abort()
      for (const { wake } of queues.values()) wake()
      await Promise.all([...loops, looking])
      const late = new AbortController()
      const running = [...queues.values()].flatMap((queue) => [...queue.running.values()])
      const time = sleep(withinMillis, undefined, { signal: late.signal }).catch(() => undefined)
      await Promise.race([Promise.all(running), time])
      late.abort()
      for (const [name, queue] of queues)
        for (const job of queue.running.keys())
          await boss.fail(name, [job], { message: 'the process ended' }).catch(missed)
    },
  }
}

/** How often the queues are looked at: a job may have become due, or its notice was lost with the connection. */
const lookMillis = 1_000
/** One probe of the index for each queue, however many jobs wait. */
const due = `
  select name from unnest($1::text[]) as queue (name)
  where exists (
    select 1 from pgboss.job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
  )`
/** Less than half of the time after which a job without a sign of life is handed out again. */
const beatMillis = 4_000

const work = (name: JobName, handle: JobHandler, job: Job<Data>) =>
  longJobs.has(name) ? paced(organisationOf(job), () => handle(job.data)) : handle(job.data)

/** Jobs that the release before queued have no group. */
const organisationOf = ({ data }: Job<Data>): Id | null => data.organisation ?? null

async function within(seconds: number, work: Promise<void>): Promise<void> {
  const ended = new AbortController()
  const late = sleep(seconds * 1000, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`the job took longer than ${seconds} s`)
  })
  late.catch(() => undefined)
  await Promise.race([work, late]).finally(() => ended.abort())
}

const failureOf = (error: unknown): object =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? '' }
    : { message: String(error) }

/** A separate trace linked to the call or job that queued it, because it may run much later, and more than once. */
const tracedAs = (data: Data) => ({
  kind: kinds.CONSUMER,
  causedBy: data,
  attributes: data.organisation ? { 'muster.organisation': data.organisation } : {},
})
