import { sql, type RawBuilder } from 'kysely'
import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import { isHalfAbsent } from './known-days.sql.ts'

/** One at a time: moving a piece, or removing a person from a file. */
export const archiveForUpdate = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtext('attendance archive'), hashtext(${organisation}::text))`.compile(db),
}))

/** People by id, after a given one. */
export const peopleAfter = rows(({ db, organisation }, p: { after: Id | null; limit: number }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from employee where organisation_id = ${organisation} and (${p.after}::uuid is null or id > ${p.after}::uuid)
      order by id limit ${p.limit}`.compile(db),
}))

export interface Span {
  employees: readonly Id[]
  from: Day
  to: Day
}

export interface ArchivedLine {
  employee: Id
  /** JSON of a row by column names, with the name of its table. */
  line: string
}

const lineOf = (table: string, row: RawBuilder<unknown>) =>
  sql`(jsonb_build_object('table', ${table}::text) || (to_jsonb(${row}) - 'organisation_id'))::text`

export const daysToArchive = rows(({ db, organisation }, p: Span) => ({
  compile: () =>
    sql<ArchivedLine & { day: Day }>`
      select d.employee_id as employee, d.day, ${lineOf('attendance_day', sql`d`)} as line from attendance_day d
      where d.organisation_id = ${organisation} and d.employee_id = any(${p.employees}::uuid[])
        and d.day between ${p.from}::date and ${p.to}::date
      order by d.employee_id, d.day`.compile(db),
}))

/**
 * Each person's punches up to the end of the month: including the window of its last day, which a night shift extends into the next month;
 * without one, up to where the next day begins. Older punches without a day go along. Materialized: a join may otherwise work out the end
 * for each punch instead of each person.
 */
export const punchesToArchive = rows(({ db, organisation }, p: Span) => ({
  compile: () =>
    sql<ArchivedLine & { id: Id; hasNotes: boolean }>`
      with ended as materialized (
        select own.id, coalesce(
          (select max(d.window_to) from attendance_day d
            where d.organisation_id = ${organisation} and d.employee_id = own.id and d.day between ${p.from}::date and ${p.to}::date),
          least((select min(d.window_from) from attendance_day d
            where d.organisation_id = ${organisation} and d.employee_id = own.id and d.day > ${p.to}::date),
            ${p.to}::date + interval '1 day')) as at
        from unnest(${p.employees}::uuid[]) own(id)
      )
      select p.employee_id as employee, p.id, (p.latitude_e6 is not null or p.note <> '') as "hasNotes",
        ${lineOf('punch', sql`p`)} as line
      from ended
      join punch p on p.organisation_id = ${organisation} and p.employee_id = ended.id and p.at < ended.at
      order by p.employee_id, p.at, p.id`.compile(db),
}))

/** The people in the rows, for reading the file without the product. */
export const peopleToArchive = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<ArchivedLine>`
      select id as employee, jsonb_build_object('table', 'employee', 'id', id, 'code', code, 'name', name)::text as line
      from employee where organisation_id = ${organisation} and id = any(${p.employees}::uuid[])
      order by id`.compile(db),
}))

export interface ArchiveRow {
  id: Id
  month: Month
  key: string
  sha256: string
  bytes: number
  people: number
  withNotes: number
  days: number
  punches: number
  firstDay: Day | null
  lastDay: Day | null
}

export const insertArchive = change(({ db, organisation }, p: ArchiveRow & { now: Instant }) =>
  db.insertInto('attendance_archive').values({
    organisation_id: organisation,
    id: p.id,
    month: p.month,
    key: p.key,
    sha256: p.sha256,
    bytes: p.bytes,
    people: p.people,
    with_notes: p.withNotes,
    days: p.days,
    punches: p.punches,
    first_day: p.firstDay,
    last_day: p.lastDay,
    written_at: p.now,
  }),
)

/** Stores the parts of each person's month that lists, registers, reports and pay read. */
export const insertArchivedMonths = change(
  ({ db, organisation }, p: Span & { month: Month; archive: Id; noted: readonly Id[] }) => ({
    compile: () =>
      sql`
      insert into attendance_archive_month (organisation_id, month, employee_id, archive_id, has_notes, days)
      select ${organisation}, ${p.month}, own.id, ${p.archive}, own.id = any(${p.noted}::uuid[]), coalesce((
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('day', d.day, 'state', d.state, 'shift', d.shift_id,
          'in', d.first_in, 'out', d.last_out, 'open', d.open_since, 'worked', nullif(d.worked_minutes, 0),
          'late', nullif(d.late_minutes, 0), 'overtime', nullif(d.overtime_minutes, 0),
          'lost', nullif(d.loss_of_pay_half_days, 0), 'why', nullif(d.loss_of_pay_reason, ''),
          'values', nullif(d.loss_of_pay_reason_values, '[]'), 'halfAbsent', nullif(${isHalfAbsent('d')}, false)))
          order by d.day)
        from attendance_day d
        where d.organisation_id = ${organisation} and d.employee_id = own.id and d.day between ${p.from}::date and ${p.to}::date
      ), '[]')
      from unnest(${p.employees}::uuid[]) own(id)
      returning 1`.compile(db),
  }),
)

/** Deletes what the file holds; the database counts too, and refuses if the numbers differ. */
export const forgetArchived = one(({ db, organisation }, p: { archive: Id; punches: readonly Id[] }) => ({
  compile: () =>
    sql`select forget_archived(${p.archive}, ${p.punches}::uuid[]) from organisation where id = ${organisation}`.compile(
      db,
    ),
}))
