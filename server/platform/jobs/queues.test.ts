import pg from 'pg'
import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { createLog } from '../log.ts'
import { jobPolicies } from '../after-commit/job.ts'
import { startJobs } from './jobs.ts'

it('queues that are missing or of another policy are put right at a start, and the others left as they are', async () => {
  const { owner, app } = await testDatabase()
  const client = new pg.Client(owner)
  await client.connect()
  const start = async () => {
    const jobs = await startJobs(app, createLog('silent'), true)
    await jobs.stop()
  }
  const queues = async () => {
    const { rows } = await client.query<{ name: string; policy: string; retries: number; notify: boolean; at: Date }>(
      `select name, policy, retry_limit as retries, notify, updated_on as at from pgboss.queue
       where name not like '\\_\\_%' order by name`,
    )
    return rows
  }
  const before = await queues()
  expect(before.map(({ name, retries }) => [name, retries])).toEqual(
    Object.entries(jobPolicies)
      .map(([name, { retries }]) => [name, retries])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )
  await start()
  expect(await queues()).toEqual(before)
  await client.query(`update pgboss.queue set retry_limit = 99, notify = false where name = 'letters'`)
  await client.query(`select pgboss.delete_queue('pay-run')`)
  await start()
  const after = await queues()
  const withoutTime = (all: typeof after) => all.map(({ at: _, ...queue }) => queue)
  expect(withoutTime(after)).toEqual(withoutTime(before))
  const changed = after.filter(({ at }, place) => at.getTime() !== before[place]!.at.getTime())
  expect(changed.map(({ name }) => name)).toEqual(['letters', 'pay-run'])
  await client.end()
})
