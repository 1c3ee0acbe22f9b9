import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testServer } from '../testing/server.ts'

it('has every metric used in the alerts and the dashboard of deploy/', async () => {
  const { fastify } = await testServer()
  await fastify.inject('/api/ready')
  const { body, statusCode } = await fastify.inject('/api/metrics')
  expect(statusCode).toBe(200)
  const given = new Set([...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) => named(name!, type!)))
  for (const file of ['alerts.yml', 'grafana-dashboard.json']) {
    const text = readFileSync(join(import.meta.dirname, '../../deploy/monitoring', file), 'utf8')
    const wanted = new Set([...text.matchAll(/\bmuster_\w+/g)].map(([name]) => name))
    expect(wanted.size).toBeGreaterThan(3)
    expect([file, [...wanted].filter((name) => !given.has(name))]).toEqual([file, []])
  }
})

const named = (name: string, type: string) =>
  type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name]
