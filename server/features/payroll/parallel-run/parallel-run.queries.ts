import { sql } from 'kysely'
import type { z } from 'zod'
import type { parallelRunRoutes } from '@muster/contract/payroll/pay-run/parallel-run.routes.ts'
import type { DataOf } from '@muster/contract/routes.ts'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import type { PaidLine } from '@muster/engine/payroll/outputs/paid-row.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

type Listed = DataOf<(typeof parallelRunRoutes)['GET /api/v1/user/parallel-run']>[number]
export type Accepted = z.output<(typeof parallelRunRoutes)['PUT /api/v1/user/parallel-run/{id}/difference']['body']>

interface NewParallelRun {
  id: Id
  month: Month
  fileName: string
  headings: string[]
  columns: string
  account: Id | null
  now: Instant
}

export const insertParallelRun = change(({ db, organisation }, p: NewParallelRun) => ({
  compile: () =>
    sql`
      insert into parallel_run (organisation_id, id, month, file_name, headings, columns, created_by, created_at)
      values (${organisation}, ${p.id}, ${p.month}, ${p.fileName}, ${p.headings}::text[], ${p.columns}::jsonb, ${p.account},
        ${p.now})`.compile(db),
}))

/** `rows`: JSON of `{ row, cells }[]`, sealed. */
export const insertRegisterRows = change(({ db, organisation }, p: { id: Id; rows: string }) => ({
  compile: () =>
    sql`
      insert into parallel_run_row (organisation_id, parallel_run_id, row, cells_sealed)
      select ${organisation}, ${p.id}, row, cells
      from jsonb_to_recordset(${p.rows}::jsonb) as one (row integer, cells text)
      returning 1`.compile(db),
}))

export interface HeldParallelRun {
  id: Id
  month: Month
  fileName: string
  headings: string[]
  columns: (string | null)[]
  comparedAt: Instant | null
}

/** Locked until the transaction ends. */
export const parallelRunForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<HeldParallelRun>`
      select id, month, file_name as "fileName", headings, columns, compared_at as "comparedAt" from parallel_run
      where organisation_id = ${organisation} and id = ${p.id} for no key update`.compile(db),
}))

export const registerRowsAfter = rows(({ db, organisation }, p: { id: Id; after: number; limit: number }) => ({
  compile: () =>
    sql<{ row: number; cells: string }>`
      select row, cells_sealed as cells from parallel_run_row
      where organisation_id = ${organisation} and parallel_run_id = ${p.id} and row > ${p.after}::integer
      order by row limit ${p.limit}::integer`.compile(db),
}))

export const saveCompared = change(
  ({ db, organisation }, p: { id: Id; columns: string; people: number; now: Instant }) => ({
    compile: () =>
      sql`
      update parallel_run set columns = ${p.columns}::jsonb, people = ${p.people}, compared_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
  }),
)

export const deleteParallelRun = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('parallel_run').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

export const deleteOldRegisters = change(({ db, organisation }, p: { before: Instant }) => ({
  compile: () =>
    sql`
      delete from parallel_run_row r using parallel_run run
      where r.organisation_id = ${organisation} and run.organisation_id = ${organisation} and run.id = r.parallel_run_id
        and run.created_at < ${p.before}`.compile(db),
}))

/** Every line of the payslips of a run once, in the order of payslips. */
export const linesOfRun = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<Omit<PaidLine, 'amountPaise'>>`
      select coalesce(line ->> 'code') as code, coalesce(min(line ->> 'name')) as name, coalesce(line ->> 'type') as kind
      from payslip slip cross join jsonb_array_elements(slip.lines) with ordinality as all_lines (line, n)
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run}
      group by 1, 3 order by min(n), 1`.compile(db),
}))

const shown = (organisation: string) => sql`
  run.id as "_id", run.month, run.file_name as "fileName", account.name as "createdBy", run.created_at as "createdAt",
  run.compared_at as "comparedAt", run.people, counts.open_people as "openPeople", counts.open, counts.accepted,
  case when run.people > 0 and counts.open = 0 then greatest(run.compared_at, counts.noted_at) end as "agreedAt"
  from parallel_run run
  left join account on account.organisation_id = ${organisation} and account.id = run.created_by
  cross join lateral (
    select count(distinct code) filter (where note is null and cause <> 'sum') as open_people,
      count(*) filter (where note is null and cause <> 'sum') as open, count(*) filter (where note is not null) as accepted,
      max(noted_at) as noted_at
    from parallel_run_difference where organisation_id = ${organisation} and parallel_run_id = run.id
  ) counts`

export const parallelRunPage = pageOf<Listed, object, 'createdAt'>({
  sortable: { createdAt: 'created_at' },
  matching: ({ organisation }) => sql`select id, created_at from parallel_run where organisation_id = ${organisation}`,
  rows: ({ organisation }) => sql`
    select page.n, shown.* from page
    join (select ${shown(organisation)} where run.organisation_id = ${organisation}) shown on shown."_id" = page.id`,
})

export const parallelRunShown = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<
      Listed & {
        headings: string[]
        columns: (string | null)[]
        runId: Id | null
        isStale: boolean
        hasRows: boolean
      }
    >`
      select shown.*, kept.headings, kept.columns, pay.id as "runId",
        coalesce(pay.calculated_at > kept.compared_at, false) as "isStale",
        exists (select from parallel_run_row
          where organisation_id = ${organisation} and parallel_run_id = kept.id) as "hasRows"
      from parallel_run kept
      join (select ${shown(organisation)} where run.organisation_id = ${organisation} and run.id = ${p.id}) shown
        on shown."_id" = kept.id
      left join pay_run pay on pay.organisation_id = ${organisation} and pay.month = kept.month and pay.kind = 'regular'
        and pay.state in ('calculated', 'approved', 'paid')
      where kept.organisation_id = ${organisation}`.compile(db),
}))
