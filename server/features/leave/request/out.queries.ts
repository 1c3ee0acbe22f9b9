import { sql } from 'kysely'
import { rows } from '../../../platform/database/statement.ts'
import type { OutOn, PersonOnLeave } from '../../../platform/leave/leave-answers.ts'

/** People on approved leave on a day, by name, up to `limit`. */
export const peopleOnLeave = rows(({ db, organisation }, p: OutOn) => ({
  compile: () =>
    sql<PersonOnLeave>`
      select employee.id as "_id", employee.name, employee.photo_key as photo, bool_or(leave.part <> 'full') as "isHalf"
      from leave_day leave
      join employee on employee.organisation_id = ${organisation} and employee.id = leave.employee_id
      where leave.organisation_id = ${organisation} and leave.day = ${p.day}::date and leave.state = 'taken'
        and employee.id is distinct from ${p.except}::uuid
        and (${p.department}::uuid is null or employee.department_id = ${p.department}::uuid)
      group by employee.id, employee.name, employee.photo_key
      order by employee.name limit ${p.limit}::bigint`.compile(db),
}))
