import { expect, it } from 'vitest'
import { isRead } from './is-read.ts'

const reads = (text: string) => isRead({ name: '', text, values: [] })

it('is a statement that changes and locks nothing', () => {
  expect(reads('select updated_at, deleted from shift where id = $1')).toBe(true)
  expect(reads('\n  with page as (select 1) select * from page')).toBe(true)
})

it('is not one that writes, locks or notifies anywhere', () => {
  expect(reads('insert into shift values ($1)')).toBe(false)
  expect(reads('with made as (insert into shift values ($1) returning id) select id from made')).toBe(false)
  expect(reads('select id from request where id = $1 for update')).toBe(false)
  expect(reads('select id from request for no key update')).toBe(false)
  expect(reads('select id from request for key share')).toBe(false)
  expect(reads("select pg_notify('session', $1)")).toBe(false)
  expect(reads('select pg_advisory_xact_lock(1)')).toBe(false)
  expect(reads('refresh materialized view totals')).toBe(false)
})
