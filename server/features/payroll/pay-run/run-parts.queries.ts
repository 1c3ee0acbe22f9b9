import { sql } from 'kysely'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import { newestHold } from '../hold/hold.queries.ts'

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

/** Whether an account has entered pay inputs since the last month was locked. */
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
      ) or exists (
        select 1 from loss_of_pay_input where organisation_id = ${organisation} and created_by = ${p.account}
          and created_at > coalesce((select at from last), '-infinity')
      ) as "hasEntered"`.compile(db),
}))

/** One employee's payment in a run, and who put it on hold; null where it is not. */
export const paymentParts = one(({ db, organisation }, p: { run: Id; employee: Id }) => ({
  compile: () =>
    sql<{ month: Month; name: string; netPaise: Paise; heldBy: Id | null; reason: string | null }>`
      select slip.month, employee.name, slip.net_paise as "netPaise",
        case when hold.released_at is null then hold.held_by end as "heldBy",
        case when hold.released_at is null then hold.reason end as reason
      from payslip slip
      join employee on employee.organisation_id = ${organisation} and employee.id = slip.employee_id
      ${newestHold(organisation)}
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run} and slip.employee_id = ${p.employee}`.compile(
      db,
    ),
}))

/** Who reported payments of a run as returned. */
export const returnsTold = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{ account: Id }>`
      select distinct answer.answered_by as account
      from bank_answer answer
      join payslip slip on slip.organisation_id = ${organisation} and slip.id = answer.payslip_id
      where answer.organisation_id = ${organisation} and slip.run_id = ${p.run} and answer.answer = 'returned' and answer.answered_by is not null
        and answer.replaced_at is null`.compile(db),
}))
