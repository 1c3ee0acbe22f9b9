import type pg from 'pg'
import { readCatalogue, type Catalogue } from './catalogue.ts'
import { isNode, readTree, type Node, type Tree } from './node-tree.ts'
import { presences, type Presence } from './presence.ts'
import type { SqlType } from './sql-type.ts'

export interface Described {
  parameters: readonly SqlType[]
  columns: readonly { name: string; type: SqlType; presence: Presence }[]
}

/**
 * PostgreSQL's description of a statement without running it: types by preparing it, and nullable columns by its own parse tree, which it
 * stores for the body of a function. `shown` names a column that is checked before a row is used.
 */
export async function describer(client: pg.ClientBase) {
  const catalogue = await readCatalogue(client)
  const types = await readTypes(client)
  return async (text: string, shown?: string): Promise<Described> => {
    await client.query(`prepare described as ${text}`)
    const { rows } = await client.query<{ parameters: string[]; results: string[] | null }>(`
      select parameter_types::oid[] as parameters, result_types::oid[] as results
      from pg_prepared_statements where name = 'described'`)
    await client.query('deallocate described')
    const { parameters, results } = rows[0]!
    const columns = results === null ? [] : await columnsOf(client, catalogue, text, parameters, shown)
    return {
      parameters: parameters.map((oid) => types(oid)),
      columns: columns.map((column, index) => ({ ...column, type: types(results![index]!) })),
    }
  }
}

async function columnsOf(
  client: pg.ClientBase,
  catalogue: Catalogue,
  text: string,
  types: readonly string[],
  shown?: string,
) {
  const named = await client.query<{ name: string }>(
    'select format_type(oid, null) as name from unnest($1::oid[]) oid',
    [types],
  )
  const taken = named.rows.map(({ name }) => name).join(', ')
  await client.query(
    `create function pg_temp.described(${taken}) returns setof record language sql begin atomic ${text}; end`,
  )
  const { rows } = await client.query<{ body: string }>(
    "select prosqlbody::text as body from pg_proc where pronamespace = pg_my_temp_schema() and proname = 'described'",
  )
  await client.query(`drop function pg_temp.described(${taken})`)
  return presences(queryOf(readTree(rows[0]!.body)), catalogue, shown)
}

/** The body is a list of lists of queries. */
function queryOf(tree: Tree): Node {
  if (isNode(tree)) return tree
  if (Array.isArray(tree) && tree[0] !== undefined) return queryOf(tree[0])
  throw new Error('The body of a function holds no query.')
}

async function readTypes(client: pg.ClientBase) {
  const { rows } = await client.query<{ oid: string; name: string; isArray: boolean }>(`
    select t.oid::text as oid, coalesce(element.typname, base.typname, t.typname) as name, element.oid is not null as "isArray"
    from pg_type t
    left join pg_type base on base.oid = t.typbasetype
    left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'`)
  const byOid = new Map(rows.map(({ oid, ...type }) => [oid, type]))
  return (oid: string | number): SqlType => byOid.get(String(oid)) ?? { name: String(oid), isArray: false }
}
