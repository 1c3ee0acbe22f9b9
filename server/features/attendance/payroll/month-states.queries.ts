import { sql } from 'kysely'
import type { AttendanceState } from '@muster/contract/attendance/attendance-day.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import { rows } from '../../../platform/database/statement.ts'
import { knownDays } from '../archive/known-days.sql.ts'

export interface MonthStates {
  employee: Id
  states: { [day: Day]: AttendanceState }
  /** Of days that lose pay. */
  lost: { [day: Day]: HalfDays }
  overtimeMinutes: number
}

/** Each day's state for some people, in one statement. */
export const monthStates = rows(({ db, organisation }, p: { employees: readonly Id[]; from: Day; to: Day }) => ({
  compile: () =>
    sql<MonthStates>`
      select employee_id as employee, jsonb_object_agg(day, state) as states,
        coalesce(jsonb_object_agg(day, loss_of_pay_half_days) filter (where loss_of_pay_half_days > 0), '{}') as lost,
        sum(overtime_minutes)::int as "overtimeMinutes"
      from ${knownDays(organisation, { from: p.from, to: p.to, whose: (column) => sql`${column} = any(${p.employees}::uuid[])` })} d
      group by employee_id`.compile(db),
}))
