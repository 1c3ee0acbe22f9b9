import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { createLog } from '../log.ts'
import { listen } from './listen.ts'

test('notifications are received; a broken connection is a gap, and recovers by itself', async () => {
  const { app: connection, owner } = await testDatabase()
  const heard: string[] = []
  let gaps = 0
  const listener = await listen({
    connection,
    channel: 'tea',
    onMessage: (payload) => heard.push(payload),
    onGap: () => (gaps += 1),
    log: createLog('silent'),
  })
  const teller = new pg.Client(owner)
  await teller.connect()
  const tell = (word: string) => teller.query('select pg_notify($1, $2)', ['tea', word])

  await tell('one')
  await vi.waitFor(() => expect(heard).toEqual(['one']))
  expect([listener.isLive, gaps]).toEqual([true, 1])

  await teller.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'")
  await vi.waitFor(() => expect(listener.isLive).toBe(false))
  expect(gaps).toBe(2)

  await vi.waitFor(() => expect(listener.isLive).toBe(true), { timeout: 5_000 })
  await tell('two')
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']))
  await teller.end()
  await listener.stop()
  expect(listener.isLive).toBe(false)
})

test('without a database it is not live, and can still be stopped', async () => {
  const silent = { connection: { host: '/nowhere' }, channel: 'tea', onMessage: () => {}, onGap: () => {} }
  const listener = await listen({ ...silent, log: createLog('silent') })
  expect(listener.isLive).toBe(false)
  await listener.stop()
})
