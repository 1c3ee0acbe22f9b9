import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, inject, test, vi } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company } from '../../testing/company.ts'
import { testDatabase } from '../../testing/database.ts'
import { testServer } from '../../testing/server.ts'
import { systemClock } from '../clock.ts'
import { newId } from '../id.ts'
import { createLog } from '../log.ts'
import { analyseGrown } from './analyse.queries.ts'
import { attempt } from './attempt.ts'
import { openDatabase } from './open.ts'
import type { Tx } from './tx.ts'

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
    const end = owner.query('select pg_terminate_backend($1::int)', [(rows[0] as { pid: number }).pid])
    if (pause > 0) {
      await end
      // No one listens to the connection meanwhile: its errors must not end the process.
      await sleep(pause)
    }
    await say('select pg_sleep(10)')
  })
  await expect(work).rejects.toMatchObject({ status: 503 })
  await app.database.ping()
  await owner.end()
})

test('an unresponsive database is not waited for forever', async () => {
  const { app: connection } = await testDatabase()
  const effects = { enqueue: () => Promise.reject(new Error('no jobs here')), publish: () => {} }
  const parts = { connection, clock: systemClock, log: createLog('silent'), effects, patienceMillis: 500 }
  const database = openDatabase({ ...parts, size: 1 })
  const say = (text: string) =>
    database.globally(async (tx) => (await tx.query({ name: '', text, values: [] })).rows as { pid: number }[])
  const [{ pid }] = (await say('select pg_backend_pid() as pid')) as [{ pid: number }]
  // A read-only transaction returns before its commit.
  await database.ping()
  process.kill(pid, 'SIGSTOP')
  try {
    await expect(say('select 1 as pid')).rejects.toMatchObject({ status: 503 })
    // The unresponsive connection is replaced by another one.
    const [next] = await say('select pg_backend_pid() as pid')
    expect(next?.pid).not.toBe(pid)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  await database.close()
})

test('a busy organisation does not keep another one waiting', async () => {
  const { app: connection } = await testDatabase()
  const effects = { enqueue: () => Promise.reject(new Error('no jobs here')), publish: () => {} }
  const database = openDatabase({ connection, clock: systemClock, log: createLog('silent'), effects, size: 2 })
  const [noisy, quiet] = [newId(), newId()]
  const ended: string[] = []
  const work = async (organisation: Id, what: string) => {
    await database.within(organisation, (tx) => tx.query({ name: '', text: 'select pg_sleep(0.01)', values: [] }))
    ended.push(what)
  }
  await Promise.all([...Array.from({ length: 20 }, () => work(noisy, 'noisy')), work(quiet, 'quiet')])
  // Those already running, and one served in turn.
  expect(ended.indexOf('quiet')).toBeLessThanOrEqual(4)
  expect(ended.length).toBe(21)
  await database.close()
})

const onCluster = inject('nodes').length > 0

test('a table that has grown by a tenth is analysed again, with less growth it is not', async () => {
  const company = await aCompany()
  const { app } = await testServer()
  const owner = new pg.Client((await testDatabase()).owner)
  await owner.connect()
  await owner.query("update pg_class set reltuples = 1000 where relname = 'payslip'")
  const known = async (rows: number) => {
    await app.database.within(company.organisation, (tx) => analyseGrown(tx, 'payslip', rows))
    const { rows: counts } = await owner.query<{ n: number }>(
      "select reltuples::int as n from pg_class where relname = 'payslip'",
    )
    return counts[0]!.n
  }
  expect([await known(99), await known(100)]).toEqual([1000, onCluster ? 1000 : 0])
  await owner.end()
})

describe('statements sent with the commit', () => {
  const add = (tx: Tx, name: string) =>
    tx.query({
      name: '',
      text: 'insert into department (organisation_id, name, created_at) values ($1, $2, now())',
      values: [tx.organisation, name],
    })
  const there = (company: Company) =>
    company.within(async (tx) => {
      const text = 'select name from department where organisation_id = $1 order by name'
      const { rows } = await tx.query({ name: '', text, values: [tx.organisation] })
      return (rows as { name: string }[]).map(({ name }) => name)
    })

  test('are stored, and after-commit effects run after them', async () => {
    const company = await aCompany()
    const before = await there(company)
    let seen: string[] | undefined
    await company.within(async (tx) => {
      tx.afterCommit(async () => {
        seen = await there(company)
      })
      tx.closeWith(add(tx, 'Quality'))
    })
    await vi.waitFor(() => expect(seen).toEqual([...before, 'Quality'].toSorted()))
  })

  test('undo everything if one fails, and no effect follows', async () => {
    const company = await aCompany()
    await company.within((tx) => add(tx, 'Quality'))
    const before = await there(company)
    const followed = vi.fn()
    const work = company.within(async (tx) => {
      tx.afterCommit(followed)
      await add(tx, 'Audit')
      tx.closeWith(add(tx, 'Quality'))
      return 'done'
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(followed).not.toHaveBeenCalled()
    expect(await there(company)).toEqual(before)
  })

  test('report what failed first, not what failed because of it', async () => {
    const company = await aCompany()
    await company.within((tx) => add(tx, 'Quality'))
    const work = company.within(async (tx) => {
      tx.closeWith(add(tx, 'Quality'))
      await add(tx, 'Audit')
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
  })

  test('end with the part of a transaction that they belong to', async () => {
    const company = await aCompany()
    await company.within((tx) => add(tx, 'Quality'))
    const before = await there(company)
    await company.within(async (tx) => {
      const part = attempt(tx, async (within) => {
        await add(within, 'Audit')
        within.closeWith(add(within, 'Quality'))
      })
      await expect(part).rejects.toMatchObject({ code: '23505' })
      await attempt(tx, async (within) => within.closeWith(add(within, 'Travel')))
    })
    expect(await there(company)).toEqual([...before, 'Travel'].toSorted())
  })

  test('cannot be sent once it is over', async () => {
    const company = await aCompany()
    let late: Tx | undefined
    await company.within(async (tx) => {
      late = tx
      await add(tx, 'Quality')
    })
    await expect(add(late!, 'Audit')).rejects.toThrow('after the end of its transaction')
  })
})

test('an unnoticed failure is reported instead of a commit without effect', async () => {
  const { app } = await testServer()
  const work = app.database.globally(async (tx) => {
    await tx.query({ name: '', text: 'update nothing set n = 1', values: [] }).catch(() => undefined)
  })
  await expect(work).rejects.toThrow('failed unheard')
})
