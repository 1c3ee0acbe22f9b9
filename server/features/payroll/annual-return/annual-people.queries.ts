import { sql } from 'kysely'
import type { EmployedPerson, WorkedDay, YearBonus } from '@muster/engine/payroll/outputs/annual-return/annual-facts.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'
import { bonusPeople } from '../bonus/bonus-people.queries.ts'
import { gender, location, partsOn } from './parts.sql.ts'

interface Between {
  from: Day
  to: Day
}

/** Attendance of each day by part: what the register of attendance adds up. */
export const workedByPart = rows(({ db, organisation }, p: Between) => {
  const { people, workplaces, employers } = partsOn(organisation, {
    employee: sql`attended.employee_id`,
    day: sql`attended.day`,
  })
  return {
    compile: () =>
      sql<WorkedDay>`
        select employer.legal_entity_id as entity, ${location}, ${gender}, attended.day,
          count(*) filter (where attended.state in ('present', 'halfDay', 'workFromHome'))::int as people,
          sum(case attended.state when 'halfDay' then 1 when 'present' then 2 when 'workFromHome' then 2 else 0 end)::int as "halfDays",
          sum(attended.worked_minutes)::int as minutes, sum(attended.overtime_minutes)::int as "overtimeMinutes"
        from attendance_day attended
        ${people} ${workplaces} ${employers}
        where attended.organisation_id = ${organisation} and attended.day between ${p.from}::date and ${p.to}::date
          and (attended.state in ('present', 'halfDay', 'workFromHome') or attended.worked_minutes > 0
            or attended.overtime_minutes > 0)
        group by 1, 2, 3, 4`.compile(db),
  }
})

/** Everybody who was employed between two days, where they belonged on the last day of it. */
export const employedByPart = rows(({ db, organisation }, p: Between) => {
  const { personal, workplaces, employers } = partsOn(organisation, {
    employee: sql`employee.id`,
    day: sql`greatest(least(employee.left_on, ${p.to}::date), employee.joined_on)`,
  })
  return {
    compile: () =>
      sql<EmployedPerson & { employee: Id }>`
        select employee.id as employee, employer.legal_entity_id as entity, ${location}, ${gender},
          employee.joined_on as "joinedOn", employee.left_on as "leftOn"
        from employee ${personal} ${workplaces} ${employers}
        where employee.organisation_id = ${organisation} and employee.joined_on <= ${p.to}::date
          and (employee.left_on is null or employee.left_on >= ${p.from}::date)`.compile(db),
  }
})

/** The people of a bonus run with what was paid, where they belonged in the last month of its year. */
export const bonusByPart = rows(({ db, organisation }, p: { run: Id; until: Month; last: Day }) => {
  const { people, workplaces, employers } = partsOn(organisation, {
    employee: sql`who.employee_id`,
    day: sql`${p.last}::date`,
  })
  return {
    compile: () =>
      sql<YearBonus>`
        select employer.legal_entity_id as entity, ${location}, ${gender}, who.is_eligible as "isEligible",
          (case when who.state = 'paid' then who.due else 0 end + who.settled_paise)::bigint as "paidPaise",
          coalesce(who.paid_on, who.paid_with_pay) as "paidOn"
        from (${bonusPeople(organisation, { run: p.run, until: p.until, entity: null })}) who
        ${people} ${workplaces} ${employers}`.compile(db),
  }
})
