import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '@muster/contract/values.ts'
import { change } from '../../../platform/database/statement.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { DayRow } from './compute-day.ts'

/**
 * Days that were over when their pay period was locked stay unchanged. The difference between them, or days ending after the lock, and what
 * was paid is recorded beside them, once, for the next pay run.
 *
 * @param because the number of the request that changed them
 */
export function putDays(tx: Tx, rows: readonly DayRow[], because: string | null = null): Promise<number> {
  const given = { rows: JSON.stringify(rows), now: tx.now }
  return rows.some((row) => row.is_final) ? putEndedDays(tx, { ...given, because }) : putOpenDays(tx, given)
}

interface Rows {
  /** JSON of `DayRow[]`. */
  rows: string
  now: Instant
}

/** Days that are not over, and cannot be paid late yet. A punch writes no others. */
export const putOpenDays = change(({ db, organisation }, p: Rows) => ({
  compile: () => sql`with ${given(p)} ${written(organisation, p)}`.compile(db),
}))

export const putEndedDays = change(({ db, organisation }, p: Rows & { because: string | null }) => ({
  compile: () =>
    sql`
      with ${given(p)},
      locked as materialized (
        select r.*, coalesce(d.is_final, false) as was_final,
          case when d.is_final then d.loss_of_pay_half_days else 0 end as paid,
          case when d.is_final then d.overtime_minutes else 0 end as paid_minutes,
          coalesce((
            select sum(a.half_days) from late_attendance a
            where a.organisation_id = ${organisation} and a.employee_id = r.employee_id and a.day = r.day
              and a.source = 'hand'
          ), 0) as by_hand,
          coalesce((
            select sum(a.half_days) from late_attendance a
            where a.organisation_id = ${organisation} and a.employee_id = r.employee_id and a.day = r.day
              and a.source = 'changed'
          ), 0) as changed,
          coalesce((
            select sum(a.overtime_minutes) from late_attendance a
            where a.organisation_id = ${organisation} and a.employee_id = r.employee_id and a.day = r.day
              and a.source = 'changed'
          ), 0) as changed_minutes
        from r
        left join attendance_day d
          on d.organisation_id = ${organisation} and d.employee_id = r.employee_id and d.day = r.day
        where r.is_final and exists (
          select 1 from attendance_lock l where l.organisation_id = ${organisation} and r.day between l.from_day and l.to_day
        )
      ),
      -- Manual entries by HR count too: no day loses more than itself, and none is paid twice.
      due as (
        select locked.*,
          greatest(0, least(2, loss_of_pay_half_days + by_hand)) - greatest(0, least(2, paid + by_hand + changed)) as half_days,
          overtime_minutes - paid_minutes - changed_minutes as minutes
        from locked
      ),
      late as (
        insert into late_attendance (organisation_id, employee_id, day, half_days, overtime_minutes, reason, reason_values, source,
          request_number, recorded_at)
        select ${organisation}, employee_id, day, half_days, minutes, why, why_values,
          case when was_final then 'changed' else 'ended' end, ${p.because}, ${p.now}
        from due where half_days <> 0 or minutes <> 0
        returning 1
      )
      ${written(organisation, p)}`.compile(db),
}))

function given(p: Rows): RawBuilder<unknown> {
  return sql`
      r as (
        select * from jsonb_to_recordset(${p.rows}::jsonb) as r(employee_id uuid, day date, state text, shift_id uuid,
          zone text, window_from timestamptz, window_to timestamptz, shift_from timestamptz, shift_to timestamptz,
          first_in timestamptz, last_out timestamptz, open_since timestamptz, worked_minutes int, break_minutes int,
          late_minutes int, early_minutes int, overtime_minutes int, is_final boolean, loss_of_pay_half_days int,
          loss_of_pay_reason text, loss_of_pay_reason_values jsonb, reasons jsonb, why text, why_values jsonb)
      )`
}

function written(organisation: string, p: Rows): RawBuilder<unknown> {
  return sql`
      insert into attendance_day (organisation_id, employee_id, day, state, shift_id, zone, window_from, window_to,
        shift_from, shift_to, first_in, last_out, open_since, worked_minutes, break_minutes, late_minutes, early_minutes,
        overtime_minutes, is_final, loss_of_pay_half_days, loss_of_pay_reason,
        loss_of_pay_reason_values, reasons, computed_at)
      select ${organisation}, r.employee_id, r.day, r.state, r.shift_id, r.zone, r.window_from, r.window_to,
        r.shift_from, r.shift_to, r.first_in, r.last_out, r.open_since, r.worked_minutes, r.break_minutes, r.late_minutes,
        r.early_minutes, r.overtime_minutes, r.is_final, r.loss_of_pay_half_days, r.loss_of_pay_reason,
        r.loss_of_pay_reason_values, r.reasons, ${p.now}
      from r
      where not exists (
        select from attendance_day known
        join attendance_lock l on l.organisation_id = ${organisation} and known.day between l.from_day and l.to_day
        where known.organisation_id = ${organisation} and known.employee_id = r.employee_id and known.day = r.day
          and known.is_final)
      on conflict (organisation_id, employee_id, day) do update set
        state = excluded.state, shift_id = excluded.shift_id, zone = excluded.zone, window_from = excluded.window_from,
        window_to = excluded.window_to, shift_from = excluded.shift_from, shift_to = excluded.shift_to,
        first_in = excluded.first_in, last_out = excluded.last_out, open_since = excluded.open_since,
        worked_minutes = excluded.worked_minutes, break_minutes = excluded.break_minutes,
        late_minutes = excluded.late_minutes, early_minutes = excluded.early_minutes,
        overtime_minutes = excluded.overtime_minutes, is_final = excluded.is_final,
        loss_of_pay_half_days = excluded.loss_of_pay_half_days, loss_of_pay_reason = excluded.loss_of_pay_reason,
        loss_of_pay_reason_values = excluded.loss_of_pay_reason_values,
        reasons = excluded.reasons, computed_at = excluded.computed_at
      returning 1`
}
