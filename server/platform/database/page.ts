import { sql, type RawBuilder } from 'kysely'
import { register, registered } from './registry.ts'
import { rows } from './statement.ts'
import type { Tx } from './tx.ts'

/** A paged list in SQL. `organisation` and the fields of `p` are placeholders. */
interface PageQuery<F extends object, S extends string> {
  /** `select id, …` of all matching rows, with only the columns that `sortable` and `rows` need. */
  matching: (scope: { organisation: string }, p: F) => RawBuilder<unknown>
  /** `select page.n, …` from `page`, joined to what a row shows; runs for the rows of the page only. */
  rows: (scope: { organisation: string }, p: F) => RawBuilder<unknown>
  /** From the wire name of an order to a column (or expression) of `matching`. */
  sortable: Record<S, string>
}

interface Cut<S extends string> {
  sortBy: S
  sortOrder: 'asc' | 'desc'
  limit: number | null
  offset: number
}

/**
 * A page and the number of all matches in one statement, prepared once for each order. Ties are broken by id, so that
 * pages neither repeat nor lose a row.
 *
 *   const shiftPage = pageOf<ShiftRow, Filter, 'name'>({ matching: …, rows: …, sortable: { name: 'lower(name)' } })
 *   const { data, total } = await shiftPage(tx, { search: null, sortBy: 'name', sortOrder: 'asc', limit: 10, offset: 0 })
 */
export function pageOf<R, F extends object, S extends string>(query: PageQuery<F, S>) {
  const prepared = new Map<string, (tx: Tx, p: F & Cut<S>) => Promise<(R & Counted)[]>>()
  for (const sortBy of Object.keys(query.sortable) as S[])
    for (const sortOrder of ['asc', 'desc'] as const)
      prepared.set(`${sortBy} ${sortOrder}`, prepare<R, F, S>(query, sortBy, sortOrder))
  const page = async (tx: Tx, p: F & Cut<S>): Promise<{ data: R[]; total: number }> => {
    const rows = await prepared.get(`${p.sortBy} ${p.sortOrder}`)!(tx, p)
    return { data: rows.filter((row) => row.n !== null), total: rows[0]?.total_of_all ?? 0 }
  }
  const statements = [...prepared.values()].flatMap((run) => registered(run)?.statements ?? [])
  return register(page, 'page', statements)
}

interface Counted {
  n: number | null
  total_of_all: number
}

function prepare<R, F extends object, S extends string>(query: PageQuery<F, S>, sortBy: S, sortOrder: 'asc' | 'desc') {
  const order = sql.raw(`${query.sortable[sortBy]} ${sortOrder} nulls last, id ${sortOrder}`)
  return rows(({ db, organisation }, p: F & Cut<S>) => ({
    compile: () =>
      sql<R & Counted>`
        with matching as materialized (${query.matching({ organisation }, p)}),
        cut as (select * from matching order by ${order} limit ${p.limit}::bigint offset ${p.offset}::bigint),
        page as (select *, row_number() over (order by ${order}) as n from cut)
        select shown.*, whole.total_of_all
        from (select count(*) as total_of_all from matching) whole
        left join (${query.rows({ organisation }, p)}) shown on true
        order by shown.n`.compile(db),
  }))
}
