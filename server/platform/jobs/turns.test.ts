import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { testDatabase } from '../../testing/database.ts'
import { testServer } from '../../testing/server.ts'
import { until } from '../../testing/until.ts'
import type { App } from '../app.ts'
import { plusSeconds, systemClock } from '../clock.ts'
import type { Feature } from '../feature.ts'
import { createLog } from '../log.ts'
import { jobPolicies, longJobs, type JobData, type JobName, type JobOptions } from '../after-commit/job.ts'
import { startJobs, type Jobs } from './jobs.ts'
import { longOfOne, sideBySide } from './turns.ts'

/** Queues without turns of their own, and why. */
const excepted: Partial<Record<JobName, string>> = {
  'send-mail': 'holds what the release before queued; mails take their turns in the outbox',
}

const queues = (Object.keys(jobPolicies) as JobName[]).filter((name) => !(name in excepted))
const log = createLog('silent')
let app: App
let connection: pg.ClientConfig
let client: pg.Client
const started: Jobs[] = []

beforeAll(async () => {
  ;({ app } = await testServer())
  const database = await testDatabase()
  connection = database.app
  client = new pg.Client(database.owner)
  await client.connect()
}, 60_000)
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop()
})
afterAll(() => client.end())

interface Ran {
  queue: JobName
  organisation: Id | null
  /** Of the same organisation, with this one. */
  atOnce: number
  /** Long ones of all organisations, with this one. */
  beside: number
}

/** A process whose handlers note what ran, in order. */
async function aProcess(ran: Ran[], handle: (data: Data, queue: JobName) => Promise<unknown> = () => sleep(15)) {
  const jobs = await startJobs(connection, log)
  started.push(jobs)
  const running: Id[] = []
  const handlers = Object.fromEntries(
    (Object.keys(jobPolicies) as JobName[]).map((queue) => [
      queue,
      async (_: App, data: Data) => {
        const { organisation = null } = data
        if (organisation && longJobs.has(queue)) running.push(organisation)
        const atOnce = running.filter((one) => one === organisation).length
        ran.push({ queue, organisation, atOnce, beside: running.length })
        try {
          await handle(data, queue)
        } finally {
          if (organisation && longJobs.has(queue)) running.splice(running.indexOf(organisation), 1)
        }
      },
    ]),
  )
  return { jobs, work: () => jobs.work(app, [{ name: 'noting', routes: [], jobs: handlers } as unknown as Feature]) }
}

interface Data {
  organisation?: Id | null
  fails?: boolean
}

interface Added {
  queue: JobName
  data: Data
  options?: JobOptions
}

/** In this order, in one transaction. */
const enqueue = (all: readonly Added[]) =>
  app.database.globally((tx) =>
    Promise.all(all.map(({ queue, data, options = {} }) => tx.enqueue(queue, data as JobData[typeof queue], options))),
  )

const several = (count: number, added: Added): Added[] =>
  Array.from({ length: count }, (_, n) => ({ ...added, options: { key: `${n}`, ...added.options } }))

const idsOf = (names: readonly JobName[]) => new Map(names.map((name) => [name, randomUUID()]))

const forget = () => client.query('delete from pgboss.job')

const startsOf = (ran: readonly Ran[], queue: JobName) =>
  ran.filter((one) => one.queue === queue).map(({ organisation }) => organisation)

