import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany, run } from '../../testing/company.ts'
import { subjects } from './holding.ts'
import { holdings } from './holdings.ts'
import { notPersonal } from './holdings/not-personal.ts'
import { rowsOfPerson } from './rows-of-person.ts'

const ofNobody = Object.values(notPersonal).flat()

test('every table is in the map of personal data, or has a reason why it is not', async () => {
  const company = await aCompany()
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and relname <> 'commit_together' order by 1`,
    ),
  )
  const tables = (rows as { name: string }[]).map(({ name }) => name)
  const mapped = [...Object.keys(holdings), ...ofNobody]
  expect({
    missing: tables.filter((name) => !mapped.includes(name)),
    gone: mapped.filter((name) => !tables.includes(name)),
    twice: mapped.filter((name, at) => mapped.indexOf(name) !== at),
  }).toEqual({ missing: [], gone: [], twice: [] })
})

test('a table with a row for each employee is in the map', async () => {
  const company = await aCompany()
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name in ('employee_id', 'requester_id') order by 1`,
    ),
  )
  const names = (rows as { name: string }[]).map(({ name }) => name)
  // Names an employee as the approver of others.
  expect(names.filter((name) => !(name in holdings))).toEqual(['approval_rule'])
})

test('every table of the map can be read for a person, and shows no digest or secret', async () => {
  const company = await aCompany()
  const priya = await company.employee('Priya Nair')
  const other = await company.employee('Arjun Mehta')
  await company.within(async (tx) => {
    for (const [table, { subject }] of Object.entries(holdings)) {
      expect(subjects).toContain(subject)
      const rows = await rowsOfPerson(tx, table, priya, '2026-11-20')
      expect(JSON.stringify(rows)).not.toContain(other.employee)
      for (const row of rows)
        expect(Object.keys(row).filter((name) => /digest|hash|secret|organisation_id/.test(name))).toEqual([])
    }
    expect((await rowsOfPerson(tx, 'employee', priya, '2026-11-20')).map(({ name }) => name)).toEqual(['Priya Nair'])
    expect((await rowsOfPerson(tx, 'employee', { ...priya, employee: null }, '2026-11-20')).length).toBe(0)
  })
})
