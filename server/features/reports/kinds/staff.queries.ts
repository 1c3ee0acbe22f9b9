import { sql } from 'kysely'
import { pageOf } from '../../../platform/database/page.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { Cell, PersonBehind, ReportFilter } from '../report-kind.ts'
import { after, isAsked, personShown } from '../staff.sql.ts'

/**
 * Opening head count, joiners, leavers and closing head count: a person leaving during a month is not in its closing head count. By today's
 * department.
 */
export const staffCells = rows(({ db, organisation }, p: ReportFilter) => ({
  compile: () =>
    sql<Cell>`
      select employee.department_id as key, department.name, coalesce(to_char(month.first, 'YYYY-MM')) as month,
        jsonb_build_object(
          'opening', count(*) filter (where employee.joined_on < month.first),
          'joiners', count(*) filter (where employee.joined_on >= month.first),
          'leavers', count(*) filter (where employee.left_on < month.first + interval '1 month'),
          'people', count(*) filter (where employee.left_on is null or employee.left_on >= month.first + interval '1 month')
        ) as values
      from generate_series(${p.first}::date, ${p.last}::date, interval '1 month') as month(first)
      join employee on employee.organisation_id = ${organisation}
        and employee.joined_on < month.first + interval '1 month'
        and (employee.left_on is null or employee.left_on >= month.first)
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      where ${isAsked(p)}
      group by employee.department_id, department.name, month.first
      order by department.name nulls last, month.first`.compile(db),
}))

type Asked = ReportFilter & { measure: string; noDepartment: boolean }

export const staffPeople = pageOf<PersonBehind, Asked, 'name'>({
  matching: ({ organisation }, p) => sql`
    select employee.id, employee.name, null::int as value,
      case when ${p.measure}::text in ('leavers', 'rate') then employee.left_on else employee.joined_on end as day
    from employee
    where employee.organisation_id = ${organisation} and ${isAsked(p)}
      and (not ${p.noDepartment}::boolean or employee.department_id is null)
      and case ${p.measure}::text
        when 'joiners' then employee.joined_on >= ${p.first}::date and employee.joined_on < ${after(p)}
        when 'people' then employee.joined_on < ${after(p)} and (employee.left_on is null or employee.left_on >= ${after(p)})
        else employee.left_on >= ${p.first}::date and employee.left_on < ${after(p)} end`,
  rows: ({ organisation }) => personShown(organisation),
  sortable: { name: 'lower(name)' },
})
