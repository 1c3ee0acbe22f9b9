import { type RawBuilder, sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { builder } from '../database/builder.ts'
import type { Tx } from '../database/tx.ts'
import { type Holding, neverShown } from './holding.ts'
import { holdings } from './holdings.ts'

export interface Subjected {
  account: Id
  /** Null for an admin without an employee record. */
  employee: Id | null
  /** The records of earlier employments. */
  formerly?: readonly Id[]
}

export type PersonalRow = Record<string, unknown>

/** A person's rows of one table, with all columns. */
export async function rowsOfPerson(tx: Tx, table: string, person: Subjected, today: Day): Promise<PersonalRow[]> {
  const holding = holdings[table]!
  const only = holding.only === undefined ? sql`` : sql`and ${holding.only(today)}`
  const rows = await all<{ row: PersonalRow }>(
    tx,
    sql`select to_jsonb(t) as row from ${sql.table(table)} t
      where t.organisation_id = ${tx.organisation} and ${isOf(tx, holding, person, 't')} ${only} order by t`,
  )
  return rows.map(({ row }) => shown(holding, row))
}

/** The keys of files named in a person's rows. */
export const filesIn = (table: string, rows: readonly PersonalRow[]): { key: string; name: string | null }[] => {
  const { file } = holdings[table]!
  if (file === undefined) return []
  return rows.flatMap((row) => {
    const key = row[file.key]
    return typeof key === 'string'
      ? [{ key, name: file.name ? ((row[file.name] as string | null) ?? null) : null }]
      : []
  })
}

/** The condition that rows of a table, aliased `as`, belong to the person. */
export function isOf(tx: Tx, { whose }: Holding, person: Subjected, as: string): RawBuilder<unknown> {
  const { employee, formerly = [] } = person
  if ('employee' in whose)
    return sql`${sql.ref(`${as}.${whose.employee}`)} = any(${employee === null ? [] : [employee, ...formerly]}::uuid[])`
  if ('account' in whose) return sql`${sql.ref(`${as}.${whose.account}`)} = ${person.account}`
  if ('record' in whose) {
    const record = (type: string, id: Id | null) =>
      sql`${sql.ref(`${as}.record_type`)} = ${type} and ${sql.ref(`${as}.record_id`)} = ${id}`
    return sql`(${record('employee', person.employee)} or ${record('account', person.account)})`
  }
  const owner = `${as}_owner`
  return sql`exists (select from ${sql.table(whose.within)} ${sql.ref(owner)}
    where ${sql.ref(`${owner}.organisation_id`)} = ${tx.organisation}
      and ${sql.ref(`${owner}.id`)} = ${sql.ref(`${as}.${whose.by}`)}
      and ${isOf(tx, holdings[whose.within]!, person, owner)})`
}

function shown({ hides = [] }: Holding, row: PersonalRow): PersonalRow {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !neverShown.test(name) && !hides.includes(name)))
}

async function all<R>(tx: Tx, statement: RawBuilder<unknown>): Promise<R[]> {
  const { sql: text, parameters: values } = statement.compile(builder)
  return (await tx.query({ name: '', text, values })).rows as R[]
}
