import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import type pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { systemClock } from '../clock.ts'
import { createLog } from '../log.ts'
import { openDatabase, type Database } from '../database/open.ts'
import { yieldProcessor } from './yield.ts'

const open: Database[] = []
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
})

async function pidOfConnection(yields: boolean): Promise<number> {
  const { app: connection } = await testDatabase()
  const effects = { enqueue: () => Promise.reject(new Error('no jobs here')), publish: () => {} }
  const database = openDatabase({ connection, clock: systemClock, log: createLog('silent'), effects, yields, size: 1 })
  open.push(database)
  const { rows } = await database.globally((tx) =>
    tx.query({ name: '', text: 'select pg_backend_pid() as pid', values: [] }),
  )
  return (rows[0] as { pid: number }).pid
}

/** What becomes of the priority of a process with this title, asked for by a connection that leaves from this port. */
async function priorityAfter(title: string, localPort: number | undefined): Promise<number> {
  const other = spawn('sleep', ['60'], { argv0: title })
  await once(other, 'spawn')
  yieldProcessor({ processID: other.pid, connection: { stream: { localPort } } } as unknown as pg.PoolClient)
  const priority = getPriority(other.pid!)
  other.kill()
  return priority
}

// Elsewhere the titles of processes are not to be read.
describe.runIf(process.platform === 'linux')('The process of PostgreSQL behind a connection', () => {
  const usual = getPriority(process.pid)

  test('runs below normal priority where it is to', async () => {
    const pid = await pidOfConnection(true)
    expect(getPriority(pid)).toBe(10)
    const autogroup = `/proc/${pid}/autogroup`
    if (existsSync(autogroup)) expect(readFileSync(autogroup, 'utf8')).toMatch(/^(\/autogroup-\d+ nice 10)?\n?$/)
  })

  test('keeps its priority where it is not', async () => {
    expect(getPriority(await pidOfConnection(false))).toBe(usual)
  })

  test.each([
    ['postgres: muster_app muster 127.0.0.1(50123) idle', 50123, 10],
    ['postgres: muster_app muster ::1(50123) idle', 50123, 10],
    ['postgres: muster_app muster [local] idle', undefined, 10],
    ['postgres: muster_app muster 127.0.0.1(50123) idle', 50124, usual],
    ['postgres: muster_app muster 127.0.0.1(50123) idle', 123, usual],
    ['postgres: muster_app muster 127.0.0.1(50123) idle', undefined, usual],
    ['postgres: muster_app muster [local] idle', 50123, usual],
    ['node (50123) ', 50123, usual],
    ['node [local] ', undefined, usual],
  ])('is known by its title: %s, from port %s', async (title, port, priority) => {
    expect(await priorityAfter(title, port)).toBe(priority)
  })

  test.each([null, undefined, 2 ** 22 + 1])('may be unknown or gone: %s', (processID) => {
    const client = { processID, connection: { stream: {} } }
    expect(() => yieldProcessor(client as unknown as pg.PoolClient)).not.toThrow()
  })
})
