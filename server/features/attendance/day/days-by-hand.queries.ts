import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** The half-days that HR entered by hand for days between two days. */
export const daysByHand = rows(({ db, organisation }, p: { employees: Id[]; from: Day; to: Day }) => ({
  compile: () =>
    sql<{ employee: Id; day: Day; halfDays: number }>`
      select employee_id as employee, day, sum(half_days)::int as "halfDays" from late_attendance
      where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])
        and day between ${p.from}::date and ${p.to}::date and source = 'hand'
      group by employee_id, day`.compile(db),
}))
