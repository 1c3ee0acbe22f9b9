import { sql } from 'kysely'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

interface RunParts {
  month: Month
  state: 'draft' | 'calculating' | 'calculated' | 'approved' | 'paid'
  startedBy: Id | null
  approvedBy: Id | null
  people: number
  netPaise: Paise
}

export const runParts = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<RunParts>`
      select run.month, run.state, run.started_by as "startedBy", run.approved_by as "approvedBy", slips.people,
        slips.net as "netPaise"
      from pay_run run
      cross join lateral (
        select count(*) as people, coalesce(sum(net_paise), 0)::bigint as net from payslip
        where organisation_id = ${organisation} and run_id = run.id
      ) slips
      where run.organisation_id = ${organisation} and run.id = ${p.id}`.compile(db),
}))

/** Whether an account has entered pay since the last month was locked. */
export const enteredPay = one(({ db, organisation }, p: { account: Id; run: Id }) => ({
  compile: () =>
    sql<{ hasEntered: boolean }>`
      with last as (
        select max(approved_at) as at from pay_run
        where organisation_id = ${organisation} and kind = 'regular' and id <> ${p.run}
      )
      select exists (
        select 1 from employee_salary where organisation_id = ${organisation} and created_by = ${p.account}
          and replaced_at is null and created_at > coalesce((select at from last), '-infinity')
      ) or exists (
        select 1 from pay_input where organisation_id = ${organisation} and created_by = ${p.account}
          and created_at > coalesce((select at from last), '-infinity')
      ) as "hasEntered"`.compile(db),
}))
