import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, expect, inject, test } from 'vitest'
import { createDatabase } from '../../postgres/create-database.ts'
import type { ConnectionOptions } from '../../postgres/connection.ts'
import { appConnection } from './app-role.ts'
import { migrate } from './migrate.ts'
import { until } from '../../../testing/until.ts'

const secret = 'the secret of every test, 32 characters and more'
let owner: ConnectionOptions
let directory: string
let number = 0

beforeEach(async () => {
  owner = { ...inject('postgres'), database: `muster_migrate_${process.env.VITEST_POOL_ID}_${number++}` }
  directory = mkdtempSync(join(tmpdir(), 'muster-migrations-'))
  await query({ ...owner, database: 'postgres' }, `drop database if exists ${owner.database} with (force)`)
  await createDatabase(owner)
})

async function query(options: pg.ClientConfig, text: string): Promise<object[]> {
  const client = new pg.Client(options)
  await client.connect()
  try {
    return (await client.query<object>(text)).rows
  } finally {
    await client.end()
  }
}

const migration = (name: string, text: string) => writeFileSync(join(directory, name), text)
const run = () => migrate({ owner, secret, directory })

test('missing migrations are applied in order, and once', async () => {
  migration('0001_shift.sql', 'create table shift (id int primary key)')
  expect(await run()).toEqual(['0001_shift.sql'])
  migration('0002_break.sql', 'alter table shift add column break_minutes int')
  expect(await run()).toEqual(['0002_break.sql'])
  expect(await run()).toEqual([])
})

test('a failing migration is undone completely, and names its line', async () => {
  migration('0001_shift.sql', 'create table shift (id int primary key);\n\ncreate table location (id nonsense)')
  await expect(run()).rejects.toThrow('The migration 0001_shift.sql, line 3 failed and was undone')
  expect(await query(owner, "select to_regclass('shift') as shift")).toEqual([{ shift: null }])
})

test('a migration changed after it was applied is refused', async () => {
  migration('0001_shift.sql', 'create table shift (id int primary key)')
  await run()
  migration('0001_shift.sql', 'create table shift (id bigint primary key)')
  await expect(run()).rejects.toThrow('The migration 0001_shift.sql was changed after this database applied it.')
})

test('a database of a newer release is refused', async () => {
  migration('0001_shift.sql', 'create table shift (id int primary key)')
  await run()
  directory = mkdtempSync(join(tmpdir(), 'muster-migrations-'))
  await expect(run()).rejects.toThrow('migrated by a newer Muster (0001_shift.sql)')
})

test('a number belongs to one migration', async () => {
  migration('0001_shift.sql', 'select 1')
  migration('0001_location.sql', 'select 1')
  await expect(run()).rejects.toThrow('There are two migrations with the number 0001; give 0001_shift.sql another.')
})

test('a meaningless name is refused', async () => {
  migration('1.sql', 'select 1')
  await expect(run()).rejects.toThrow('The migration 1.sql should be named like 0042_shift_colour.sql.')
})

test('servers that start at the same moment wait for each other', async () => {
  migration('0001_shift.sql', 'select pg_sleep(0.1); create table shift (id int primary key)')
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat()).toEqual(['0001_shift.sql'])
})

test("the server's role works with the tables, owns nothing and cannot see the migration history", async () => {
  migration('0001_shift.sql', 'create table shift (id int primary key); create table log (id int)')
  migration('0002_log.sql', 'revoke update, delete on log from muster_app')
  await run()
  await run()
  const app = appConnection(owner, secret)
  await query(
    app,
    'insert into shift values (1); update shift set id = 2; delete from shift; insert into log values (1)',
  )
  await expect(query(app, 'delete from log')).rejects.toThrow('permission denied')
  await expect(query(app, 'alter table shift add column name text')).rejects.toThrow('must be owner')
  await expect(query(app, 'select * from schema_migration')).rejects.toThrow('permission denied')
  await expect(query(app, 'create table mine ()')).rejects.toThrow('permission denied')
  expect(
    await query(app, 'select rolsuper, rolbypassrls, rolcreatedb from pg_roles where rolname = current_user'),
  ).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreatedb: false }])
})

test('two databases of one cluster share the role', async () => {
  const other = { ...owner, database: `${owner.database}_other` }
  await query({ ...owner, database: 'postgres' }, `drop database if exists ${other.database} with (force)`)
  await createDatabase(other)
  await Promise.all([migrate({ owner, secret, directory }), migrate({ owner: other, secret, directory })])
  expect(await query(appConnection(other, secret), 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await query(appConnection(owner, secret), 'select 1 as one')).toEqual([{ one: 1 }])
})

/** A connection of a call that is at work. */
async function aCall(): Promise<pg.Client> {
  const call = new pg.Client(owner)
  await call.connect()
  await call.query('begin')
  return call
}

const hurried = { lockMillis: 200, pauseMillis: 50, tries: 60 }
const both = 'alter table shift add column colour text; alter table location add column colour text'

async function twoTables() {
  migration('0001_tables.sql', 'create table shift (id int primary key); create table location (id int primary key)')
  await run()
  await query(owner, 'insert into shift values (1); insert into location values (1)')
  migration('0002_colour.sql', both)
}

test('a migration waits for a call that reads the table, and does not keep others from it', async () => {
  await twoTables()
  const call = await aCall()
  await call.query('select * from shift')
  const migrated = migrate({ owner, secret, directory, patience: hurried })
  // Behind a migration that waits for its lock, every reader would wait as well.
  for (let n = 0; n < 5; n++) {
    const began = performance.now()
    await query(owner, 'select * from shift')
    expect(performance.now() - began).toBeLessThan(2_000)
    await sleep(100)
  }
  await call.query('commit')
  expect(await migrated).toEqual(['0002_colour.sql'])
  await call.end()
})

test('a migration and a call that wait for each other both succeed', async () => {
  await twoTables()
  const call = await aCall()
  // The database ends the wait of the migration, and not of the call.
  await call.query("set local deadlock_timeout = '1min'")
  await call.query('update location set id = 2')
  const migrated = migrate({ owner, secret, directory, patience: { ...hurried, lockMillis: 30_000 } })
  const waiting = "select 1 from pg_locks where not granted and relation = 'location'::regclass"
  await until(
    () => query(owner, waiting),
    ({ length }) => length > 0,
  )
  await call.query('update shift set id = 2')
  await call.query('commit')
  expect(await migrated).toEqual(['0002_colour.sql'])
  expect(await query(owner, 'select id, colour from shift')).toEqual([{ id: 2, colour: null }])
  await call.end()
})

test('a lock that is never released is named after some tries, and nothing is left of the migration', async () => {
  await twoTables()
  const call = await aCall()
  await call.query('select * from location')
  const patience = { lockMillis: 50, pauseMillis: 1, tries: 3 }
  await expect(migrate({ owner, secret, directory, patience })).rejects.toThrow(
    'The migration 0002_colour.sql failed and was undone: canceling statement due to lock timeout. Other connections hold locks',
  )
  await call.query('commit')
  expect(Object.keys((await query(owner, 'select * from shift'))[0]!)).toEqual(['id'])
  await call.end()
})

test('any other failure is told at once', async () => {
  await twoTables()
  migration('0002_colour.sql', 'select pg_sleep(0.3); select 1 / 0')
  const began = performance.now()
  await expect(migrate({ owner, secret, directory, patience: hurried })).rejects.toThrow('division by zero')
  expect(performance.now() - began).toBeLessThan(5_000)
})
