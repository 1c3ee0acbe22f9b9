import { sql } from 'kysely'
import type { EmployedPerson, YearBonus } from '@muster/engine/payroll/outputs/annual-return/annual-facts.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'
import { bonusPeople } from '../bonus/bonus-people.queries.ts'
import { gender, location, partsOn } from '../../../platform/legal-entity/parts.sql.ts'

interface Between {
  from: Day
  to: Day
}

/** Everyone employed between two days, in their part on the last of them. */
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

/** The people of a bonus run with the amounts paid, in their part in the last month of its year. */
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
