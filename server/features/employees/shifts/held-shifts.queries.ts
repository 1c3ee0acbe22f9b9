import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import type { ShiftFrom } from '@muster/engine/attendance/roster/roster.ts'
import { change, rows } from '../../../platform/database/statement.ts'

/** A person with all their past, current and future shifts. */
export interface ShiftHolder {
  employee: Id
  name: string
  account: Id
  joinedOn: Day
  leftOn: Day | null
  isActive: boolean
  /** By day, oldest first. */
  shifts: ShiftFrom[]
}

/** Read after locking these people, so that no one else changes their shifts meanwhile. */
export const heldShifts = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<ShiftHolder>`
      select e.id as employee, e.name, e.account_id as account, e.joined_on as "joinedOn", e.left_on as "leftOn",
        e.status <> 'inactive' as "isActive",
        coalesce((
          select jsonb_agg(jsonb_build_object('from', s.starts_on, 'shift', s.shift_id) order by s.starts_on)
          from employee_shift s
          where s.organisation_id = ${organisation} and s.employee_id = e.id
        ), '[]') as shifts
      from employee e
      where e.organisation_id = ${organisation} and e.id = any(${p.employees}::uuid[])
      order by e.id`.compile(db),
}))

/** Replaces the shifts of these people by `held`, JSON of `employee_id, starts_on, shift_id`. */
export const putHeldShifts = change(
  ({ db, organisation }, p: { employees: readonly Id[]; held: string; now: Instant }) => ({
    compile: () =>
      sql`
      with held as (
        select employee_id, starts_on, shift_id
        from jsonb_to_recordset(${p.held}::jsonb) as h(employee_id uuid, starts_on date, shift_id uuid)
      ),
      gone as (
        delete from employee_shift s
        where s.organisation_id = ${organisation} and s.employee_id = any(${p.employees}::uuid[])
          and not exists (select from held where held.employee_id = s.employee_id and held.starts_on = s.starts_on)
      )
      insert into employee_shift as known (organisation_id, employee_id, starts_on, shift_id, created_at)
      select ${organisation}, employee_id, starts_on, shift_id, ${p.now} from held
      on conflict (organisation_id, employee_id, starts_on) do update set shift_id = excluded.shift_id
      where known.shift_id <> excluded.shift_id
      returning 1`.compile(db),
  }),
)
