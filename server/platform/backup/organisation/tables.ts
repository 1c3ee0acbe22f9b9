import type pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { copyIn, copyOut } from '../copy.ts'
import { rowsOf } from '../describe.ts'
import type { Manifest, TableOfBackup } from '../manifest.ts'
import { triggersOff } from '../restore.ts'
import { leftBehind } from './left-behind.ts'
import { renamed } from './renamed.ts'

export interface Moving {
  /** The database that the backup was restored into; the same version as the target. */
  source: pg.Client
  /** In a transaction. */
  target: pg.Client
  from: Id
  to: Id
  rename: (text: string) => string
}

type Table = Pick<TableOfBackup, 'name' | 'columns'>

/** Copies an organisation's rows under its new id, unchanged: with triggers and foreign keys off. */
export async function moveTables(moving: Moving, tables: readonly Table[]): Promise<number> {
  const { target } = moving
  let sum = 0
  await triggersOff(target)
  for (const table of tables) {
    if (table.name in leftBehind) continue
    const columns = table.columns.map((column) => target.escapeIdentifier(column)).join(', ')
    const name = target.escapeIdentifier(table.name)
    sum += await moveRows(moving, table, `copy ${name} (${columns}) from stdin`)
  }
  await target.query('set local session_replication_role = origin')
  return sum
}

/** Sends an organisation's rows of a table to `into`, a `copy … from stdin`; returns their number. */
export async function moveRows({ source, target, from, rename }: Moving, table: Table, into: string): Promise<number> {
  const { rows, count } = copyOut(source, `copy ${rowsOf(source, table, from)} to stdout`)
  const taken = await copyIn(target, into, renamed(rows, rename))
  if (taken !== (await count)) throw new Error(`${table.name} has ${taken} rows, and ${await count} were restored.`)
  return taken
}

/** Advances sequences shared by all organisations beyond the restored values. */
export async function moveSequences(target: pg.Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, last } of sequences) {
    await target.query(
      `select setval(format('public.%I', $1::text)::regclass, $2::bigint) from pg_sequences
       where schemaname = 'public' and sequencename = $1 and coalesce(last_value, 0) < $2::bigint`,
      [name, last],
    )
  }
}
