import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface CreditRow {
  employee: Id
  policy: Id
  /** The request that credited it. */
  id: Id
  workedOn: Day
  on: Day
  expiresOn: Day
  halfDays: number
}

export const insertCredit = change(
  ({ db, organisation }, p: Omit<CreditRow, 'id'> & { request: Id; now: Instant }) => ({
    compile: () =>
      sql`
        insert into leave_credit (organisation_id, request_id, employee_id, policy_id, worked_on, on_day, expires_on,
          half_days, created_at)
        values (${organisation}, ${p.request}, ${p.employee}, ${p.policy}, ${p.workedOn}, ${p.on}, ${p.expiresOn},
          ${p.halfDays}, ${p.now})
        on conflict (organisation_id, request_id) do nothing`.compile(db),
  }),
)

export const returnCredit = change(({ db, organisation }, p: { request: Id; now: Instant }) =>
  db
    .updateTable('leave_credit')
    .set({ returned_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('request_id', '=', p.request)
    .where('returned_at', 'is', null),
)

/** The days worked that were credited and not reversed. */
export const compOffTaken = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { employees: readonly Id[] | null; from: Day; to: Day }) => ({
      compile: () =>
        sql<{ employee: Id; workedOn: Day }>`
          select distinct employee_id as employee, worked_on as "workedOn" from leave_credit
          where organisation_id = ${organisation} and returned_at is null
            and worked_on between ${p.from}::date and ${p.to}::date and ${whose(sql`employee_id`, p)}`.compile(db),
    }),
)

/** What is left of each credit, and of all of them after pending leave; the first to expire comes first. */
export const creditsLeft = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ request: Id; workedOn: Day; expiresOn: Day; halfDays: number; left: number }>`
      select credit.request_id as request, credit.worked_on as "workedOn", credit.expires_on as "expiresOn",
        credit.half_days as "halfDays", coalesce((
          select sum(row.half_days) from leave_ledger row
          where row.organisation_id = ${organisation} and row.employee_id = ${p.employee}
            and row.policy_id = credit.policy_id and row.grant_key = 'extra:' || credit.request_id
        ), 0)::int as left
      from leave_credit credit
      where credit.organisation_id = ${organisation} and credit.employee_id = ${p.employee} and credit.returned_at is null
      order by credit.expires_on, credit.worked_on, credit.request_id`.compile(db),
}))

/** Half-days of comp-off leave that are pending and not taken yet. */
export const compOffPending = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ halfDays: number }>`
      select coalesce(sum(day.half_days), 0)::int as "halfDays"
      from leave_day day
      join leave_policy policy on policy.organisation_id = ${organisation} and policy.id = day.policy_id and policy.is_comp_off
      where day.organisation_id = ${organisation} and day.employee_id = ${p.employee} and day.state = 'pending'`.compile(
      db,
    ),
}))

/** Half-days of comp-off an account has today. */
export const compOffOfAccount = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<{ halfDays: number }>`
      select coalesce(sum(row.half_days), 0)::int as "halfDays"
      from employee
      join leave_policy policy on policy.organisation_id = ${organisation} and policy.is_comp_off
      join leave_ledger row on row.organisation_id = ${organisation} and row.employee_id = employee.id
        and row.policy_id = policy.id
      where employee.organisation_id = ${organisation} and employee.account_id = ${p.account}`.compile(db),
}))

/** Credits that expire by a day, with something left and no reminder yet; marks them as reminded. */
export const remindOfCredits = rows(({ db, organisation }, p: { by: Day; from: Day; now: Instant }) => ({
  compile: () =>
    sql<{ account: Id; request: Id; expiresOn: Day; left: number }>`
      with ending as (
        select credit.request_id, employee.account_id, credit.expires_on, (
            select sum(row.half_days) from leave_ledger row
            where row.organisation_id = ${organisation} and row.employee_id = credit.employee_id
              and row.policy_id = credit.policy_id and row.grant_key = 'extra:' || credit.request_id
          )::int as left
        from leave_credit credit
        join employee on employee.organisation_id = ${organisation} and employee.id = credit.employee_id
          and employee.status = 'active'
        where credit.organisation_id = ${organisation} and credit.returned_at is null and credit.reminded_at is null
          and credit.expires_on between ${p.from}::date and ${p.by}::date
      )
      update leave_credit credit set reminded_at = ${p.now}
      from ending
      where credit.organisation_id = ${organisation} and credit.request_id = ending.request_id and ending.left > 0
      returning ending.account_id as account, ending.request_id as request, ending.expires_on as "expiresOn",
        ending.left`.compile(db),
}))

export const compOffPolicy = one(({ db, organisation }, _: object) =>
  db
    .selectFrom('leave_policy')
    .select(['id', 'is_active as isActive'])
    .where('organisation_id', '=', organisation)
    .where('is_comp_off', '=', true),
)

/** Names and codes in use by policies, so that a new one gets its own. */
export const policyNames = rows(({ db, organisation }, _: object) =>
  db.selectFrom('leave_policy').select(['name', 'code']).where('organisation_id', '=', organisation),
)

export const markCompOff = change(({ db, organisation }, p: { id: Id }) =>
  db
    .updateTable('leave_policy')
    .set({ is_comp_off: true })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const compOffRule = one(({ db, organisation }, _: object) =>
  db
    .selectFrom('comp_off_rule')
    .select(['request_within_days as requestWithinDays', 'valid_days as validDays'])
    .where('organisation_id', '=', organisation),
)

export const putCompOffRule = change(
  ({ db, organisation }, p: { requestWithinDays: number; validDays: number; now: Instant }) => ({
    compile: () =>
      sql`
        insert into comp_off_rule (organisation_id, request_within_days, valid_days, updated_at)
        values (${organisation}, ${p.requestWithinDays}, ${p.validDays}, ${p.now})
        on conflict (organisation_id) do update
          set request_within_days = excluded.request_within_days, valid_days = excluded.valid_days,
            updated_at = excluded.updated_at`.compile(db),
  }),
)
