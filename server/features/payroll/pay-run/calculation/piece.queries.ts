import { sql } from 'kysely'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { one, rows } from '../../../../platform/database/statement.ts'
import type { Config } from '../../pay-run-config/pay-run-config.queries.ts'

/** How many are employed between two days, and every `size`th of them by id, from the first. */
export const splitIntoPieces = one(({ db, organisation }, p: { first: Day; last: Day; size: number }) => ({
  compile: () =>
    sql<{ total: number; starts: Id[] }>`
      select count(*)::int as total, coalesce(array_agg(id order by id) filter (where place % ${p.size}::int = 0), '{}') as starts
      from (
        select id, row_number() over (order by id) - 1 as place from employee
        where organisation_id = ${organisation} and joined_on <= ${p.last} and (left_on is null or left_on >= ${p.first})
      ) employed`.compile(db),
}))

interface OpenPiece {
  month: Month
  config: Config
  /** Its first id, and the first id after it; null at the ends. */
  from: Id | null
  before: Id | null
  /** No other piece exists. */
  isWhole: boolean
}

/** A piece of a calculation that is not written yet. */
export const openPiece = one(({ db, organisation }, p: { run: Id; attempt: number; piece: number }) => ({
  compile: () =>
    sql<OpenPiece>`
      select month, config, case when ${p.piece}::int > 0 then piece_starts[${p.piece}::int + 1] end as "from",
        piece_starts[${p.piece}::int + 2] as before, cardinality(piece_starts) <= 1 as "isWhole"
      from pay_run
      where organisation_id = ${organisation} and id = ${p.run} and state = 'calculating' and attempt = ${p.attempt}
        and ${p.piece}::int = any(open_pieces)`.compile(db),
}))

interface Span {
  run: Id
  first: Day
  last: Day
  from: Id | null
  before: Id | null
}

const leastId = '00000000-0000-0000-0000-000000000000'
const endOfIds = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Employees between two days, within a piece, with neither a payslip of the run nor a reason for its absence. */
export const undecidedOfPiece = rows(({ db, organisation }, p: Span) => ({
  compile: () =>
    sql<{ employee: Id }>`
      select id as employee from employee
      where organisation_id = ${organisation} and joined_on <= ${p.last} and (left_on is null or left_on >= ${p.first})
        and id >= coalesce(${p.from}::uuid, ${leastId}::uuid) and id < coalesce(${p.before}::uuid, ${endOfIds}::uuid)
        and not exists (select from payslip slip
          where slip.organisation_id = ${organisation} and slip.run_id = ${p.run} and slip.employee_id = employee.id)
        and not exists (select from pay_run_exclusion exclusion
          where exclusion.organisation_id = ${organisation} and exclusion.run_id = ${p.run}
            and exclusion.employee_id = employee.id)
      order by id`.compile(db),
}))
