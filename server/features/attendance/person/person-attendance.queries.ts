import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { AttendanceDay, MonthSummary } from '@muster/contract/attendance/attendance-day.ts'
import type { PersonAttendance } from '@muster/contract/attendance/attendance.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import type { Said, SentenceValue } from '@muster/engine/sentence.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import type { ArchivedMonth } from '../archive/archived-person.ts'
import { daysOfFile, punchesOfFile } from '../archive/known-days.sql.ts'
import { workedUpTo } from '../day/worked-up-to.sql.ts'

interface Span {
  employee: Id
  from: Day
  to: Day
}

/** Reasons older than sentences have no values. */
export type StoredDay = Omit<z.output<typeof AttendanceDay>, 'reasons' | 'punches'> & {
  reasons: { code: string; text: string; values?: SentenceValue[] }[]
  punches: (Omit<z.output<typeof AttendanceDay>['punches'][number], 'reason'> & { reason: Said | null })[]
}

/** Why punches were corrected: a person's text, or a sentence from the system. Null without a correction. */
export const saidBy = (correction: 'x' | 'c') =>
  sql<Said | null>`case when ${sql.ref(`${correction}.reason_values`)} is null then to_jsonb(${sql.ref(`${correction}.reason`)})
    else jsonb_build_object('text', ${sql.ref(`${correction}.reason`)}, 'values', ${sql.ref(`${correction}.reason_values`)}) end`

/** The source of days `d` and their punches `p`, and its conditions. */
interface Source {
  days: RawBuilder<unknown>
  own: RawBuilder<unknown>
  punches: RawBuilder<unknown>
  punched: RawBuilder<unknown>
}

const fromTables = (organisation: string, { employee }: Span): Source => ({
  days: sql`attendance_day d`,
  own: sql`d.organisation_id = ${organisation} and d.employee_id = ${employee} and`,
  punches: sql`punch p`,
  punched: sql`p.organisation_id = ${organisation} and p.employee_id = d.employee_id and`,
})

/** A file's lines are already one person's. */
const fromFile = (_: string, { days, punches }: ArchivedMonth): Source => ({
  ...{ days: daysOfFile(days), own: sql``, punches: punchesOfFile(punches), punched: sql`` },
})

type Page = Span & { now: Instant; limit: number | null; offset: number }

/** Days with their punches, newest first, each with the total count. */
export const daysOf = daysFrom<Page>(fromTables)
export const archivedDaysOf = daysFrom<Page & ArchivedMonth>(fromFile)

function daysFrom<P extends Page>(from: (organisation: string, p: P) => Source) {
  return rows(({ db, organisation }, p: P) => {
    const { days, own, punches, punched } = from(organisation, p)
    return {
      compile: () =>
        sql<StoredDay & { total: number }>`
      select d.day, d.state, d.zone, s.name as "shiftName", d.shift_from as "shiftFrom", d.shift_to as "shiftTo",
        d.first_in as "firstIn", d.last_out as "lastOut", d.open_since as "openSince", ${workedUpTo(p.now)} as "workedMinutes",
        d.break_minutes as "breakMinutes", d.late_minutes as "lateMinutes", d.early_minutes as "earlyMinutes",
        d.overtime_minutes as "overtimeMinutes", d.is_final as "isFinal", d.loss_of_pay_half_days as "lossOfPayHalfDays",
        d.reasons,
        coalesce((
          select jsonb_agg(jsonb_build_object('_id', p.id, 'kind', p.kind,
            'at', to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'place', p.place,
            'distanceMetres', p.distance_metres, 'note', p.note, 'source', p.source,
            'isSuperseded', p.superseded_by is not null,
            'reason', coalesce(${saidBy('x')}, ${saidBy('c')}),
            'request', case when coalesce(x.request_number, c.request_number) is not null then jsonb_build_object(
              'number', coalesce(x.request_number, c.request_number),
              'isCancelled', coalesce(x.undoes_id, c.undoes_id) is not null) end) order by p.at, p.id)
          from ${punches}
          left join attendance_correction c on c.organisation_id = ${organisation} and c.id = p.added_by
          left join attendance_correction x on x.organisation_id = ${organisation} and x.id = p.superseded_by
          where ${punched} p.at >= d.window_from and p.at < d.window_to
        ), '[]') as punches,
        count(*) over () as total
      from ${days}
      left join shift s on s.organisation_id = ${organisation} and s.id = d.shift_id
      where ${own} d.day between ${p.from}::date and ${p.to}::date
      order by d.day desc
      limit ${p.limit}::bigint offset ${p.offset}::bigint`.compile(db),
    }
  })
}

type Summed = Span & { now: Instant }

export const monthSummary = summaryFrom<Summed>(fromTables)
export const archivedSummary = summaryFrom<Summed & ArchivedMonth>(fromFile)

function summaryFrom<P extends Summed>(from: (organisation: string, p: P) => Source) {
  return one(({ db, organisation }, p: P) => {
    const { days, own } = from(organisation, p)
    return {
      compile: () =>
        sql<z.output<typeof MonthSummary>>`
      select count(*) filter (where state = 'present') as present,
        count(*) filter (where state = 'halfDay') as "halfDay",
        count(*) filter (where state = 'absent') as absent,
        count(*) filter (where state = 'leave') as leave,
        count(*) filter (where state = 'workFromHome') as "workFromHome",
        count(*) filter (where state = 'holiday') as holiday,
        count(*) filter (where state = 'weeklyOff') as "weeklyOff",
        count(*) filter (where late_minutes > 0) as late,
        coalesce(sum(${workedUpTo(p.now)}), 0) as "workedMinutes",
        coalesce(floor(avg(worked_minutes) filter (where is_final and worked_minutes > 0)), 0)::int as "averageMinutes",
        coalesce(sum(overtime_minutes), 0) as "overtimeMinutes",
        coalesce(sum(loss_of_pay_half_days), 0) as "lossOfPayHalfDays"
      from ${days}
      where ${own} d.day between ${p.from}::date and ${p.to}::date`.compile(db),
    }
  })
}

export const attendedPerson = one(({ db, organisation }, p: { employee: Id; day: Day }) => ({
  compile: () =>
    sql<Omit<z.output<typeof PersonAttendance>['person'], 'canCorrect'>>`
      select e.id as "_id", e.name, e.code, e.photo_key as "photoKey", dep.name as department, l.name as location,
        l.time_zone as zone, m.name as manager, e.joined_on as "joinedOn",
        (select s.name from employee_shift h
          join shift s on s.organisation_id = ${organisation} and s.id = h.shift_id
          where h.organisation_id = ${organisation} and h.employee_id = e.id and h.starts_on <= ${p.day}::date
          order by h.starts_on desc limit 1) as "shiftName"
      from employee e
      join location l on l.organisation_id = ${organisation} and l.id = e.location_id
      left join department dep on dep.organisation_id = ${organisation} and dep.id = e.department_id
      left join employee m on m.organisation_id = ${organisation} and m.id = e.reports_to
      where e.organisation_id = ${organisation} and e.id = ${p.employee}`.compile(db),
}))
