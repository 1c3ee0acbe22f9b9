import { sql } from 'kysely'
import { pageOf } from '../../../platform/database/page.ts'
import { rows } from '../../../platform/database/statement.ts'
import { knownDays } from '../../attendance/index.ts'
import type { Cell, PersonBehind, ReportFilter } from '../report-kind.ts'
import { after, isAsked, personShown } from '../staff.sql.ts'

const spanOf = (p: ReportFilter) => ({ from: p.first, to: sql`(${after(p)} - 1)` })

/** Days by state, and late arrivals. */
export const attendanceCells = rows(({ db, organisation }, p: ReportFilter) => ({
  compile: () =>
    sql<Cell>`
      select own.department_id as key, department.name, own.month,
        jsonb_build_object('present', sum(own.present), 'halfDay', sum(own.half), 'workFromHome', sum(own.home),
          'leave', sum(own.leave), 'absent', sum(own.absent), 'days', sum(own.late), 'minutes', sum(own.minutes)) as values
      from (
        select employee.department_id, coalesce(to_char(d.day, 'YYYY-MM')) as month,
          count(*) filter (where d.state = 'present') as present, count(*) filter (where d.state = 'halfDay') as half,
          count(*) filter (where d.state = 'workFromHome') as home, count(*) filter (where d.state = 'leave') as leave,
          count(*) filter (where d.state = 'absent') as absent, count(*) filter (where d.late_minutes > 0) as late,
          coalesce(sum(d.late_minutes), 0) as minutes
        from ${knownDays(organisation, spanOf(p))} d
        join employee on employee.organisation_id = ${organisation} and employee.id = d.employee_id
        where ${isAsked(p)}
        group by employee.department_id, to_char(d.day, 'YYYY-MM')
      ) own
      left join department on department.organisation_id = ${organisation} and department.id = own.department_id
      group by own.department_id, department.name, own.month
      order by department.name nulls last, own.month`.compile(db),
}))

type Asked = ReportFilter & { measure: string; noDepartment: boolean }

/** The people with such days, most first. */
export const attendancePeople = pageOf<PersonBehind, Asked, 'value'>({
  matching: ({ organisation }, p) => sql`
    select employee.id, employee.name, null::date as day,
      coalesce(case when ${p.measure}::text = 'minutes' then sum(d.late_minutes) else count(*) end)::int as value
    from ${knownDays(organisation, spanOf(p))} d
    join employee on employee.organisation_id = ${organisation} and employee.id = d.employee_id
    where ${isAsked(p)}
      and (not ${p.noDepartment}::boolean or employee.department_id is null)
      and case when ${p.measure}::text in ('days', 'minutes') then d.late_minutes > 0 else d.state = ${p.measure}::text end
    group by employee.id, employee.name`,
  rows: ({ organisation }) => personShown(organisation),
  sortable: { value: 'value' },
})
