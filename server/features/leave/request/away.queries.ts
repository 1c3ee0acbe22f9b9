import { sql } from 'kysely'
import type { z } from 'zod'
import type { Away } from '@muster/contract/leave/leave-request.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** People with the same manager who are, or may be, on leave on these days. */
export const awayBeside = rows(({ db, organisation }, p: { employee: Id; from: Day; to: Day; except: Id | null }) => ({
  compile: () =>
    sql<z.output<typeof Away>>`
        select colleague.id as "_id", colleague.name, min(leave.day) as "from", max(leave.day) as "to",
          bool_or(leave.state = 'pending') as "isPending"
        from employee
        join employee colleague on colleague.organisation_id = ${organisation}
          and colleague.reports_to = employee.reports_to and colleague.id <> employee.id
        join leave_day leave on leave.organisation_id = ${organisation} and leave.employee_id = colleague.id
          and leave.day between ${p.from} and ${p.to} and leave.state <> 'returned'
          and leave.request_id is distinct from ${p.except}::uuid
        where employee.organisation_id = ${organisation} and employee.id = ${p.employee}
        group by colleague.id, colleague.name
        order by min(leave.day), colleague.name
        limit 20`.compile(db),
}))