describe('a company with many jobs and one with a single job', () => {
  it('take turns in every queue, in one process and in two', async () => {
    for (const processes of [1, 2]) {
      // Each process may begin two of the noisy company while another one still fetches the other's.
      const mostBefore = processes * 2 - 1
      await forget()
      // Others for each queue, as one company's long jobs are limited over all of them.
      const [noisy, small] = [idsOf(queues), idsOf(queues)]
      await enqueue(queues.flatMap((queue) => several(6, { queue, data: { organisation: noisy.get(queue)! } })))
      await enqueue(
        queues.map((queue) => ({ queue, data: { organisation: small.get(queue)! }, options: { key: '0' } })),
      )
      await enqueue(queues.map((queue) => ({ queue, data: { organisation: null }, options: { key: 'all' } })))
      const ran: Ran[] = []
      const each = await Promise.all(Array.from({ length: processes }, () => aProcess(ran)))
      await Promise.all(each.map(({ work }) => work()))
      await until(
        async () => ran.length,
        (count) => count >= queues.length * 8,
        60,
      )
      for (const queue of queues) {
        const starts = startsOf(ran, queue)
        const place = starts.filter((one) => one !== null).indexOf(small.get(queue)!)
        expect.soft([queue, starts.length]).toEqual([queue, 8])
        expect.soft([queue, place <= mostBefore]).toEqual([queue, true])
        expect.soft([queue, starts.includes(null)]).toEqual([queue, true])
      }
      for (const { jobs } of each) await jobs.stop()
    }
  }, 150_000)

  it('run side by side when jobs are long, and one company never has more than its share of a process', async () => {
    await forget()
    const organisations = Array.from({ length: sideBySide }, () => randomUUID())
    const long = [...longJobs]
    await enqueue(
      long.flatMap((queue) => organisations.flatMap((organisation) => several(2, { queue, data: { organisation } }))),
    )
    const ran: Ran[] = []
    const { work } = await aProcess(ran, () => sleep(30))
    await work()
    await until(
      async () => ran.length,
      (count) => count === long.length * organisations.length * 2,
      60,
    )
    expect(Math.max(...ran.map(({ atOnce }) => atOnce))).toBe(longOfOne)
    expect(Math.max(...ran.map(({ beside }) => beside))).toBeGreaterThan(longOfOne * 2)
  }, 90_000)

  it('do not wait for ten others whose receivers of webhooks are slow', async () => {
    await forget()
    const queue = 'webhook-send'
    const [slow, small] = [Array.from({ length: 10 }, () => randomUUID()), randomUUID()]
    await enqueue(slow.flatMap((organisation) => several(3, { queue, data: { organisation } })))
    await enqueue([{ queue, data: { organisation: small }, options: { key: '0' } }])
    let isOver = false
    const ran: Ran[] = []
    const { work } = await aProcess(ran, async ({ organisation }) => {
      while (!isOver && organisation !== small) await sleep(20)
    })
    await work()
    await until(
      async () => startsOf(ran, queue),
      (starts) => starts.includes(small),
      30,
    )
    isOver = true
  }, 60_000)

  it('do not wait for jobs that failed and are tried again later, nor for those that are due later', async () => {
    await forget()
    const [noisy, small, later] = [randomUUID(), randomUUID(), randomUUID()]
    const startAfter = plusSeconds(systemClock.now(), 3600)
    const queue = 'announcement'
    await enqueue(several(20, { queue, data: { organisation: noisy, fails: true } }))
    await enqueue(several(20, { queue, data: { organisation: later }, options: { startAfter } }))
    await enqueue([{ queue, data: { organisation: small } }])
    const ran: Ran[] = []
    const { work } = await aProcess(ran, async ({ fails }) => {
      if (fails) throw new Error('out of order')
    })
    await work()
    await until(
      async () => ran.length,
      (count) => count >= 21,
      30,
    )
    const starts = startsOf(ran, 'announcement')
    expect(starts.indexOf(small)).toBeLessThanOrEqual(1)
    expect(starts).not.toContain(later)
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pgboss.job where state = 'retry' and start_after > now() and group_id = $1`,
      [noisy],
    )
    expect(rows[0]!.n).toBeGreaterThan(10)
  }, 60_000)

  it('take turns also in jobs that the release before queued without a group', async () => {
    await forget()
    const [noisy, small] = [randomUUID(), randomUUID()]
    await enqueue(several(10, { queue: 'birthday', data: { organisation: noisy } }))
    await enqueue(several(1, { queue: 'birthday', data: { organisation: small } }))
    await client.query('update pgboss.job set group_id = null')
    const ran: Ran[] = []
    const { work } = await aProcess(ran)
    await work()
    await until(
      async () => ran.length,
      (count) => count === 11,
      30,
    )
    expect(startsOf(ran, 'birthday').indexOf(small)).toBeLessThanOrEqual(1)
  }, 60_000)
})

it('a process that ends gives back the job it is at, and another one does it', async () => {
  await forget()
  const organisation = randomUUID()
  await enqueue([{ queue: 'pay-run', data: { organisation }, options: { key: 'run' } }])
  const [first, second]: [Ran[], Ran[]] = [[], []]
  const ending = await aProcess(first, () => sleep(1_500))
  await ending.work()
  await until(
    async () => first.length,
    (count) => count === 1,
    30,
  )
  // Ended in the middle, it waits for its job.
  await ending.jobs.stop()
  const next = await aProcess(second)
  await next.work()
  await sleep(1_500)
  expect(second).toEqual([])
  await client.query(
    `update pgboss.job set state = 'active', heartbeat_on = now() - interval '1 minute', completed_on = null`,
  )
  await until(
    async () => second.length,
    (count) => count === 1,
    30,
  )
  expect(second[0]!.organisation).toBe(organisation)
}, 90_000)

describe('a process without work', () => {
  it('fetches nothing, as one look at all queues finds nothing due', async () => {
    await forget()
    const { work } = await aProcess([])
    const fetch = vi.spyOn(PgBoss.prototype, 'fetch')
    await work()
    await sleep(1_500)
    // Each queue once at the start; afterwards one statement a second finds that there is nothing to fetch.
    expect(fetch.mock.calls.length).toBeGreaterThanOrEqual(queues.length)
    fetch.mockClear()
    await sleep(3_500)
    expect(fetch.mock.calls).toEqual([])
    fetch.mockRestore()
  }, 30_000)

  it('begins a job of each queue when it is due, though nothing announces it', async () => {
    await forget()
    const ran: Ran[] = []
    const { work } = await aProcess(ran)
    await work()
    const startAfter = plusSeconds(systemClock.now(), 2)
    const ids = idsOf(queues)
    await enqueue(queues.map((queue) => ({ queue, data: { organisation: ids.get(queue)! }, options: { startAfter } })))
    await sleep(500)
    expect(ran).toEqual([])
    await until(
      async () => ran.map(({ organisation }) => organisation),
      (all) => [...ids.values()].every((one) => all.includes(one)),
      20,
    )
  }, 30_000)
})
