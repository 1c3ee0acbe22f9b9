import { sql } from 'kysely'
import type { Day } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** Spans of days whose overtime the employer pays, and whose pay is locked: those minutes are paid with a salary, now or as late ones. */
export const paidOvertime = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<{ from: Day; to: Day }>`
      select lock.from_day as "from", lock.to_day as "to" from attendance_lock lock
      where lock.organisation_id = ${organisation} and lock.from_day <= ${p.to}::date and lock.to_day >= ${p.from}::date
        and lock.pays_overtime`.compile(db),
}))
