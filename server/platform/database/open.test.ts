import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { testServer } from '../../testing/server.ts'

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
