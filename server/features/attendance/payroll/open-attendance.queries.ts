import { sql } from 'kysely'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { Tx } from '../../../platform/database/tx.ts'

/** Everybody who loses pay of the month for want of a punch; days that are not over, and days off, are nothing to look at. */
export function openAttendance(tx: Tx, { month }: { month: Month }): Promise<OpenAttendance[]> {
  return openDays(tx, { from: firstDay(month), to: lastDay(month) })
}

/** Somebody whose pay is cut for a day because a punch is missing. */
export interface OpenAttendance {
  employee: Id
  /** Days that are over on which a punch-out is missing, or a punch pairs with no other, and that lose pay. */
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
