import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { builder } from '../database/builder.ts'
import type { Tx } from '../database/tx.ts'
import { holdings } from './holdings.ts'

interface Whom {
  employee: Id
  account: Id
}

/** Which tables of the map, except some, have data of these people: one statement per table. */
export async function heldIn(
  tx: Tx,
  people: readonly Whom[],
  except: ReadonlySet<string>,
): Promise<{ employee: Id; table: string }[]> {
  const held: { employee: Id; table: string }[] = []
  const byAccount = new Map(people.map(({ account, employee }) => [account, employee]))
  const ids = { employee: people.map(({ employee }) => employee), account: [...byAccount.keys()] }
  for (const [table, { whose }] of Object.entries(holdings)) {
    if (except.has(table)) continue
    const by = 'employee' in whose ? 'employee' : 'account' in whose ? 'account' : null
    if (by === null) continue
    const column = sql.ref(`t.${(whose as Record<string, string>)[by]!}`)
    const { sql: text, parameters: values } = sql`
      select distinct ${column} as id from ${sql.table(table)} t
      where t.organisation_id = ${tx.organisation} and ${column} = any(${ids[by]}::uuid[])`.compile(builder)
    const { rows } = await tx.query({ name: '', text, values })
    for (const { id } of rows as { id: Id }[])
      held.push({ table, employee: by === 'employee' ? id : byAccount.get(id)! })
  }
  return held
}
