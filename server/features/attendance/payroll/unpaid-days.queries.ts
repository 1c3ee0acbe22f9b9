import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import { rows } from '../../../platform/database/statement.ts'
import { knownDays } from '../archive/known-days.sql.ts'

/** A person's days between two days. */
export interface PersonSpan {
  employee: Id
  from: Day
  to: Day
}

/** The half-days of work that each person lost in their span, days off apart; without those who lost none. `from`, `to`: around all spans. */
export const unpaidDays = rows(({ db, organisation }, p: { spans: string; from: Day; to: Day }) => ({
  compile: () =>
    sql<{ employee: Id; halfDays: HalfDays }>`
      with span as materialized (
        select employee, "from", "to" from jsonb_to_recordset(${p.spans}::jsonb) as one(employee uuid, "from" date, "to" date)
      )
      select span.employee, coalesce(sum(d.loss_of_pay_half_days), 0)::int as "halfDays"
      from span
      join ${knownDays(organisation, { from: p.from, to: p.to, whose: (column) => sql`${column} = any(array(select employee from span))` })} d
        on d.employee_id = span.employee and d.day between span."from" and span."to"
      where d.is_final and d.loss_of_pay_half_days > 0 and d.state not in ('weeklyOff', 'holiday')
      group by span.employee`.compile(db),
}))
