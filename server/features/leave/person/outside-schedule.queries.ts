import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'

/** Leave credited for a day worked (`workedOn`, `expiresOn`), encashed, or the opening balance on a day. */
export interface OutsideSchedule {
  kind: 'credit' | 'encashed' | 'opening'
  employee: Id
  policy: Id
  /** Of the request, of the encashment, or of the opening balance. */
  id: Id
  on: Day
  halfDays: number
  workedOn: Day | null
  expiresOn: Day | null
}

/** What was credited and encashed, and not reversed; null means everyone. */
export const outsideSchedule = ofSomeOrAll((whose) => ({ db, organisation }, p: { employees: Id[] | null }) => ({
  compile: () =>
    sql<OutsideSchedule>`
      select 'credit' as kind, employee_id as employee, policy_id as policy, request_id as id, on_day as "on",
        half_days as "halfDays", worked_on as "workedOn", expires_on as "expiresOn"
      from leave_credit
      where organisation_id = ${organisation} and returned_at is null and ${whose(sql`employee_id`, p)}
      union all
      select 'encashed', employee_id, policy_id, id, on_day, half_days, null, null
      from leave_encashment
      where organisation_id = ${organisation} and cancelled_at is null and ${whose(sql`employee_id`, p)}
      union all
      select 'opening', employee_id, policy_id, id, on_day, half_days, null, null
      from leave_opening
      where organisation_id = ${organisation} and ${whose(sql`employee_id`, p)}
      order by "on", id`.compile(db),
}))
