import { sql } from 'kysely'
import type { Day } from '@muster/contract/values.ts'
import type { WorkedDay } from '@muster/engine/payroll/outputs/annual-return/annual-facts.ts'
import { rows } from '../../../platform/database/statement.ts'
import { knownDays } from '../archive/known-days.sql.ts'
import { gender, location, partsOn } from '../../../platform/legal-entity/parts.sql.ts'

/** Each day's attendance by part: the basis of the attendance register's totals. */
export const workedByPart = rows(({ db, organisation }, p: { from: Day; to: Day }) => {
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
        from ${knownDays(organisation, { from: p.from, to: p.to })} attended
        ${people} ${workplaces} ${employers}
        where (attended.state in ('present', 'halfDay', 'workFromHome') or attended.worked_minutes > 0
            or attended.overtime_minutes > 0)
        group by 1, 2, 3, 4`.compile(db),
  }
})
