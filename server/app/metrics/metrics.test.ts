import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { testServer } from '../../testing/server.ts'
import { until } from '../../testing/until.ts'
import { metrics } from './metrics.ts'

it('has every metric used in the alerts and the dashboard of deploy/', async () => {
  const { fastify } = await testServer()
  await fastify.inject('/api/ready')
  const { body, statusCode } = await fastify.inject('/api/metrics')
  expect(statusCode).toBe(200)
  const given = new Set([...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) => named(name!, type!)))
  for (const file of ['alerts.yml', 'grafana-dashboard.json']) {
    const text = readFileSync(join(import.meta.dirname, '../../../deploy/monitoring', file), 'utf8')
    const wanted = new Set([...text.matchAll(/\bmuster_\w+/g)].map(([name]) => name))
    expect(wanted.size).toBeGreaterThan(3)
    expect([file, [...wanted].filter((name) => !given.has(name))]).toEqual([file, []])
  }
})

const named = (name: string, type: string) =>
  type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name]

async function figures(fastify: FastifyInstance): Promise<Map<string, number>> {
  const { body } = await fastify.inject('/api/metrics')
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

it('says what waits: jobs by queue, the longest wait, mails and calls for a connection', async () => {
  const { app, fastify } = await testServer()
  const idle = await figures(fastify)
  expect([idle.get('muster_job_wait_seconds'), idle.get('muster_mail_wait_seconds')]).toEqual([0, 0])
  const organisation = randomUUID()
  await app.database.globally((tx) => tx.enqueue('letters', { organisation } as never, {}))
  const owner = new pg.Client((await testDatabase()).owner)
  await owner.connect()
  await owner.query("update pgboss.job set start_after = now() - interval '20 minutes' where name = 'letters'")
  await owner.query(
    `insert into mail (recipient, subject, template, created_at, due_at)
     values ('priya@acme.test', 'Hello', 'test', now(), now() - interval '10 minutes')`,
  )
  await owner.end()
  const ready = await until(
    () => figures(fastify),
    (now) => now.get('muster_jobs{queue="letters",state="ready"}') === 1,
    30,
  )
  expect(ready.get('muster_job_wait_seconds')).toBeGreaterThan(1190)
  expect(ready.get('muster_mail_wait_seconds')).toBeGreaterThan(590)
  expect(ready.get('muster_mails_waiting')).toBe(1)
  expect(ready.get('muster_database_waiting')).toBe(0)
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  const calls = Array.from({ length: 13 }, () => app.database.globally(() => held))
  try {
    // The reading itself would wait for a connection as well.
    await until(
      async () => app.database.connections(),
      ({ idle, waiting }) => idle === 0 && waiting === 3,
      4,
    )
  } finally {
    letGo()
    await Promise.all(calls)
  }
  expect(app.database.connections().waiting).toBe(0)
})

it('says what the process knows while the database does not answer', async () => {
  const { app, fastify } = await testServer()
  await figures(fastify)
  const { globally } = app.database
  const state = { isAway: false }
  const database = {
    ...app.database,
    globally: ((work) => (state.isAway ? Promise.reject(new Error('away')) : globally(work))) as typeof globally,
  }
  const own = Fastify()
  metrics(own, { ...app, database })
  expect((await figures(own)).has('muster_job_wait_seconds')).toBe(true)
  state.isAway = true
  const away = await figures(own)
  expect(away.has('muster_job_wait_seconds')).toBe(false)
  expect([...away.keys()].filter((name) => name.startsWith('muster_jobs{'))).toEqual([])
  expect(away.get('muster_database_waiting')).toBe(0)
  await own.close()
})
