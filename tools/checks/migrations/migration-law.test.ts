import { expect, test } from 'vitest'
import { migrationFaults } from './migration-law.ts'

const faults = (text: string, name = '0400_shift_colour.sql') =>
  migrationFaults([{ path: `server/db/migrations/${name}`, text }])

test.each([
  ['a table that is dropped', 'drop table shift'],
  ['a column that is dropped', 'alter table shift drop column colour'],
  ['a function that is dropped', 'drop function paint(uuid)'],
  ['a column with another name', 'alter table shift rename column colour to tint'],
  ['a table with another name', 'alter table shift rename to roster'],
  ['a column of another type', 'alter table shift alter column colour type int using 1'],
  ['a column that loses its default', 'alter table shift alter column colour drop default'],
  ['a column that becomes required', 'alter table shift alter column colour set not null'],
  ['a new required column', 'alter table shift add column colour text not null'],
  [
    'one of several new columns',
    "alter table shift add column a text, add column b text not null, add column c text not null default ''",
  ],
])('%s is refused', (_, text) => {
  expect(faults(`-- Colours.\n${text};`)).toEqual([
    expect.stringContaining('0400_shift_colour.sql:2 breaks the server'),
  ])
})

test('additions are accepted', () => {
  expect(
    faults(`
      alter table shift add column colour text, add column is_loud boolean not null default false;
      alter table shift add column tint int not null generated always as (length(colour)) stored;
      alter table shift alter column colour set default 'grey', alter column colour set not null;
      alter table shift drop constraint shift_colour_check;
      create table paint (colour text not null);
      alter table paint add column tint text not null;
      create function paint() returns void language plpgsql as $$ begin drop table if exists seen; end $$;
      -- Nothing was said to drop column colour.
      create index shift_colour_index on shift (organisation_id, colour);`),
  ).toEqual([])
})

test('a column may be required at once if a trigger of its own table fills it', () => {
  const trigger = (table: string, column = 'colour') =>
    `create trigger fill_${column} before insert on ${table} for each row execute function paint();`
  const required = 'alter table shift add column colour text; alter table shift alter column colour set not null;'
  expect(faults(trigger('shift') + required)).toEqual([])
  for (const other of [trigger('paint'), trigger('shift', 'tint')]) expect(faults(other + required)).toHaveLength(1)
  expect(faults(required + trigger('shift'))).toHaveLength(1)
})

test('a generated column may be made again by another expression', () => {
  const drop = 'alter table shift drop column tint;'
  const add = (table: string, what: string) => `alter table ${table} add column ${what};`
  const again = 'tint text not null generated always as (lower(colour)) stored'
  expect(faults(drop + add('shift', again))).toEqual([])
  expect(faults(drop + add('paint', again))).toHaveLength(1)
  expect(faults(drop + add('shift', again.replace('tint', 'hue')))).toHaveLength(1)
  expect(faults(drop + add('shift', 'tint text'))).toHaveLength(1)
  expect(faults(add('shift', again) + drop)).toHaveLength(1)
})

test('things unused since the previous release may go, if the migration names that release', () => {
  expect(faults('-- Unused since 0.2.0, which paints by theme.\nalter table shift drop column colour;')).toEqual([])
  expect(faults('alter table shift\n  -- Unused since 0.2.0\n  drop column colour;')).toEqual([])
  expect(faults('-- Unused since 0.2.0\ndrop table paint;\ndrop table brush;')).toHaveLength(1)
  expect(faults('-- Unused for long.\ndrop table paint;')).toHaveLength(1)
})

test('migrations from before rolling upgrades are ignored, and so are other files', () => {
  expect(faults('drop table shift;', '0365_terms_acceptance.sql')).toEqual([])
  expect(migrationFaults([{ path: 'server/demo/x.sql', text: 'drop table shift;' }])).toEqual([])
})
