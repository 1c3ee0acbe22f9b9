import { sql } from 'kysely'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import type { ComparedSlip } from '@muster/engine/payroll/difference/difference-cause.ts'
import type { LawUse } from '@muster/engine/law/law.ts'
import { one, rows } from '../../../../platform/database/statement.ts'

/** The latest locked regular run before a month. */
export const lockedBefore = one(({ db, organisation }, p: { month: Month }) => ({
  compile: () =>
    sql<{ id: Id; month: Month }>`
      select id, month from pay_run
      where organisation_id = ${organisation} and kind = 'regular' and state in ('approved', 'paid') and month < ${p.month}
      order by month desc limit 1`.compile(db),
}))

export interface StoredLine {
  code: string
  name: string
  kind: ComparedSlip['lines'][number]['kind']
  amountPaise: Paise
  rule: ComparedSlip['lines'][number]['explanation']['rule']
  parts: ComparedSlip['lines'][number]['explanation']['parts']
  /** The statutory values of contributions; empty for other lines. */
  law: LawUse[]
}

export interface StoredSlip {
  id: Id
  month: Month
  netPaise: Paise
  days: ComparedSlip['days']
  facts: Partial<ComparedSlip['facts']>
  lines: StoredLine[]
}

export interface PairRow {
  employee: { _id: Id; name: string; code: string; department: string | null }
  before: StoredSlip | null
  after: StoredSlip | null
}

/** What is compared of a payslip; contributions keep the law they used, and other steps are left out. */
const compared = sql`
  jsonb_build_object('id', slip.id, 'month', slip.month, 'netPaise', slip.net_paise, 'days', slip.days - 'lossOfPay',
    'facts', jsonb_build_object('pt', slip.facts -> 'pt', 'lwf', slip.facts -> 'lwf'),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('code', line ->> 'code', 'name', line ->> 'name', 'kind', line ->> 'type',
        'amountPaise', line -> 'amountPaise', 'rule', line #>> '{explanation,rule}',
        'parts', coalesce(line #> '{explanation,parts}', '[]'),
        'law', case when line ->> 'type' = 'deduction' and line ->> 'code' in ('EPF', 'VPF', 'ESI', 'PT', 'LWF')
          then jsonb_path_query_array(line, '$.explanation.steps[*].law[*]') else '[]' end) order by n), '[]')
      from jsonb_array_elements(slip.lines) with ordinality as all_lines (line, n)
      where line ->> 'type' not in ('employer', 'benefit')))`

/** The payslips of two runs by person, one piece at a time; `after` is the last employee of the previous piece. */
export const pairPiece = rows(
  ({ db, organisation }, p: { run: Id; previous: Id | null; after: Id | null; limit: number }) => ({
    compile: () =>
      sql<PairRow>`
        with people as (
          select distinct employee_id from payslip
          where organisation_id = ${organisation} and run_id in (${p.run}::uuid, ${p.previous}::uuid)
            and (${p.after}::uuid is null or employee_id > ${p.after})
          order by employee_id limit ${p.limit}::bigint
        ),
        now as (
          select employee_id, person, ${compared} as slip from payslip slip
          where organisation_id = ${organisation} and run_id = ${p.run} and employee_id in (select employee_id from people)
        ),
        past as (
          select employee_id, person, ${compared} as slip from payslip slip
          where organisation_id = ${organisation} and run_id = ${p.previous} and employee_id in (select employee_id from people)
        )
        select past.slip as before, now.slip as after,
          jsonb_build_object('_id', people.employee_id, 'name', coalesce(now.person, past.person) ->> 'name',
            'code', coalesce(now.person, past.person) ->> 'code',
            'department', coalesce(now.person, past.person) ->> 'department') as employee
        from people
        left join now on now.employee_id = people.employee_id
        left join past on past.employee_id = people.employee_id
        order by people.employee_id`.compile(db),
  }),
)

/** The inputs of some payslips. `ids`: JSON of payslip ids. */
export const inputsOf = rows(({ db, organisation }, p: { ids: string }) => ({
  compile: () =>
    sql<{ id: Id; inputs: string }>`
      select id, inputs from payslip
      where organisation_id = ${organisation} and id in (select one::uuid from jsonb_array_elements_text(${p.ids}::jsonb) as one)`.compile(
      db,
    ),
}))
