import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { run, type Company } from '../company.ts'

const tables = sql<{ name: string }>`
  select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'id' and table_name in (
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'organisation_id')`

/** One id of every kind of record a company has. */
export async function idsOf(company: Company): Promise<Map<string, Id>> {
  return company.within(async (tx) => {
    const ids = new Map<string, Id>()
    for (const { name } of (await run(tx, tables)).rows as { name: string }[]) {
      const id = sql.ref(idOf(name))
      const { rows } = await run(tx, sql`select ${id} as id from ${sql.table(name)} order by ${id} desc limit 1`)
      if (rows[0]) ids.set(name, (rows[0] as { id: Id }).id)
    }
    return ids
  })
}

/** The column with the id used in calls: versions of a declared item share one. */
export const idOf = (table: string) => (table === 'tax_item' ? 'item_id' : 'id')

/** All of a company's rows, to check that none has changed. */
export async function everything(company: Company): Promise<unknown> {
  return company.within(async (tx) => {
    const all: Record<string, unknown> = {}
    for (const { name } of (await run(tx, tables)).rows as { name: string }[]) {
      all[name] = (await run(tx, sql`select * from ${sql.table(name)} order by id`)).rows
    }
    return all
  })
}
