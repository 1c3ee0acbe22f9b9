import { sql } from 'kysely'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { Tx } from '../../../platform/database/tx.ts'

/** Everyone losing pay in the month because of a missing punch; unfinished days and days off are ignored. */
export function openAttendance(tx: Tx, { month }: { month: Month }): Promise<OpenAttendance[]> {
  return openDays(tx, { from: firstDay(month), to: lastDay(month) })
}

/** A person losing pay for a day because a punch is missing. */
export interface OpenAttendance {
  employee: Id
  /** Past days with a missing punch-out or an unpaired punch that lose pay. */
  missingPunch: Day[]
}

export const openDays = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<OpenAttendance>`
      select employee_id as employee,
        jsonb_agg(day order by day) as "missingPunch"
      from attendance_day
      where organisation_id = ${organisation} and day between ${p.from}::date and ${p.to}::date
        and is_final and loss_of_pay_half_days > 0
        and (open_since is not null or reasons @> '[{"code": "unmatchedPunch"}]')
      group by employee_id
      order by employee_id`.compile(db),
}))
