import { expect, test } from 'vitest'
import { fileRefusals, statementRefusals } from './cluster-law.ts'

const tables = { owned: new Set(['shift', 'employee']), apart: new Set(['mail']) }
const statement = (text: string, isOfOrganisation = true) => statementRefusals({ text, isOfOrganisation }, tables)
const migration = (text: string) => fileRefusals({ path: 'server/db/migrations/0400_shift.sql', text })
const own = 'organisation_id = $1'

test('an insert from a select returns something', () => {
  const text = `insert into shift (organisation_id, name) select $1, name from employee where ${own}`
  expect(statement(text)).toEqual(['insertSelect'])
  expect(statement(`${text} returning 1`)).toEqual([])
  expect(statement(`${text} on conflict do nothing`)).toEqual(['insertSelect'])
  expect(statement(`${text} on conflict do nothing returning 1`)).toEqual([])
  expect(statement('insert into shift (organisation_id, name) values ($1, $2)')).toEqual([])
  // Every one of them, including one within a "with".
  expect(statement(`with added as (${text}) ${text} returning 1`)).toEqual(['insertSelect'])
  expect(statement(`with added as (${text} returning 1) ${text} returning 1`)).toEqual([])
})

test('the organisation is compared with the parameter', () => {
  const of = (what: string) =>
    `select (select name from shift s where s.organisation_id = ${what}) from employee e where e.${own}`
  expect(statement(of('e.organisation_id'))).toEqual(['otherColumn'])
  expect(statement(of('$1'))).toEqual([])
})

test('a conflict action has no subqueries', () => {
  const text =
    'insert into shift (organisation_id, name) values ($1, $2) on conflict (organisation_id) do update set name ='
  expect(statement(`${text} (select max(name) from employee where ${own})`)).toEqual(['conflict'])
  expect(statement(`${text} excluded.name where shift.at < $3 - interval '1 day'`)).toEqual(['conflict'])
  expect(statement(`${text} excluded.name where shift.at < $3`)).toEqual([])
})

test('selected values are set at a conflict', () => {
  const text = `insert into shift (organisation_id, name) select $1, name from employee where ${own}
    on conflict (organisation_id) do update set name =`
  expect(statement(`${text} $2 returning 1`)).toEqual(['conflictValue'])
  expect(statement(`${text} excluded.name returning 1`)).toEqual([])
})

test('an update gets its values and moments as parameters', () => {
  const from = (what: string) => `update shift set name = given.name from ${what} as given(name text) where ${own}`
  expect(statement(from('jsonb_to_record($2)'))).toEqual(['record'])
  expect(statement(from('jsonb_to_recordset($2)'))).toEqual([])
  const days = (until: string) => `update shift set days = case when at < ${until} then 3 else 14 end where ${own}`
  expect(statement(days("$2 + interval '3 days'"))).toEqual(['moment'])
  expect(statement(days('$2'))).toEqual([])
})

test('a table without an organisation is not joined with those of organisations', () => {
  expect(statement(`select 1 from shift join mail on true where ${own}`)).toEqual(['nobodys'])
  expect(statement('select 1 from mail', false)).toEqual([])
})

test("a statement on organisations' rows names its own", () => {
  expect(statement('select name from employee', false)).toEqual(['noOrganisation'])
  expect(statement('select email from sign_in_directory', false)).toEqual([])
})

test('a policy calls a function', () => {
  const policy = (own: string) => `create policy own_rows on shift using (organisation_id = ${own});`
  expect(migration(policy('(select current_organisation())'))).toEqual([{ refusal: 'policy', line: 1 }])
  expect(migration(policy('current_organisation()'))).toEqual([])
})

test('a foreign key sets no single column to null', () => {
  const key = (columns: string) =>
    `\nforeign key (organisation_id, shift_id) references shift on delete set null${columns}`
  expect(migration(key(' (shift_id)'))).toEqual([{ refusal: 'setNull', line: 2 }])
  expect(migration(key(''))).toEqual([])
})

test('a trigger works on a shard of its table', () => {
  const trigger = (body: string) => `create function f() returns trigger language plpgsql as $$ begin ${body} end $$;`
  expect(migration(trigger('new.digest := digest_of(new);'))).toEqual([{ refusal: 'wholeRow', line: 1 }])
  expect(migration(trigger("if tg_table_name = 'shift' then return old; end if;"))).toEqual([
    { refusal: 'tableName', line: 1 },
  ])
  expect(migration(trigger('insert into note (id) select id from new_rows;'))).toEqual([
    { refusal: 'rowsOfStatement', line: 1 },
  ])
  expect(migration(trigger('new.digest := digest_of(to_jsonb(new)); ids := array(select id from new_rows);'))).toEqual(
    [],
  )
})

test('a function that reads tables is not in SQL', () => {
  const names = (language: string) =>
    `create function n(o uuid) returns text language ${language} as $$ select name from shift where organisation_id = o $$;`
  expect(migration(names('sql stable'))).toEqual([{ refusal: 'sqlFunction', line: 1 }])
  expect(migration(names('plpgsql stable'))).toEqual([])
})

test('a constraint is added separately', () => {
  const refused = [{ refusal: 'withConstraint', line: 1 }]
  expect(migration('alter table shift add column n int check (n > 0);')).toEqual(refused)
  expect(migration('alter table shift drop constraint a, add constraint a check (n > 0);')).toEqual(refused)
  expect(migration('alter table shift add column n int; alter table shift add constraint a check (n > 0);')).toEqual([])
})

test('a transaction begins before its organisation is set', () => {
  const begin = (text: string) => fileRefusals({ path: 'server/platform/database/transaction.ts', text })
  expect(begin("const text = `begin; set local app.organisation_id = '${id}'`")).toEqual([
    { refusal: 'oneMessage', line: 1 },
  ])
  expect(begin("const texts = ['begin', 'set local …']")).toEqual([])
})

test('an update compares in searched cases', () => {
  const update = (cases: string) => `update shift set name = $2 where ${own} and ${cases} end = 'done'`
  expect(statement(update("case kind when 'day' then 'done'"))).toEqual(['simpleCase'])
  expect(statement(update("case when kind = 'day' then 'done'"))).toEqual([])
})

test('a table is read before rows are inserted into it', () => {
  const insert = 'insert into shift (organisation_id, name) select $1, name from employee returning name'
  const text = (how: string, table = 'shift') =>
    `with before as ${how}(select name from ${table} where ${own}), added as (${insert}) select name from added, before`
  expect(statement(text(''))).toEqual(['readLater'])
  expect(statement(text('not materialized '))).toEqual(['readLater'])
  expect(statement(text('materialized '))).toEqual([])
  expect(statement(text('', 'employee'))).toEqual([])
})

test('a raised violation names its constraint in its message', () => {
  const raise = (message: string) =>
    `create function f() returns trigger language plpgsql as $$ begin
     raise exception '${message}' using errcode = 'check_violation', constraint = 'one_check'; end $$;`
  expect(migration(raise('too many'))).toEqual([{ refusal: 'unnamedConstraint', line: 2 }])
  expect(migration(raise('too many: constraint "one_check"'))).toEqual([])
})
