import { expect, test } from 'vitest'
import { tableFaults, tableNames } from './table-law.ts'

const owners = { shift: { owner: 'organisation', readBy: ['attendance'] }, punch: { owner: 'attendance' } }
const faults = (path: string, text: string) => tableFaults([{ path, text }], ['shift', 'punch'], owners)

test('a feature reads and writes its own tables', () => {
  const text = "db.insertInto('punch').values(p); sql`update punch set at = now()`; db.selectFrom('punch')"
  expect(faults('server/features/attendance/punch.queries.ts', text)).toEqual([])
})

test('a feature reads tables it was granted, and does not write them', () => {
  const path = 'server/features/attendance/punch.queries.ts'
  expect(faults(path, "db.selectFrom('punch').innerJoin('shift', 'a', 'b')")).toEqual([])
  expect(faults(path, '\nsql`delete from shift`')).toContain(`${path}:2 writes shift, which belongs to organisation.`)
})

test("another feature's table is refused, in the builder and in SQL", () => {
  const path = 'server/features/organisation/shift.queries.ts'
  expect(faults(path, "db.selectFrom('punch as p')")).toEqual([`${path}:1 reads punch, which belongs to attendance.`])
  expect(faults(path, 'sql`select at from shift join punch on true`')).toEqual([
    `${path}:1 reads punch, which belongs to attendance.`,
  ])
})

test('SQL outside a queries file is refused', () => {
  const path = 'server/features/attendance/punch.ts'
  expect(faults(path, "db.selectFrom('punch')")).toEqual([
    `${path}:1 holds SQL on punch; SQL stands in a .queries.ts file.`,
  ])
})

test('a table without an owner is reported, and an owner without a table', () => {
  expect(tableFaults([], ['shift', 'leave'], owners)).toEqual([
    'tools/checks/tables.ts names no owner of the table leave.',
    'tools/checks/tables.ts names the table punch, which does not exist.',
  ])
})

test('the names come from the generated types', () => {
  expect(tableNames('export interface Tables {\n  account: Account\n  shift: Shift\n}\n')).toEqual(['account', 'shift'])
})
