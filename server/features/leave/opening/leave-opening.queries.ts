import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

export interface LeaveOpening {
  id: Id
  employee: Id
  policy: Id
  on: Day
  halfDays: number
}

const columns = sql`id, employee_id as employee, policy_id as policy, on_day as "on", half_days as "halfDays"`

export const openingsOf = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<LeaveOpening>`
      select ${columns} from leave_opening
      where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])`.compile(db),
}))

/** With whether leave of the policy has been booked or paid out since. */
export const openingsById = rows(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql<LeaveOpening & { name: string; isUsed: boolean }>`
      select opening.id, opening.employee_id as employee, opening.policy_id as policy, opening.on_day as "on",
        opening.half_days as "halfDays", employee.name, exists (
          select from leave_day day
          where day.organisation_id = ${organisation} and day.employee_id = opening.employee_id
            and day.policy_id = opening.policy_id and day.state <> 'returned' and day.created_at >= opening.written_at
        ) or exists (
          select from leave_encashment paid
          where paid.organisation_id = ${organisation} and paid.employee_id = opening.employee_id
            and paid.policy_id = opening.policy_id and paid.cancelled_at is null and paid.created_at >= opening.written_at
        ) as "isUsed"
      from leave_opening opening
      join employee on employee.organisation_id = ${organisation} and employee.id = opening.employee_id
      where opening.organisation_id = ${organisation} and opening.id = any(${p.ids}::uuid[])`.compile(db),
}))

/** JSON of `LeaveOpening[]`. Existing ones are updated. */
export const putOpenings = change(({ db, organisation }, p: { openings: string; account: Id; now: Instant }) => ({
  compile: () =>
    sql`
      insert into leave_opening (organisation_id, id, employee_id, policy_id, on_day, half_days, account_id, written_at)
      select ${organisation}, r.id, r.employee, r.policy, r."on", r."halfDays", ${p.account}, ${p.now}
      from jsonb_to_recordset(${p.openings}::jsonb) as r(id uuid, employee uuid, policy uuid, "on" date, "halfDays" int)
      on conflict (organisation_id, employee_id, policy_id) do update set on_day = excluded.on_day,
        half_days = excluded.half_days, account_id = excluded.account_id, written_at = excluded.written_at
      returning 1`.compile(db),
}))

export const deleteOpenings = change(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql`delete from leave_opening where organisation_id = ${organisation} and id = any(${p.ids}::uuid[])`.compile(db),
}))
