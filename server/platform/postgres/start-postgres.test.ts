import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unwritable } from '../start-error.ts'
import { scratchFolder } from '../../testing/scratch-postgres.ts'
import type { ConnectionOptions } from './connection.ts'
import { startPostgres, type PostgresOptions } from './start-postgres.ts'

let folder: string
let directory: string
const toEnd: (() => Promise<void>)[] = []

beforeEach(() => {
  folder = scratchFolder('muster-postgres-')
  directory = join(folder, 'postgres')
})

afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end()
  rmSync(folder, { recursive: true, force: true })
})

async function start(options: Partial<PostgresOptions> = {}) {
  const postgres = await startPostgres({ directory, durable: false, ...options })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= postgres.stop())
  toEnd.push(stop)
  return { owner: postgres.owner, stop }
}

async function query(owner: ConnectionOptions, text: string): Promise<object[]> {
  const client = new pg.Client(owner)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<object>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const postmasterPid = () => Number(readFileSync(join(directory, 'data/postmaster.pid'), 'utf8').split('\n')[0])

/** False for a process that has ended but was not yet reaped by its parent: it no longer has a folder. */
function runs(pid: number): boolean {
  try {
    if (process.platform === 'linux') readlinkSync(`/proc/${pid}/cwd`)
    else process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A server in a process of its own; returns when its PostgreSQL is ready. */
async function serverProcess(): Promise<{ child: ChildProcess; owner: ConnectionOptions }> {
  const script = join(import.meta.dirname, '../../testing/hold-postgres.ts')
  const child = spawn(process.execPath, [script, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, owner: JSON.parse(line.toString()) as ConnectionOptions }
}

test('the first start creates a UTF-8 database with a password, without a port', async () => {
  const { owner } = await start()
  const rows = await query(
    owner,
    `select current_database() as name, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider,
            current_setting('listen_addresses') as addresses, current_setting('TimeZone') as zone
     from pg_database where datname = current_database()`,
  )
  expect(rows).toEqual([{ name: 'muster', encoding: 'UTF8', provider: 'b', addresses: '', zone: 'UTC' }])
  await expect(query({ ...owner, password: 'guessed' }, 'select 1')).rejects.toThrow('password authentication failed')
  expect(statSync(join(directory, 'password')).mode & 0o777).toBe(0o600)
  expect(statSync(join(directory, 'data')).mode & 0o777).toBe(0o700)
})

test('a stopped database keeps its rows and leaves no process and no lock', async () => {
  const first = await start()
  await query(first.owner, 'create table kept (id int); insert into kept values (1)')
  await first.stop()
  expect(existsSync(join(directory, 'data/postmaster.pid'))).toBe(false)
  expect(existsSync(join(directory, 'lock'))).toBe(false)
  const second = await start()
  expect(await query(second.owner, 'select id from kept')).toEqual([{ id: 1 }])
})

test('a second start on the same folder is refused with the process that holds it', async () => {
  const { child } = await serverProcess()
  toEnd.push(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { stop } = await startPostgres({ directory, durable: false })
    await stop()
  })
  await expect(start()).rejects.toThrow(`${directory} is in use by another Muster (process ${child.pid}).`)
  await expect(start()).rejects.toMatchObject({ name: 'StartError' })
})

test('after the server was killed its PostgreSQL is stopped, and committed data is there', async () => {
  const { child, owner } = await serverProcess()
  await query(owner, 'create table kept (id int); insert into kept values (1)')
  const left = postmasterPid()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(runs(left)).toBe(true)

  const again = await start()
  expect(await query(again.owner, 'select id from kept')).toEqual([{ id: 1 }])
  expect(postmasterPid()).not.toBe(left)
  expect(runs(left)).toBe(false)
})

test('a pid file of a process that is not PostgreSQL does not prevent the start, and that process is not stopped', async () => {
  const { stop } = await start()
  await stop()
  const bystander = spawn('sleep', ['60'])
  toEnd.push(async () => void bystander.kill())
  writeFileSync(join(directory, 'data/postmaster.pid'), `${bystander.pid}\n${directory}/data\n1\n5432\n\n\n\nready\n`)
  const { owner } = await start()
  expect(await query(owner, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(bystander.exitCode).toBeNull()
})

test('an interrupted first start leaves nothing that prevents the next', async () => {
  mkdirSync(join(directory, 'data.new-1'), { recursive: true })
  writeFileSync(join(directory, 'data.new-1/PG_VERSION'), '18')
  writeFileSync(join(directory, 'lock'), JSON.stringify({ pid: 999_999_999, began: '1' }))
  await start()
  expect(readdirSync(directory).filter((name) => name.includes('.new-'))).toEqual([])
})

test('a PostgreSQL that was killed is restarted', async () => {
  const told: string[] = []
  const { owner } = await start({ durable: true, tell: (line) => told.push(line) })
  await query(owner, 'create table kept (id int); insert into kept values (1)')
  const killed = postmasterPid()
  process.kill(killed, 'SIGKILL')
  let rows: object[] = []
  for (let attempt = 0; rows.length === 0 && attempt < 200; attempt++) {
    await sleep(50)
    rows = await query(owner, 'select id from kept').catch(() => [])
  }
  expect(rows).toEqual([{ id: 1 }])
  expect(postmasterPid()).not.toBe(killed)
  expect(told[0]).toBe('PostgreSQL ended unexpectedly; starting it again.')
})

test('a path too long for a socket gets a private folder for it, and says so', async () => {
  directory = join(folder, 'x'.repeat(120), 'postgres')
  mkdirSync(join(directory, '..'), { mode: 0o711 })
  const told: string[] = []
  const { owner, stop } = await start({ tell: (line) => told.push(line) })
  expect(await query(owner, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(told).toEqual([
    `The path of ${directory} is too long for a socket; PostgreSQL's socket is in ${owner.host} instead.`,
  ])
  expect(statSync(owner.host).mode & 0o777).toBe(0o700)
  await stop()
  expect(existsSync(owner.host)).toBe(false)
})

test('a folder that cannot be written gives one clear message', async () => {
  chmodSync(folder, 0o555)
  await asOrdinaryUser(() => expect(start()).rejects.toThrow(`${directory} cannot be written.`))
  chmodSync(folder, 0o711)
  writeFileSync(directory, 'a file')
  await expect(start()).rejects.toThrow(`${directory} must be a folder, and a file stands in its way.`)
})

test('a full disk gives one clear message', () => {
  const error = unwritable('/data', Object.assign(new Error('write'), { code: 'ENOSPC' }))
  expect(error).toMatchObject({
    name: 'StartError',
    message: 'The disk that holds /data is full. Free some space, or set DATA_DIR to another disk.',
  })
})

/** Root may write anywhere, so it steps down for a moment. */
async function asOrdinaryUser(work: () => Promise<unknown>): Promise<void> {
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.(65534)
  try {
    await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}
