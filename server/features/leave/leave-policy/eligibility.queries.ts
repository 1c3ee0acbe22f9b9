import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

/** The total left of a leave for these people, without negative balances. */
export const leftOfPolicy = one(({ organisation, db }, p: { id: Id; employees: Id[] }) => ({
  compile: () =>
    sql<{ halfDays: number }>`
      select coalesce(sum(left_over) filter (where left_over > 0), 0)::int as "halfDays"
      from (
        select sum(half_days) as left_over from leave_ledger
        where organisation_id = ${organisation} and policy_id = ${p.id} and employee_id = any(${p.employees}::uuid[])
        group by employee_id
      ) one`.compile(db),
}))

/** These people's requests for a leave: undecided, or approved with a future day. */
export const openRequests = one(({ organisation, db }, p: { id: Id; employees: Id[]; today: Day }) => ({
  compile: () =>
    sql<{ pending: number; approved: number }>`
      select (count(distinct request_id) filter (where state = 'pending'))::int as pending,
        (count(distinct request_id) filter (where state = 'taken' and day > ${p.today}::date))::int as approved
      from leave_day
      where organisation_id = ${organisation} and policy_id = ${p.id} and employee_id = any(${p.employees}::uuid[])`.compile(
      db,
    ),
}))
