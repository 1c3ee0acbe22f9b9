import { sql } from 'kysely'
import type { Id, Instant, Paise } from '@muster/contract/values.ts'
import type { ParallelCause } from '@muster/engine/payroll/parallel/parallel-cause.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, rows } from '../../../platform/database/statement.ts'

export interface ShownDifference {
  _id: Id
  employeeId: Id | null
  code: string
  name: string
  figure: Sentence
  registerPaise: Paise
  payslipPaise: Paise
  cause: ParallelCause
  words: Sentence
  accepted: { note: string; by: string | null; at: Instant } | null
}

const shown = sql`
  kept.id as "_id", kept.employee_id as "employeeId", kept.code, kept.name, kept.figure_name as figure,
  kept.register_paise as "registerPaise", kept.payslip_paise as "payslipPaise", kept.cause, kept.words,
  case when kept.note is not null then jsonb_build_object('note', kept.note, 'by', account.name,
    'at', to_char(kept.noted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as accepted`

interface Filter {
  run: Id
  search: string | null
  cause: ParallelCause | null
  state: 'open' | 'accepted' | null
}

export const differencePage = pageOf<ShownDifference, Filter, 'name' | 'amount'>({
  sortable: { name: 'lower(name), code, figure', amount: 'abs(payslip_paise - register_paise)' },
  matching: ({ organisation }, p) => sql`
    select id, name, code, figure, payslip_paise, register_paise from parallel_run_difference
    where organisation_id = ${organisation} and parallel_run_id = ${p.run}
      and ${contains(sql`name || ' ' || code`, p.search)}
      and (${p.cause}::text is null or cause = ${p.cause})
      and (${p.state}::text is null or case when ${p.state} = 'open' then note is null and cause <> 'sum' else note is not null end)`,
  rows: ({ organisation }) => sql`
    select page.n, ${shown} from page
    join parallel_run_difference kept on kept.organisation_id = ${organisation} and kept.id = page.id
    left join account on account.organisation_id = ${organisation} and account.id = kept.noted_by`,
})

/** All of a comparison, by employee. */
export const allDifferences = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<ShownDifference>`
      select ${shown} from parallel_run_difference kept
      left join account on account.organisation_id = ${organisation} and account.id = kept.noted_by
      where kept.organisation_id = ${organisation} and kept.parallel_run_id = ${p.run}
      order by lower(kept.code), kept.id`.compile(db),
}))

export interface Note {
  code: string
  figure: string
  register: Paise
  payslip: Paise
  note: string
  account: Id | null
  at: Instant | null
}

/** Accepted differences: valid while both amounts stay the same. */
export const notesOf = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<Note>`
      select code, figure, register_paise as register, payslip_paise as payslip, note, noted_by as account, noted_at as at
      from parallel_run_difference
      where organisation_id = ${organisation} and parallel_run_id = ${p.run} and note is not null`.compile(db),
}))

export const deleteDifferences = change(({ db, organisation }, p: { run: Id }) =>
  db
    .deleteFrom('parallel_run_difference')
    .where('organisation_id', '=', organisation)
    .where('parallel_run_id', '=', p.run),
)

/** `rows`: JSON of differences, however many. */
export const insertDifferences = change(({ db, organisation }, p: { run: Id; rows: string }) => ({
  compile: () =>
    sql`
      insert into parallel_run_difference (organisation_id, parallel_run_id, employee_id, code, name, figure, figure_name,
        register_paise, payslip_paise, cause, words, note, noted_by, noted_at)
      select ${organisation}, ${p.run}, employee, code, name, figure, "figureName", register, payslip, cause, words, note, account, at
      from jsonb_to_recordset(${p.rows}::jsonb) as one (employee uuid, code text, name text, figure text, "figureName" jsonb,
        register bigint, payslip bigint, cause text, words jsonb, note text, account uuid, at timestamptz)
      returning 1`.compile(db),
}))

/** `rows`: JSON of `{ row, employee }[]`. */
export const nameRowsOwners = change(({ db, organisation }, p: { run: Id; rows: string }) => ({
  compile: () =>
    sql`
      update parallel_run_row r set employee_id = one.employee
      from jsonb_to_recordset(${p.rows}::jsonb) as one (row integer, employee uuid)
      where r.organisation_id = ${organisation} and r.parallel_run_id = ${p.run} and r.row = one.row`.compile(db),
}))

interface Noted {
  run: Id
  difference: Id | null
  cause: ParallelCause | null
  note: string | null
  account: Id | null
  now: Instant
}

/** One difference, or all with a cause. An accepted one keeps its note, unless it is named individually. */
export const noteDifferences = change(({ db, organisation }, p: Noted) => ({
  compile: () =>
    sql`
      update parallel_run_difference set note = ${p.note}::text,
        noted_by = case when ${p.note}::text is null then null else ${p.account}::uuid end,
        noted_at = case when ${p.note}::text is null then null else ${p.now}::timestamptz end
      where organisation_id = ${organisation} and parallel_run_id = ${p.run} and cause <> 'sum'
        and (id = ${p.difference} or cause = ${p.cause} and (note is null or ${p.note}::text is null))`.compile(db),
}))
