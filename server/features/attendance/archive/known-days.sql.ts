import { sql, type RawBuilder } from 'kysely'
import type { Day } from '@muster/contract/values.ts'

interface Span {
  from: Day | RawBuilder<unknown>
  to: Day | RawBuilder<unknown>
  /** Restricts people, as a condition on a column with an employee's id. */
  whose?: (column: RawBuilder<unknown>) => RawBuilder<unknown>
}

/** Whether half of a day of leave was absence, of a day in the database. */
export const isHalfAbsent = (day: string) =>
  sql`(${sql.ref(`${day}.state`)} = 'leave' and ${sql.ref(`${day}.reasons`)} @> '[{"code": "halfAbsent"}]')`

/**
 * Days between two days from both database and archive, with the columns that lists, registers, reports and pay read. The archive keeps
 * these for each person's month in a row; punch times, breaks and explanations are only in its files.
 */
export const knownDays = (
  organisation: string,
  { from, to, whose = () => sql`true` }: Span,
): RawBuilder<unknown> => sql`(
  select employee_id, day, state, shift_id, first_in, last_out, open_since, window_from, window_to, worked_minutes, late_minutes,
    overtime_minutes, is_final, loss_of_pay_half_days, loss_of_pay_reason, loss_of_pay_reason_values,
    ${isHalfAbsent('attendance_day')} as is_half_absent, computed_at
  from attendance_day
  where organisation_id = ${organisation} and day between ${from}::date and ${to}::date and ${whose(sql`employee_id`)}
  union all
  select m.employee_id, a.day, a.state, a.shift, a."in", a."out", a.open, null, null, coalesce(a.worked, 0), coalesce(a.late, 0),
    coalesce(a.overtime, 0), true, coalesce(a.lost, 0)::smallint, coalesce(a.why, ''), coalesce(a."values", '[]'),
    coalesce(a."halfAbsent", false), null
  from attendance_archive_month m
  cross join lateral jsonb_to_recordset(m.days) as a(day date, state text, shift uuid, "in" timestamptz, "out" timestamptz,
    open timestamptz, worked int, late int, overtime int, lost int, why text, "values" jsonb, "halfAbsent" boolean)
  where m.organisation_id = ${organisation} and m.month between to_char(${from}::date, 'YYYY-MM') and to_char(${to}::date, 'YYYY-MM')
    and a.day between ${from}::date and ${to}::date and ${whose(sql`m.employee_id`)}
)`

/** The days of a person's month from a file, in the form of their table. */
export const daysOfFile = (json: string): RawBuilder<unknown> => sql`(
  select day, coalesce(state, 'notYet') as state, shift_id, coalesce(zone, 'UTC') as zone, window_from, window_to, shift_from, shift_to,
    first_in, last_out, open_since, coalesce(worked_minutes, 0) as worked_minutes, coalesce(break_minutes, 0) as break_minutes,
    coalesce(late_minutes, 0) as late_minutes, coalesce(early_minutes, 0) as early_minutes,
    coalesce(overtime_minutes, 0) as overtime_minutes, true as is_final, coalesce(loss_of_pay_half_days, 0) as loss_of_pay_half_days,
    coalesce(reasons, '[]') as reasons, computed_at
  from jsonb_to_recordset(${json}::jsonb) as file(day date, state text, shift_id uuid, zone text, window_from timestamptz,
    window_to timestamptz, shift_from timestamptz, shift_to timestamptz, first_in timestamptz, last_out timestamptz,
    open_since timestamptz, worked_minutes int, break_minutes int, late_minutes int, early_minutes int, overtime_minutes int,
    loss_of_pay_half_days int, reasons jsonb, computed_at timestamptz)
) d`

/** The punches from a file. */
export const punchesOfFile = (
  json: string,
): RawBuilder<unknown> => sql`jsonb_to_recordset(${json}::jsonb) as p(id uuid, kind text,
  at timestamptz, place text, distance_metres int, note text, source text, added_by uuid, superseded_by uuid)`
