import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type Company } from '../../testing/company.ts'
import { testDatabase } from '../../testing/database.ts'
import type { Tx } from '../database/tx.ts'
import { remembered } from './remembered.ts'

describe('cached settings of an organisation', () => {
  let company: Company
  let readings: number
  const say = async (tx: Tx, text: string) =>
    (await tx.query({ name: '', text, values: [tx.organisation] })).rows as { name: string }[]
  const names = async (tx: Tx) => {
    readings += 1
    return (await say(tx, 'select name from department where organisation_id = $1 order by name')).map(
      ({ name }) => name,
    )
  }
  const add = (tx: Tx, name: string) =>
    say(tx, `insert into department (organisation_id, name, created_at) values ($1, '${name}', now())`)
  let known: (tx: Tx) => Promise<string[]>
  const now = () => company.within(known)

  beforeAll(async () => {
    company = await aCompany()
  })
  const begin = async () => {
    readings = 0
    known = remembered((tx) => names(tx))
    await now()
    expect(readings).toBe(1)
  }

  it('are read once, and cannot be changed by their readers', async () => {
    await begin()
    const first = await now()
    expect(await now()).toBe(first)
    expect(readings).toBe(1)
    expect(() => first.push('Nothing')).toThrow(TypeError)
  })

  it('are read again after every committed change, whoever made it', async () => {
    await begin()
    await company.within((tx) => add(tx, 'Quality'))
    expect(await now()).toContain('Quality')
    // As another process would.
    const other = new pg.Client((await testDatabase()).owner)
    await other.connect()
    await other.query(`update department set name = 'Care' where name = 'Quality'`)
    expect(await now()).toContain('Care')
    await other.query('begin')
    await other.query(`update department set name = 'Care' where name = 'Care'`)
    await other.query(`delete from department where name = 'Care'`)
    expect(await now()).toContain('Care')
    await other.query('commit')
    expect(await now()).not.toContain('Care')
    await other.end()
    expect(readings).toBe(4)
    await now()
    expect(readings).toBe(4)
  })

  it('are not used by the transaction that changes them, before and after', async () => {
    await begin()
    await company.within(async (tx) => {
      expect(await known(tx)).not.toContain('Travel')
      await add(tx, 'Travel')
      expect(await known(tx)).toContain('Travel')
      await add(tx, 'Welfare')
      expect(await known(tx)).toContain('Welfare')
    })
    expect(await now()).toEqual(expect.arrayContaining(['Travel', 'Welfare']))
  })

  it('are unaffected by a change that was rolled back', async () => {
    await begin()
    const undone = company.within(async (tx) => {
      await add(tx, 'Never')
      await known(tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await now()).not.toContain('Never')
    await company.within((tx) => add(tx, 'Later'))
    expect(await now()).toContain('Later')
    expect(await now()).not.toContain('Never')
  })

  it('are read again after waiting for a lock', async () => {
    await begin()
    await company.within(async (tx) => {
      expect(await known(tx)).not.toContain('Safety')
      await company.within((other) => add(other, 'Safety'))
      await say(tx, 'select pg_advisory_xact_lock_shared(1, hashtext($1::text))')
      expect(await known(tx)).toContain('Safety')
    })
  })

  it('belong to one organisation', async () => {
    await begin()
    const others = await aCompany()
    await others.within((tx) => add(tx, 'Theirs'))
    expect(await others.within(known)).toContain('Theirs')
    expect(await now()).not.toContain('Theirs')
  })
})
