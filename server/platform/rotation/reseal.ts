import type { Id } from '@muster/contract/values.ts'
import { sql, type RawBuilder } from 'kysely'
import { builder } from '../database/builder.ts'
import type { Database } from '../database/open.ts'
import { organisations } from '../database/organisations.ts'
import type { Tx } from '../database/tx.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { resealText, sealedPattern } from './reseal-text.ts'

export interface Rotation {
  resealed: number
  /** By `table.column`: the number of values that look sealed and could not be opened. */
  foreign: Map<string, number>
}

const batch = 500

/**
 * Reseals everything sealed by older secrets with the newest one, in every text and JSON column of every organisation, so that no list of
 * columns can be incomplete. Each batch is a transaction; an interrupted run resumes where it stopped.
 */
export async function reseal(
  { database, secrets }: { database: Database; secrets: Secrets },
  tell: (line: string) => void = () => {},
): Promise<Rotation> {
  const rotation: Rotation = { resealed: 0, foreign: new Map() }
  for (const organisation of await database.globally((tx) => organisations(tx))) {
    const columns = await database.within(organisation, columnsOf)
    for (const column of columns) await resealColumn({ database, secrets, organisation, column }, rotation)
    tell(`${rotation.resealed} values sealed anew.`)
  }
  return rotation
}

/** How many sealed values of an organisation open with these secrets, and how many do not. */
export async function openSealed(tx: Tx, secrets: Secrets): Promise<{ opened: number; foreign: number }> {
  const sum = { opened: 0, foreign: 0 }
  for (const { table, name } of await columnsOf(tx)) {
    const column = sql`${sql.ref(name)}::text`
    const texts = await all<{ text: string }>(
      tx,
      sql`select ${column} as text from ${sql.table(table)}
        where ${ownColumn(table)} = ${tx.organisation} and ${column} ~ ${sealedPattern}`,
    )
    for (const { text } of texts) {
      const { opened, foreign } = resealText(secrets, text)
      sum.opened += opened.length
      sum.foreign += foreign
    }
  }
  return sum
}

interface Column {
  table: string
  name: string
  isJson: boolean
  /** The column with a digest of the same value. */
  digest: string | null
}

async function columnsOf(tx: Tx): Promise<Column[]> {
  return all<Column>(
    tx,
    sql`
      select c.relname as table, a.attname as name, t.typname in ('json', 'jsonb') as "isJson",
        (select d.attname from pg_attribute d where d.attrelid = c.oid and not d.attisdropped
           and d.attname = regexp_replace(a.attname, '_sealed$', '_digest') and d.attname <> a.attname) as digest
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      join pg_type t on t.oid = a.atttypid and t.typname in ('text', 'varchar', 'json', 'jsonb')
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'update')
        and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organisation_id')
      order by 1, 2`,
  )
}

interface Work {
  database: Database
  secrets: Secrets
  organisation: Id
  column: Column
}

async function resealColumn({ database, secrets, organisation, column }: Work, rotation: Rotation): Promise<void> {
  const name = `${column.table}.${column.name}`
  const skipped: string[] = []
  for (;;) {
    const count = await database.within(organisation, async (tx) => {
      const rows = await oldRows(tx, column, secrets.version, skipped)
      for (const { place, text } of rows) {
        const { text: changed, opened, foreign } = resealText(secrets, text)
        if (changed === text) {
          skipped.push(place)
          rotation.foreign.set(name, (rotation.foreign.get(name) ?? 0) + foreign)
          continue
        }
        const [only] = opened
        const digest = column.digest !== null && only ? secrets.digest(only.purpose, only.plain) : null
        await all(tx, update(tx, column, { place, changed, digest }))
        rotation.resealed += opened.length
      }
      return rows.length
    })
    if (count < batch) return
  }
}

function oldRows(tx: Tx, { table, name }: Column, version: number, skipped: string[]) {
  const text = sql`${sql.ref(name)}::text`
  return all<{ place: string; text: string }>(
    tx,
    sql`
      select ctid::text as place, ${text} as text from ${sql.table(table)}
      where ${ownColumn(table)} = ${tx.organisation} and ${text} ~ ${sealedPattern}
        and regexp_replace(${text}, ${String.raw`\yv${version}\.[A-Za-z0-9_-]{38,}`}, '', 'g') ~ ${sealedPattern}
        and ctid <> all(${skipped}::tid[])
      limit ${batch} for no key update`,
  )
}

function update(
  tx: Tx,
  { table, name, isJson, digest }: Column,
  to: { place: string; changed: string; digest: string | null },
): RawBuilder<unknown> {
  const value = isJson ? sql`${to.changed}::jsonb` : sql`${to.changed}`
  const withDigest = digest !== null && to.digest !== null ? sql`, ${sql.ref(digest)} = ${to.digest}` : sql``
  return sql`
    update ${sql.table(table)} set ${sql.ref(name)} = ${value}${withDigest}
    where ${ownColumn(table)} = ${tx.organisation} and ctid = ${to.place}::tid`
}

const ownColumn = (table: string) => sql.ref(`${table}.organisation_id`)

/** Tables and columns are not known in advance, so these statements are not prepared. */
async function all<R>(tx: Tx, statement: RawBuilder<unknown>): Promise<R[]> {
  const { sql: text, parameters } = statement.compile(builder)
  return (await tx.query({ name: '', text, values: parameters })).rows as R[]
}
