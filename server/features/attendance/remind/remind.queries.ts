import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'
import { teamOf } from '../../employees/index.ts'

export interface Reminded {
  /** The recipient. */
  account: Id
  about: 'notYet' | 'missedPunch' | 'absent' | 'late'
  lateMinutes: number
}

interface Of {
  employees: Id[]
  date: Day
  /** Null reaches everyone, a manager's id the team. */
  manager: Id | null
  by: Id
  now: Instant
}

/** Records whose day among these needs a reminder, and returns those not reminded of it before. */
export const noteReminded = rows(({ db, organisation }, p: Of) => ({
  compile: () =>
    sql<Reminded>`
      with due as (
        select e.id, e.account_id, coalesce(d.late_minutes, 0) as late_minutes, case
            when d.is_final and d.open_since is not null then 'missedPunch'
            when d.state = 'absent' then 'absent'
            when d.late_minutes > 0 then 'late'
            when coalesce(d.state, 'notYet') = 'notYet' and d.first_in is null then 'notYet'
            -- At home, if a day without punches is absence too.
            when d.state = 'workFromHome' and not d.is_final and d.first_in is null and exists (
              select from work_from_home_day home
              where home.organisation_id = ${organisation} and home.employee_id = e.id and home.day = ${p.date}::date
                and home.state = 'approved' and home.needs_punches
            ) then 'notYet'
          end as about
        from employee e
        left join attendance_day d on d.organisation_id = ${organisation} and d.employee_id = e.id and d.day = ${p.date}::date
        where e.organisation_id = ${organisation} and e.id = any(${p.employees}::uuid[])
          and e.joined_on <= ${p.date}::date and (e.left_on is null or e.left_on >= ${p.date}::date)
          and (${p.manager}::uuid is null or e.id in ${teamOf(organisation, p.manager)})
      ),
      noted as (
        insert into attendance_reminder (organisation_id, employee_id, day, about, account_id, reminded_at)
        select ${organisation}, id, ${p.date}::date, about, ${p.by}::uuid, ${p.now}::timestamptz from due where about is not null
        on conflict do nothing
        returning employee_id, about
      )
      select due.account_id as account, noted.about, due.late_minutes as "lateMinutes"
      from due join noted on noted.employee_id = due.id`.compile(db),
}))

/**
 * Records whose day ended without a punch-out, and returns those not reminded of it before. Not for days long ago, or people who have left,
 * who cannot correct them.
 */
export const noteMissed = rows(({ db, organisation }, p: { from: Day; now: Instant }) => ({
  compile: () =>
    sql<{ account: Id; day: Day }>`
      with noted as (
        insert into attendance_reminder (organisation_id, employee_id, day, about, reminded_at)
        select ${organisation}, e.id, d.day, 'missedPunch', ${p.now}::timestamptz
        from attendance_day d
        join employee e on e.organisation_id = ${organisation} and e.id = d.employee_id and e.status <> 'inactive'
        where d.organisation_id = ${organisation} and d.day >= ${p.from}::date and d.is_final and d.open_since is not null
        on conflict do nothing
        returning employee_id, day
      )
      select e.account_id as account, noted.day from noted
      join employee e on e.organisation_id = ${organisation} and e.id = noted.employee_id
      order by noted.day, e.id`.compile(db),
}))
