import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

/** Values that change from a day on. */
export interface ShiftHours {
  startsAt: string
  endsAt: string
  breakMinutes: number
  graceMinutes: number
  halfDayMinutes: number
  fullDayMinutes: number
  /** JSON of the contract's `WeeklyOff[]`. */
  weeklyOffs: string
  absenceSandwich: boolean
}

/** Whether the shift already has these hours on a day. One change of a shift at a time. */
export const hoursStay = one(({ db, organisation }, p: ShiftHours & { id: Id; from: Day }) => ({
  compile: () =>
    sql<{ stays: boolean }>`
      select (h.starts_at, h.ends_at, h.break_minutes, h.grace_minutes, h.half_day_minutes, h.full_day_minutes, h.weekly_offs,
            h.absence_sandwich)
          is not distinct from (${p.startsAt}::time, ${p.endsAt}::time, ${p.breakMinutes}::int, ${p.graceMinutes}::int,
            ${p.halfDayMinutes}::int, ${p.fullDayMinutes}::int, ${p.weeklyOffs}::jsonb,
            ${p.absenceSandwich}::boolean) as stays
      from shift
      cross join lateral (
        select starts_at, ends_at, break_minutes, grace_minutes, half_day_minutes, full_day_minutes, weekly_offs, absence_sandwich
        from (
          select starts_on, starts_at, ends_at, break_minutes, grace_minutes, half_day_minutes, full_day_minutes, weekly_offs,
            absence_sandwich
          from shift_version
          where organisation_id = ${organisation} and shift_id = ${p.id} and starts_on <= ${p.from}::date
          union all
          select null, shift.starts_at, shift.ends_at, shift.break_minutes, shift.grace_minutes, shift.half_day_minutes,
            shift.full_day_minutes, shift.weekly_offs, shift.absence_sandwich
        ) known
        order by starts_on desc nulls last limit 1
      ) h
      where shift.organisation_id = ${organisation} and shift.id = ${p.id}
      for no key update of shift`.compile(db),
}))

/** The hours from a day on; replaces those starting on the same day or later. */
export const putVersion = change(({ db, organisation }, p: ShiftHours & { id: Id; from: Day; now: Instant }) => ({
  compile: () =>
    sql`
      with replaced as (
        delete from shift_version
        where organisation_id = ${organisation} and shift_id = ${p.id} and starts_on > ${p.from}::date
      )
      insert into shift_version (organisation_id, shift_id, starts_on, starts_at, ends_at, break_minutes, grace_minutes,
        half_day_minutes, full_day_minutes, weekly_offs, absence_sandwich, created_at)
      values (${organisation}, ${p.id}, ${p.from}, ${p.startsAt}, ${p.endsAt}, ${p.breakMinutes}, ${p.graceMinutes},
        ${p.halfDayMinutes}, ${p.fullDayMinutes}, ${p.weeklyOffs}::jsonb, ${p.absenceSandwich}, ${p.now})
      on conflict (organisation_id, shift_id, starts_on) do update set starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, break_minutes = excluded.break_minutes, grace_minutes = excluded.grace_minutes,
        half_day_minutes = excluded.half_day_minutes, full_day_minutes = excluded.full_day_minutes,
        weekly_offs = excluded.weekly_offs, absence_sandwich = excluded.absence_sandwich, created_at = excluded.created_at`.compile(
      db,
    ),
}))

/** The last day locked by payroll, if it is not before a day. */
export const lockedFrom = one(({ db, organisation }, p: { day: Day }) => ({
  compile: () =>
    sql<{ to: Day | null }>`
      select max(to_day) as "to" from attendance_lock where organisation_id = ${organisation} and to_day >= ${p.day}`.compile(
      db,
    ),
}))

export function hourColumns(p: ShiftHours) {
  return {
    starts_at: p.startsAt,
    ends_at: p.endsAt,
    break_minutes: p.breakMinutes,
    grace_minutes: p.graceMinutes,
    half_day_minutes: p.halfDayMinutes,
    full_day_minutes: p.fullDayMinutes,
    weekly_offs: p.weeklyOffs,
    absence_sandwich: p.absenceSandwich,
  }
}
