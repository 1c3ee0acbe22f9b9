import { sql } from 'kysely'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import type { Config } from '../pay-run-config/pay-run-config.queries.ts'
import type { State } from '../run-state.ts'

export interface RunRow {
  _id: Id
  month: Month
  /** A reversal reverses one payslip, with a reason; a settlement pays one employee who left. */
  kind: 'regular' | 'reversal' | 'settlement'
  reason: string | null
  state: State
  attempt: number
  config: Config
  total: number
  done: number
  totals: {
    people: number
    grossPaise: Paise
    deductionsPaise: Paise
    reimbursementsPaise: Paise
    employerPaise: Paise
    roundOffPaise: Paise
    netPaise: Paise
  }
  excluded: number
  onHold: { people: number; netPaise: Paise }
  startedBy: string | null
  startedAt: Instant
  calculatedAt: Instant | null
  approvedBy: string | null
  approvedAt: Instant | null
  paidBy: string | null
  paidAt: Instant | null
  paidOn: Day | null
  paymentReference: string
  bankFile: 'none' | 'open' | 'downloaded'
  /** The legal entities of an approved run whose bank file is open; empty if the company pays everyone itself. */
  openBankFiles: string[]
  reopened: { by: string | null; at: Instant; reason: string } | null
}

/** What is shown of a run; `run` is the source of its columns. */
const shown = (organisation: string) => sql`
  run.id as "_id", run.month, run.kind, run.reason, run.state, run.attempt, run.config, run.total, run.done, totals.totals, exclusion.n as "excluded",
  on_hold.of_run as "onHold",
  starter.name as "startedBy", run.started_at as "startedAt", run.calculated_at as "calculatedAt",
  approver.name as "approvedBy", run.approved_at as "approvedAt", payer.name as "paidBy", run.paid_at as "paidAt",
  run.paid_on as "paidOn", run.payment_reference as "paymentReference",
  case when run.kind = 'reversal' or not exists (
      select from payslip slip
      join employee_bank bank on bank.organisation_id = ${organisation} and bank.employee_id = slip.employee_id
      where slip.organisation_id = ${organisation} and slip.run_id = run.id and slip.net_paise > 0) then 'none'
    when run.state = 'approved'
      then case when bank.employers = 0 then 'none' when bank.open > 0 then 'open' else 'downloaded' end
    when run.bank_file_at is not null then 'downloaded' else 'open' end as "bankFile",
  coalesce(bank.names, '[]') as "openBankFiles",
  case when run.reopened_at is not null then jsonb_build_object('by', reopener.name,
    'at', to_char(run.reopened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', run.reopen_reason) end as reopened
  from run
  cross join lateral (
    select jsonb_build_object('people', count(*), 'grossPaise', coalesce(sum(gross_paise), 0),
      'deductionsPaise', coalesce(sum(deductions_paise), 0), 'reimbursementsPaise', coalesce(sum(reimbursements_paise), 0),
      'employerPaise', coalesce(sum(employer_paise), 0),
      'roundOffPaise', coalesce(sum(round_off_paise), 0), 'netPaise', coalesce(sum(net_paise), 0)) as totals
    from payslip where organisation_id = ${organisation} and run_id = run.id
  ) totals
  cross join lateral (
    select count(*) as n from pay_run_exclusion where organisation_id = ${organisation} and run_id = run.id
  ) exclusion
  cross join lateral (
    select jsonb_build_object('people', count(*), 'netPaise', coalesce(sum(slip.net_paise), 0)) as of_run
    from pay_hold hold
    join payslip slip on slip.organisation_id = ${organisation} and slip.run_id = hold.run_id
      and slip.employee_id = hold.employee_id
    where hold.organisation_id = ${organisation} and hold.run_id = run.id and hold.released_at is null
  ) on_hold
  cross join lateral (
    select count(*) as employers, count(*) filter (where employer.is_open) as open,
      case when bool_or(employer.legal_entity_id is not null)
        then jsonb_agg(coalesce(entity.name, company.name) order by entity.name nulls first) filter (where employer.is_open)
        end as names
    from (
      select distinct slip.legal_entity_id, not coalesce(slip.legal_entity_id::text, 'own') = any(run.bank_file_entities) as is_open
      from payslip slip
      join employee_bank account on account.organisation_id = ${organisation} and account.employee_id = slip.employee_id
      where slip.organisation_id = ${organisation} and slip.run_id = run.id and run.state = 'approved' and slip.net_paise > 0
        and not exists (
          select from pay_hold hold where hold.organisation_id = ${organisation} and hold.run_id = slip.run_id
            and hold.employee_id = slip.employee_id and (hold.released_at is null or hold.paid_by = 'other'))
    ) employer
    join organisation company on company.id = ${organisation}
    left join legal_entity entity on entity.organisation_id = ${organisation} and entity.id = employer.legal_entity_id
  ) bank
  left join account starter on starter.organisation_id = ${organisation} and starter.id = run.started_by
  left join account approver on approver.organisation_id = ${organisation} and approver.id = run.approved_by
  left join account payer on payer.organisation_id = ${organisation} and payer.id = run.paid_by
  left join account reopener on reopener.organisation_id = ${organisation} and reopener.id = run.reopened_by`

export const runPage = pageOf<RunRow, object, 'month' | 'state' | 'paidAt'>({
  sortable: { month: 'month', state: 'state', paidAt: 'paid_at' },
  matching: ({ organisation }) => sql`select * from pay_run where organisation_id = ${organisation}`,
  rows: ({ organisation }) => sql`
    select n, shown.* from page cross join lateral (
      with run as (select page.*) select ${shown(organisation)}
    ) shown`,
})

export const runById = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<RunRow>`
      with run as (select * from pay_run where organisation_id = ${organisation} and id = ${p.id})
      select ${shown(organisation)}`.compile(db),
}))

export const runOfMonth = one(({ db, organisation }, p: { month: Month }) => ({
  compile: () =>
    sql<RunRow>`
      with run as (select * from pay_run where organisation_id = ${organisation} and month = ${p.month} and kind = 'regular')
      select ${shown(organisation)}`.compile(db),
}))

/** All regular runs, newest month first. */
export const runStates = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ _id: Id; month: Month; state: State }>`
      select id as "_id", month, state from pay_run
      where organisation_id = ${organisation} and kind = 'regular' order by month desc`.compile(db),
}))

export const peopleOfRun = rows(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ name: string | null; people: number; netPaise: Paise }>`
      select person ->> 'department' as name, count(*) as people, sum(net_paise)::bigint as "netPaise"
      from payslip where organisation_id = ${organisation} and run_id = ${p.id}
      group by 1 order by 3 desc`.compile(db),
}))

export const headCount = one(({ db, organisation }, p: { first: Day; last: Day }) => ({
  compile: () =>
    sql<{ employed: number; withoutSalary: number }>`
      select count(*) as employed, count(*) filter (where not exists (
        select 1 from employee_salary salary
        where salary.organisation_id = ${organisation} and salary.employee_id = employee.id
          and replaced_at is null and starts_on <= ${p.last}
      )) as "withoutSalary"
      from employee
      where organisation_id = ${organisation} and joined_on <= ${p.last} and (left_on is null or left_on >= ${p.first})
        and (status <> 'inactive' or left_on is not null)`.compile(db),
}))
