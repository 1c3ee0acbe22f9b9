import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statementsOf } from './statements-of.ts'

const texts = (migration: string) => statementsOf(migration).map(({ text }) => text.trim())

test.each([
  ["select 'a;b'; select 'it''s; so'", ["select 'a;b';", "select 'it''s; so'"]],
  [String.raw`select e'it\'s; so'; select 1`, [String.raw`select e'it\'s; so';`, 'select 1']],
  ['create table "odd;""name" (); select 1;', ['create table "odd;""name" ();', 'select 1;']],
  ['-- first; then\nselect 1;\n-- the end;\n', ['-- first; then\nselect 1;']],
  ['/* one; two */ select 1; /* ; */', ['/* one; two */ select 1;']],
  ['do $$ begin perform 1; end $$; select 1', ['do $$ begin perform 1; end $$;', 'select 1']],
  ['do $a$ begin execute $$ select 1; $$; end $a$;', ['do $a$ begin execute $$ select 1; $$; end $a$;']],
  [
    "create function f() returns int as 'select 1;' language sql; ;",
    ["create function f() returns int as 'select 1;' language sql;"],
  ],
  ['', []],
])('%j is divided at the semicolons that end a statement', (migration, statements) => {
  expect(texts(migration)).toEqual(statements)
})

test('each statement says where it begins', () => {
  const migration = 'select 1;\n-- a note\nselect 2;'
  for (const { text, from } of statementsOf(migration)) expect(migration.slice(from)).toMatch(new RegExp(`^${text}`))
  expect(statementsOf(migration).map(({ from }) => from)).toEqual([0, 9])
})

test('all migrations of the product consist of whole statements', () => {
  const folder = join(import.meta.dirname, '../../../db/migrations')
  const files = readdirSync(folder)
  expect(files.length).toBeGreaterThan(100)
  const begins =
    /^(?:create|alter|drop|insert|update|delete|select|with|do|grant|revoke|comment|analyze|set|truncate)\b/i
  for (const name of files) {
    const migration = readFileSync(join(folder, name), 'utf8')
    const bare = texts(migration).map((text) => text.replaceAll(/^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)+/g, ''))
    expect([name, bare.filter((text) => !begins.test(text))]).toEqual([name, []])
    expect([name, migration.includes('begin atomic')]).toEqual([name, false])
  }
})
