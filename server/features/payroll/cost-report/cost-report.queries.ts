import { sql, type RawBuilder } from 'kysely'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { rows } from '../../../platform/database/statement.ts'

interface Asked {
  /** First days of the first and the last month. */
  first: Day
  last: Day
  departmentId: Id | null
  locationId: Id | null
}

/** By the department in which the employee works today. */
interface Cost {
  key: Id | null
  name: string | null
  month: Month
  values: Record<'cost' | 'gross' | 'employer' | 'net', Paise>
}

interface PersonCost {
  _id: Id
  name: string
  code: string
  photo: string | null
  department: string | null
  day: Day | null
  value: Paise | null
}

/** Payslips of approved pay runs between two months, of the given department and location. */
const approved = (organisation: string, p: Asked): RawBuilder<unknown> => sql`
  payslip slip
  join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id and run.state in ('approved', 'paid')
  join employee on employee.organisation_id = ${organisation} and employee.id = slip.employee_id
    and (${p.departmentId}::uuid is null or employee.department_id = ${p.departmentId}::uuid)
    and (${p.locationId}::uuid is null or employee.location_id = ${p.locationId}::uuid)
  left join department on department.organisation_id = ${organisation} and department.id = employee.department_id`

const between = (p: Asked): RawBuilder<boolean> => sql`
  slip.month between to_char(${p.first}::date, 'YYYY-MM') and to_char(${p.last}::date, 'YYYY-MM')`

/** Cost of approved pay runs: gross pay plus employer contributions. A reversal subtracts the payslip it reverses. */
export const payrollCosts = rows(({ db, organisation }, p: Asked) => ({
  compile: () =>
    sql<Cost>`
      select employee.department_id as key, department.name, slip.month,
        jsonb_build_object('cost', sum(slip.gross_paise + slip.employer_paise), 'gross', sum(slip.gross_paise),
          'employer', sum(slip.employer_paise), 'net', sum(slip.net_paise)) as values
      from ${approved(organisation, p)}
      where slip.organisation_id = ${organisation} and ${between(p)}
      group by employee.department_id, department.name, slip.month
      order by department.name nulls last, slip.month`.compile(db),
}))

/** The employees behind a cost. */
export const payrollCostPeople = pageOf<PersonCost, Asked & { measure: string; noDepartment: boolean }, 'value'>({
  matching: ({ organisation }, p) => sql`
    select employee.id,
      coalesce(sum(case ${p.measure}::text when 'gross' then slip.gross_paise when 'employer' then slip.employer_paise
        when 'net' then slip.net_paise else slip.gross_paise + slip.employer_paise end))::bigint as value
    from ${approved(organisation, p)}
    where slip.organisation_id = ${organisation} and ${between(p)}
      and (not ${p.noDepartment}::boolean or employee.department_id is null)
    group by employee.id`,
  rows: ({ organisation }) => sql`
    select page.n, employee.id as "_id", employee.name, employee.code, employee.photo_key as photo,
      department.name as department, null::date as day, page.value
    from page
    join employee on employee.organisation_id = ${organisation} and employee.id = page.id
    left join department on department.organisation_id = ${organisation} and department.id = employee.department_id`,
  sortable: { value: 'value' },
})
