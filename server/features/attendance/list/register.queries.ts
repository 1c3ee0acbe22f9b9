import { sql } from 'kysely'
import type { z } from 'zod'
import type { RegisterRow } from '@muster/contract/attendance/register.routes.ts'
import { pageOf } from '../../../platform/database/page.ts'
import type { Search } from '../../employees/index.ts'
import { isHalfAbsent, knownDays } from '../archive/known-days.sql.ts'
import { employedPeople, type EmployedPeople } from './employed-people.sql.ts'

/**
 * Everyone employed at some time between two days; days are read only for the people of the page, including the archive for a month that
 * may be there.
 */
export const registerPage = {
  everyone: page('everyone'),
  all: page(null),
  search: page('search'),
  shortSearch: page('shortSearch'),
}
export const pastRegisterPage = {
  everyone: page('everyone', true),
  all: page(null, true),
  search: page('search', true),
  shortSearch: page('shortSearch', true),
}

function page(search: keyof Search | 'everyone' | null, isPast = false) {
  return pageOf<z.output<typeof RegisterRow>, EmployedPeople, 'name' | 'code'>({
    sortable: { name: 'lower(name)', code: 'code' },
    ...(search === 'everyone' ? { inOrder: { name: 'always' } as const } : {}),
    matching: employedPeople(search),
    rows: ({ organisation }, p) => sql`
      select page.n, page.id as "_id", page.name, page.code, dep.name as department, month.*,
        ${isPast ? isArchived(organisation, p) : sql`false`} as "isArchived"
      from page
      left join department dep on dep.organisation_id = ${organisation} and dep.id = page.department_id
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'state', d.state, 'isLate', d.late_minutes > 0,
            'isMissedPunch', d.is_final and d.open_since is not null,
            'isHalfAbsent', ${isPast ? sql`d.is_half_absent` : isHalfAbsent('d')}) order by d.day), '[]') as days,
          count(*) filter (where d.state in ('present', 'workFromHome')) as "presentDays",
          count(*) filter (where d.state = 'halfDay') as "halfDays",
          count(*) filter (where d.state = 'leave') as "leaveDays",
          count(*) filter (where d.state = 'absent') as "absentDays",
          count(*) filter (where d.late_minutes > 0) as "lateDays",
          coalesce(sum(case d.state when 'leave' then 2 - d.loss_of_pay_half_days
            when 'halfDay' then 1 - d.loss_of_pay_half_days end), 0)::int as "paidLeaveHalfDays",
          coalesce(sum(d.loss_of_pay_half_days), 0)::int as "lossOfPayHalfDays"
        from ${isPast ? knownDays(organisation, { from: p.from, to: p.to, whose: (column) => sql`${column} = page.id` }) : sql`attendance_day`} d
        where ${isPast ? sql`true` : sql`d.organisation_id = ${organisation} and d.employee_id = page.id`}
          and d.day between ${p.from}::date and ${p.to}::date
      ) month`,
  })
}

const isArchived = (organisation: string, p: EmployedPeople) => sql`exists (select from attendance_archive_month m
  where m.organisation_id = ${organisation} and m.month = to_char(${p.from}::date, 'YYYY-MM') and m.employee_id = page.id)`
