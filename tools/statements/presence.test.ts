import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchPostgres } from '../../server/testing/scratch-postgres.ts'
import { describer } from './describe.ts'

let postgres: Awaited<ReturnType<typeof scratchPostgres>>
let client: pg.Client
let describeStatement: Awaited<ReturnType<typeof describer>>

beforeAll(async () => {
  postgres = await scratchPostgres()
  client = new pg.Client(postgres.owner)
  await client.connect()
  await client.query(`
    create table person (id int primary key, name text not null, nick text, facts jsonb not null);
    create table pet (id int primary key, owner int not null references person (id), name text not null, born date)`)
  describeStatement = await describer(client)
}, 60_000)

afterAll(async () => {
  await client.end()
  await postgres.stop()
})

/** `?` after columns that may be null, `(1)` after those null only if a parameter is. */
async function columns(text: string, shown?: string): Promise<string> {
  const { columns: described } = await describeStatement(text, shown)
  return described
    .map(
      ({ name, presence }) => name + (presence === undefined ? '?' : presence.size ? `(${[...presence].join()})` : ''),
    )
    .join(' ')
}

describe('A column may be null', () => {
  test.each([
    ['as defined by its table', 'select id, name, nick from person', 'id name nick?'],
    ['on the far side of a join', 'select p.id, pet.name from person p left join pet on pet.owner = p.id', 'id name?'],
    ['on neither side of an inner join', 'select p.id, pet.name from person p join pet on pet.owner = p.id', 'id name'],
    ['after a full join', 'select a.id as a, b.id as b from person a full join person b on a.nick = b.nick', 'a? b?'],
    ['as returned by a subquery', 'select n, k from (select name as n, nick as k from person) inner_one', 'n k?'],
    [
      'as returned by a common table expression',
      'with x as (select name, nick from person) select * from x',
      'name nick?',
    ],
    [
      'when it can be null in one half of a union',
      'select name from person union all select nick from person',
      'name?',
    ],
    ['as returned by an update', "update person set nick = 'x' returning id, nick", 'id nick?'],
    [
      'when a recursion starts with it',
      'with recursive up(id, n) as (select id, nick from person union select id, n from up) select * from up',
      'id n?',
    ],
  ])('%s', async (_, text, expected) => {
    expect(await columns(text)).toBe(expected)
  })
})

describe('An expression is not null', () => {
  test.each([
    ['when it counts', 'select count(*) as n, max(id) as most from person', 'n most?'],
    [
      'when every group has a row',
      'select nick, max(id) as most, sum(id) as s from person group by nick',
      'nick? most s',
    ],
    [
      'unless the group is filtered',
      'select name, max(id) filter (where id > 1) as m from person group by name',
      'name m?',
    ],
    ['when it has a fallback', "select coalesce(nick, '') as a, coalesce(nick, null) as b from person", 'a b?'],
    ['when marked as present', "select coalesce(facts ->> 'x') as a, facts ->> 'x' as b from person", 'a b?'],
    ['when none of its inputs is null', 'select name || nick as a, lower(name) as b from person', 'a? b'],
    [
      'in every branch',
      "select case when id > 1 then 'x' end as a, case when id > 1 then 1 else 2 end as b from person",
      'a? b',
    ],
    [
      'when it only tests for null',
      'select nick is null as a, exists (select from pet) as b, nick is distinct from name as c from person',
      'a b c',
    ],
    [
      'when a subquery always answers',
      'select (select count(*) from pet) as a, (select id from pet limit 1) as b, (select max(id) from pet) as c',
      'a b? c?',
    ],
    ['unless the subquery is limited', 'select (select count(*) from pet offset 1) as a', 'a?'],
    [
      'when a parameter is not',
      'select $1::int as a, coalesce(nick, $2::text) as b, $1::int + $3::int as c from person',
      'a(1) b(2) c(1,3)',
    ],
  ])('%s', async (_, text, expected) => {
    expect(await columns(text)).toBe(expected)
  })
})

describe('A condition proves that a column is not null', () => {
  test.each([
    ['by testing for null', 'select nick from person where nick is not null', 'nick'],
    ['by comparing', 'select nick from person where nick = $1', 'nick'],
    ['not by one of two', 'select nick from person where nick is not null or id = 1', 'nick?'],
    ['not by a comparison that accepts null', 'select nick from person where nick is distinct from $1::text', 'nick?'],
    [
      'and with it the row of its table',
      'select pet.name, pet.born from person left join pet on pet.owner = person.id where pet.id > 1',
      'name born?',
    ],
    [
      'but not in the condition of an outer join',
      'select p.nick from person p left join pet on p.nick is not null',
      'nick?',
    ],
  ])('%s', async (_, text, expected) => {
    expect(await columns(text)).toBe(expected)
  })

  test('by the caller, who drops rows without it', async () => {
    const text = 'select pet.id as n, pet.name from person left join pet on pet.owner = person.id'
    expect(await columns(text)).toBe('n? name?')
    expect(await columns(text, 'n')).toBe('n name')
  })
})
