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
  /**
   * The orders that an index has: of a column that is never null, or one that is 0 in most matches, with the name of the column of `matching`
   * that the index has above 0. Then matches are counted by themselves, and read only up to the end of the page; for few conditions, because
   * both look at them. In other orders matches are found once, and sorted.
   */
  inOrder?: Partial<Record<S, 'always' | { above0: string }>>
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
  const isInOrder = query.inOrder?.[sortBy] !== undefined
  return rows(({ db, organisation }, p: F & Cut<S>) => {
    const all = query.matching({ organisation }, p)
    const matching = isInOrder
      ? sql`(${readInOrder(query, { sortBy, sortOrder, limit: p.limit, offset: p.offset }, all)})`
      : sql`materialized (${all})`
    return {
      compile: () =>
        sql<R & Counted>`
        with matching as ${matching},
        cut as (select * from matching order by ${order} limit ${p.limit}::bigint offset ${p.offset}::bigint),
        page as (select *, row_number() over (order by ${order}) as n from cut)
        select shown.*, whole.total_of_all
        from (select count(*) as total_of_all from ${isInOrder ? sql`(${all}) counted` : sql`matching`}) whole
        left join (${query.rows({ organisation }, p)}) shown on true
        order by shown.n`.compile(db),
    }
  })
}

/**
 * Matches up to the end of the page. Where it ends is hidden from the planner (`select`): it would otherwise make a plan for each page, which
 * takes longer than reading in order.
 */
function readInOrder<F extends object, S extends string>(
  { sortable, inOrder }: PageQuery<F, S>,
  { sortBy, sortOrder, limit, offset }: Cut<S>,
  all: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const how = inOrder![sortBy]!
  const end = sql`limit (select ${limit}::bigint + ${offset}::bigint)`
  const by = (...columns: string[]) => sql.raw([...columns, 'id'].map((column) => `${column} ${sortOrder}`).join(', '))
  if (how === 'always') return sql`select * from (${all}) found order by ${by(sortable[sortBy])} ${end}`
  const above0 = sql.ref(how.above0)
  return sql`(select * from (${all}) found where ${above0} > 0 order by ${by(how.above0)} ${end})
    union all
    (select * from (${all}) found where (${above0} > 0) is not true order by ${by()} ${end})`
}
