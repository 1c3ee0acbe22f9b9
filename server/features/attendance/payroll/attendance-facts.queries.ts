import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { knownDays } from '../archive/known-days.sql.ts'

export interface MonthFacts {
  employee: Id
  /** Days with deductions, in half-days, each with its reason. */
  lossOfPay: { day: Day; halfDays: number; reason: Sentence }[]
  present: number
  halfDay: number
  leave: number
  absent: number
  /** Days without a final state: the month is still running for them. */
  open: number
  /** Of the days that are over, without days taken as comp-off. */
  overtimeMinutes: number
}

/** One row per person with a day between two days. `taken`: JSON of `employee, workedOn`, of days taken as comp-off. */
export const monthFacts = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { employees: Id[] | null; from: Day; to: Day; taken: string }) => ({
      compile: () =>
        sql<MonthFacts>`
      select d.employee_id as employee,
        coalesce(jsonb_agg(jsonb_build_object('day', day, 'halfDays', loss_of_pay_half_days,
          'reason', jsonb_build_object('text', loss_of_pay_reason, 'values', loss_of_pay_reason_values)) order by day)
          filter (where loss_of_pay_half_days > 0), '[]') as "lossOfPay",
        count(*) filter (where state = 'present') as present,
        count(*) filter (where state = 'halfDay') as "halfDay",
        count(*) filter (where state = 'leave') as leave,
        count(*) filter (where state = 'absent') as absent,
        count(*) filter (where not is_final) as open,
        coalesce(sum(overtime_minutes) filter (where is_final and taken.employee is null), 0)::int as "overtimeMinutes"
      from ${knownDays(organisation, { from: p.from, to: p.to, whose: (column) => whose(column, p) })} d
      left join jsonb_to_recordset(${p.taken}::jsonb) as taken (employee uuid, "workedOn" date)
        on taken.employee = d.employee_id and taken."workedOn" = d.day
      group by d.employee_id`.compile(db),
    }),
)
