import { sql } from 'kysely'
import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import type { OwedPart } from '@muster/engine/payroll/outputs/books/provisions.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown-line.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/** The first later month that has provisions. */
export const laterProvision = one(({ db, organisation }, p: { month: Month }) => ({
  compile: () =>
    sql<{ month: Month | null }>`
      select min(month) as month from provision where organisation_id = ${organisation} and month > ${p.month}`.compile(
      db,
    ),
}))

interface NewProvisions {
  month: Month
  /** JSON of rows with kind, owed and booked. */
  provisions: string
  account: Id | null
  now: Instant
}

export const insertProvisions = change(({ db, organisation }, p: NewProvisions) => ({
  compile: () =>
    sql`
      insert into provision (organisation_id, month, kind, owed, booked, made_by, made_at)
      select ${organisation}, ${p.month}, kind, owed, booked, ${p.account}, ${p.now}
      from jsonb_to_recordset(${p.provisions}::jsonb) as made (kind text, owed jsonb, booked jsonb)
      returning 1`.compile(db),
}))

/** The employer's gratuity contribution that payslips have booked since the last provision before a month. */
export const bookedGratuity = rows(({ db, organisation }, p: { month: Month }) => ({
  compile: () =>
    sql<OwedPart>`
      select slip.legal_entity_id as entity, slip.person ->> 'department' as department, coalesce(slip.person ->> 'location', '') as location,
        coalesce(sum((line ->> 'amountPaise')::bigint), 0)::bigint as paise
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      cross join lateral jsonb_array_elements(slip.lines) line
      where slip.organisation_id = ${organisation} and slip.month <= ${p.month} and run.state in ('approved', 'paid')
        and slip.month > coalesce((select max(month) from provision
          where organisation_id = ${organisation} and kind = 'gratuity' and month < ${p.month}), '')
        and line ->> 'type' = 'employer' and line ->> 'code' ~ '(^|_)GRATUITY(_|@|$)'
      group by 1, 2, 3`.compile(db),
}))

export interface PlacedPerson {
  employee: Id
  department: string | null
  location: string
  leftOn: Day | null
  /** The salary in force on the day; null without one. */
  lines: BreakdownLine[] | null
}

/** Everyone employed at some time between two days, with their department and location. */
export const peopleBetween = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<PlacedPerson>`
      select employee.id as employee, department.name as department, location.name as location,
        employee.left_on as "leftOn", salary.lines
      from employee
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      left join lateral (
        select lines from employee_salary salary
        where salary.organisation_id = ${organisation} and salary.employee_id = employee.id
          and salary.replaced_at is null and salary.starts_on <= ${p.to}::date
        order by salary.starts_on desc limit 1
      ) salary on true
      where employee.organisation_id = ${organisation} and employee.joined_on <= ${p.to}::date
        and (employee.left_on is null or employee.left_on >= ${p.from}::date)`.compile(db),
}))
