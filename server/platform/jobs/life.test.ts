import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import pg from 'pg'
import { createLog } from '../log.ts'
import { testDatabase } from '../../testing/database.ts'
import { testServer } from '../../testing/server.ts'
import { showLife } from './life.ts'

const log = createLog('silent')
let connection: pg.ClientConfig
let client: pg.Client

beforeAll(async () => {
  const { app } = await testServer()
  await app.database.globally((tx) => tx.enqueue('send-mail', { mail: '01890a5d-ac96-774b-bcce-b302099a8057' }))
  const database = await testDatabase()
  connection = database.app
  client = new pg.Client(database.owner)
  await client.connect()
})
afterAll(() => client.end())

const state = async () => (await client.query<{ state: string }>('select state from pgboss.job')).rows[0]?.state

it('leaves jobs alone while another process is alive, and hands them out again when all are dead', async () => {
  await client.query(`update pgboss.job set state = 'completed'`)
  const first = await showLife(connection, log)
  await client.query(`update pgboss.job set state = 'active'`)

  const second = await showLife(connection, log)
  expect(await state()).toBe('active')
  await first.end()
  const third = await showLife(connection, log)
  expect(await state()).toBe('active')

  await second.end()
  await third.end()
  const fourth = await showLife(connection, log)
  expect(await state()).toBe('retry')
  await fourth.end()
})

const connections = async () => {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid in (
       select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and objid = 7265101)`,
  )
  return rows.map(({ pid }) => pid)
}

// Whatever is left open would keep a thread from its end.
it.each([0, 5, 990, 1_000, 1_005, 1_050])('leaves no connection when it ends %i ms after losing it', async (after) => {
  const life = await showLife(connection, log)
  const [pid] = await connections()
  await client.query('select pg_terminate_backend($1)', [pid])
  await sleep(after)
  await life.end()
  await sleep(1_300)
  expect(await connections()).toEqual([])
})
