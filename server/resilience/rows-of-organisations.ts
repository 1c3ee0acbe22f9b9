import pg from 'pg'
import type { Id } from '@muster/contract/values.ts'

/** Reads organisations' rows in all tables of a database, as its owner. */
export function rowsOfOrganisations(owner: () => pg.ClientConfig) {
  async function list<T>(text: string, values: unknown[] = [], of: pg.ClientConfig = owner()): Promise<T[]> {
    const client = new pg.Client(of)
    await client.connect()
    try {
      return (await client.query(text, values)).rows as T[]
    } finally {
      await client.end()
    }
  }

  async function tables(): Promise<string[]> {
    const rows = await list<{ name: string }>(`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
    return rows.map(({ name }) => name)
  }

  /** A value from an organisation's rows in each table. */
  async function ofEach<T>(organisation: Id, value: string): Promise<Record<string, T>> {
    const each = (await tables()).map(
      (name) => `select '${name}' as name, (select ${value} from ${name} t where organisation_id = $1) as value`,
    )
    const values = await list<{ name: string; value: T }>(each.join(' union all '), [organisation])
    return Object.fromEntries(values.map(({ name, value: of }) => [name, of]))
  }

  const counts = (organisation: Id) => ofEach<number>(organisation, 'count(*)::int')
  const prints = (organisation: Id) =>
    ofEach<string>(organisation, `md5(coalesce(string_agg(t::text, ',' order by t::text), ''))`)

  /** Tables with an organisation's rows that name another one. */
  async function mentions(organisation: Id, other: Id): Promise<string[]> {
    const counts = await ofEach<number>(organisation, `(count(*) filter (where t::text like '%${other}%'))::int`)
    return Object.keys(counts).filter((table) => counts[table]! > 0)
  }

  /** Missing keys referenced by an organisation's rows. */
  async function lostKeys(organisation: Id): Promise<string[]> {
    const foreign = await list<{ name: string; from: string; to: string; on: string; given: string }>(`
      select k.conname as name, k.conrelid::regclass::text as from, k.confrelid::regclass::text as to,
        (select string_agg(format('p.%I = c.%I', b.attname, a.attname), ' and ') from unnest(k.conkey, k.confkey) as pair(a, b)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.a
          join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.b) as on,
        (select string_agg(format('c.%I is not null', a.attname), ' and ') from unnest(k.conkey) as pair(a)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.a) as given
      from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and exists (select from pg_attribute o where o.attrelid = k.conrelid and o.attname = 'organisation_id')`)
    const each = foreign.map(
      ({ name, from, to, on, given }) =>
        `select '${name}' as name where exists (select 1 from ${from} c
          where c.organisation_id = $1 and ${given} and not exists (select 1 from ${to} p where ${on}))`,
    )
    return (await list<{ name: string }>(each.join(' union all '), [organisation])).map(({ name }) => name)
  }

  return { list, counts, prints, mentions, lostKeys }
}
