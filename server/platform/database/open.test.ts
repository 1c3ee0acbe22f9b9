import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { testServer } from '../../testing/server.ts'
import { systemClock } from '../clock.ts'
import { createLog } from '../log.ts'
import { openDatabase } from './open.ts'

test.each([
  ['between two statements', 50],
  ['in a statement', 0],
])('a connection that breaks %s ends the work that was done on it, and nothing else', async (_, pause) => {
  const { app } = await testServer()
  const owner = new pg.Client((await testDatabase()).owner)
  await owner.connect()
  const work = app.database.globally(async (tx) => {
    const say = (text: string) => tx.query({ name: '', text, values: [] })
    const { rows } = await say('select pg_backend_pid() as pid')
    const end = owner.query('select pg_terminate_backend($1)', [(rows[0] as { pid: number }).pid])
    if (pause > 0) {
      await end
      // Nobody listens to the connection meanwhile: what it says must not end the process.
      await sleep(pause)
    }
    await say('select pg_sleep(10)')
  })
  await expect(work).rejects.toMatchObject({ status: 503 })
  await app.database.ping()
  await owner.end()
})

test('a database that falls silent is not waited for without end', async () => {
  const { app: connection } = await testDatabase()
  const effects = { enqueue: () => Promise.reject(new Error('no jobs here')), publish: () => {} }
  const parts = { connection, clock: systemClock, log: createLog('silent'), effects, patienceMillis: 500 }
  const database = openDatabase({ ...parts, size: 1 })
  const say = (text: string) =>
    database.globally(async (tx) => (await tx.query({ name: '', text, values: [] })).rows as { pid: number }[])
  const [{ pid }] = (await say('select pg_backend_pid() as pid')) as [{ pid: number }]
  // What has only read is answered before its commit.
  await database.ping()
  process.kill(pid, 'SIGSTOP')
  try {
    await expect(say('select 1 as pid')).rejects.toMatchObject({ status: 503 })
    // The silent connection is given up for another one.
    const [next] = await say('select pg_backend_pid() as pid')
    expect(next?.pid).not.toBe(pid)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  await database.close()
})
