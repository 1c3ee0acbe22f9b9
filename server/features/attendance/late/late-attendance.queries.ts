import { sql } from 'kysely'
import type { z } from 'zod'
import type { LateAttendance } from '@muster/contract/attendance/late-attendance.routes.ts'
import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import type { Said } from '@muster/engine/sentence.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface LateDay {
  id: Id
  day: Day
  /** Half-days of pay: positive ones are deducted, negative ones repaid. */
  halfDays: number
  /** Overtime: positive minutes are paid, negative ones recovered. */
  overtimeMinutes: number
  /** Plain text was written by HR. */
  reason: Said
  source: 'hand' | 'ended' | 'changed'
  /** The number of the request that changed it. */
  requestNumber: string | null
  /** The run that settled it; null while open. */
  settledRun: Id | null
}

/** The difference between a person's locked month and what was paid for it. */
export interface LateMonth {
  employee: Id
  month: Month
  /** The sum of the days; 0 if they cancel out. */
  halfDays: number
  /** In day order; a day can have several rows. */
  days: LateDay[]
}

/** A sentence from the system, or a person's text, which has no values. */
const reasonSaid = sql<Said>`case when a.reason_values is null then to_jsonb(a.reason)
  else jsonb_build_object('text', a.reason, 'values', a.reason_values) end`

/** Rows for days up to one, by person and month; with `settled`, including those a run has settled. */
export const lateMonths = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { employees: readonly Id[] | null; upTo: Day; settled: boolean; except: Id | null }) => ({
      compile: () =>
        sql<LateMonth>`
        select employee_id as employee, to_char(day, 'YYYY-MM') as month, sum(half_days)::int as "halfDays",
          jsonb_agg(jsonb_build_object('id', id, 'day', day, 'halfDays', half_days, 'overtimeMinutes', overtime_minutes,
            'reason', ${reasonSaid}, 'source', source,
            'requestNumber', request_number, 'settledRun', settled_run) order by day, recorded_at, id) as days
        from late_attendance a
        where organisation_id = ${organisation} and day <= ${p.upTo}::date
          and (settled_run is null or ${p.settled}::boolean or settled_run = ${p.except}::uuid)
          and ${whose(sql`employee_id`, p)}
        group by employee_id, to_char(day, 'YYYY-MM')
        order by employee_id, month`.compile(db),
    }),
)

export const markRowsPaid = change(({ db, organisation }, p: { ids: readonly Id[]; run: Id; now: Instant }) => ({
  compile: () =>
    sql`
      update late_attendance set settled_run = ${p.run}, settled_at = ${p.now}
      where organisation_id = ${organisation} and id = any(${p.ids}::uuid[]) and settled_run is null`.compile(db),
}))

/** For one person, or (null) everyone. */
export const reopenRows = change(({ db, organisation }, p: { run: Id; employee: Id | null }) => ({
  compile: () =>
    sql`
      update late_attendance set settled_run = null, settled_at = null
      where organisation_id = ${organisation} and settled_run = ${p.run}
        and (${p.employee}::uuid is null or employee_id = ${p.employee})`.compile(db),
}))

/** Automatic, unsettled rows belong to the lock, and are deleted with it: their days, a row each. */
export const automaticDays = rows(({ db, organisation }, p: { from: Day }) => ({
  compile: () =>
    sql<{ employee: Id; day: Day }>`
      select distinct a.employee_id as employee, a.day from late_attendance a
      join attendance_lock l on l.organisation_id = ${organisation} and l.from_day = ${p.from}
      where a.organisation_id = ${organisation} and a.day between l.from_day and l.to_day and a.source <> 'hand'
        and a.settled_run is null
      order by a.employee_id, a.day`.compile(db),
}))

export const deleteAutomatic = change(({ db, organisation }, p: { from: Day }) => ({
  compile: () =>
    sql`
      delete from late_attendance a
      using attendance_lock l
      where a.organisation_id = ${organisation} and l.organisation_id = ${organisation} and l.from_day = ${p.from}
        and a.day between l.from_day and l.to_day and a.source <> 'hand' and a.settled_run is null`.compile(db),
}))

/**
 * The deduction for a day, with late attendance recorded since; absent for a day that is not over or outside employment. Without
 * attendance, or before it was kept, nothing was deducted.
 */
export const paidDay = one(({ db, organisation }, p: { employee: Id; day: Day; today: Day }) => ({
  compile: () =>
    sql<{ halfDays: number }>`
      select greatest(0, least(2, coalesce(d.loss_of_pay_half_days, 0) + coalesce((
        select sum(a.half_days) from late_attendance a
        where a.organisation_id = ${organisation} and a.employee_id = employee.id and a.day = ${p.day}::date
          and a.source <> 'ended'
      ), 0)))::int as "halfDays"
      from employee
      left join attendance_day d
        on d.organisation_id = ${organisation} and d.employee_id = employee.id and d.day = ${p.day}::date
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}
        and employee.joined_on <= ${p.day}::date and (employee.left_on is null or employee.left_on >= ${p.day}::date)
        and coalesce(d.is_final, ${p.day}::date < ${p.today}::date)`.compile(db),
}))

export const insertLate = change(
  (
    { db, organisation },
    p: { id: Id; employee: Id; day: Day; halfDays: number; reason: string; account: Id; now: Instant },
  ) =>
    db.insertInto('late_attendance').values({
      organisation_id: organisation,
      id: p.id,
      employee_id: p.employee,
      day: p.day,
      half_days: p.halfDays,
      reason: p.reason,
      source: 'hand',
      account_id: p.account,
      recorded_at: p.now,
    }),
)

export const lateOf = rows(({ db, organisation }, p: { employee: Id; from: Day; to: Day }) => ({
  compile: () =>
    sql<Omit<z.output<typeof LateAttendance>, 'reason'> & { reason: Said }>`
      select a.id as "_id", a.day, a.half_days as "halfDays", a.overtime_minutes as "overtimeMinutes", ${reasonSaid} as reason, a.source,
        a.request_number as "requestNumber", account.name as "by", a.recorded_at as "recordedAt",
        a.settled_at as "settledAt"
      from late_attendance a
      left join account on account.organisation_id = ${organisation} and account.id = a.account_id
      where a.organisation_id = ${organisation} and a.employee_id = ${p.employee}
        and a.day between ${p.from}::date and ${p.to}::date
      order by a.day desc, a.recorded_at desc, a.id`.compile(db),
}))
