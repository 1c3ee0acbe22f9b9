import { expect, test } from 'vitest'
import { fileRefusals, statementRefusals } from './cluster-law.ts'

const owned = new Set(['shift', 'employee'])
const statement = (text: string, isOfOrganisation = true) => statementRefusals({ text, isOfOrganisation }, owned)
const migration = (text: string) => fileRefusals({ path: 'server/db/migrations/0400_shift.sql', text })
const own = 'organisation_id = $1'

test('an insert of what is selected answers something', () => {
  const text = `insert into shift (organisation_id, name) select $1, name from employee where ${own}`
  expect(statement(text)).toEqual(['insertSelect'])
  expect(statement(`${text} returning 1`)).toEqual([])
  expect(statement('insert into shift (organisation_id, name) values ($1, $2)')).toEqual([])
})

test('the organisation is compared with the parameter', () => {
  const of = (what: string) =>
    `select (select name from shift s where s.organisation_id = ${what}) from employee e where e.${own}`
  expect(statement(of('e.organisation_id'))).toEqual(['otherColumn'])
  expect(statement(of('$1'))).toEqual([])
})

test('what happens at a conflict asks nothing', () => {
  const text =
    'insert into shift (organisation_id, name) values ($1, $2) on conflict (organisation_id) do update set name ='
  expect(statement(`${text} (select max(name) from employee where ${own})`)).toEqual(['conflict'])
  expect(statement(`${text} excluded.name`)).toEqual([])
})

test('an update takes its rows from no function', () => {
  expect(
    statement(
      `update shift set name = given.name from jsonb_to_recordset($2) as given(id uuid, name text) where ${own}`,
    ),
  ).toEqual(['updateFrom'])
  expect(statement(`update shift set name = $2 where ${own}`)).toEqual([])
})

test('a statement on rows of organisations names its own', () => {
  expect(statement('select name from employee', false)).toEqual(['noOrganisation'])
  expect(statement('select email from sign_in_directory', false)).toEqual([])
})

test('a policy calls a function', () => {
  const policy = (own: string) => `create policy own_rows on shift using (organisation_id = ${own});`
  expect(migration(policy('(select current_organisation())'))).toEqual([{ refusal: 'policy', line: 1 }])
  expect(migration(policy('current_organisation()'))).toEqual([])
})

test('a key sets no single column to null', () => {
  const key = (columns: string) =>
    `\nforeign key (organisation_id, shift_id) references shift on delete set null${columns}`
  expect(migration(key(' (shift_id)'))).toEqual([{ refusal: 'setNull', line: 2 }])
  expect(migration(key(''))).toEqual([])
})

test('a trigger does not read its own table by name', () => {
  const made = (from: string) => `create function next_shift() returns trigger language plpgsql as $$ begin
    select max(n) into new.n from ${from}; return new; end $$;
    create trigger next_shift before insert on shift for each row execute function next_shift();`
  expect(migration(made('shift'))).toEqual([{ refusal: 'ownTable', line: 1 }])
  expect(migration(made('employee'))).toEqual([])
})

test('a transaction begins before it is told its organisation', () => {
  const begin = (text: string) => fileRefusals({ path: 'server/platform/database/transaction.ts', text })
  expect(begin("const text = `begin; set local app.organisation_id = '${id}'`")).toEqual([
    { refusal: 'oneMessage', line: 1 },
  ])
  expect(begin("const texts = ['begin', 'set local …']")).toEqual([])
})
