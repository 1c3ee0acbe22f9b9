import { sql } from 'kysely'
import type { ReportName } from '@muster/contract/reports/report-kinds.ts'
import type { SavedPeriod } from '@muster/contract/reports/saved-report.ts'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

interface Named {
  _id: Id
  name: string
}

interface Saved {
  _id: Id
  name: string
  report: ReportName
  measure: string
  period: SavedPeriod
  months: number
  lastMonth: Month | null
  department: Named | null
  location: Named | null
  isShared: boolean
  mailDay: number | null
  readers: Named[]
  createdBy: string
  isOwn: boolean
  mayChange: boolean
}

/** An account's saved reports, of the types it may see. */
export const savedReportsFor = rows(
  ({ db, organisation }, p: { account: Id; isAdmin: boolean; reports: readonly ReportName[] }) => ({
    compile: () =>
      sql<Saved>`
      select saved.id as "_id", saved.name, saved.report, saved.measure, saved.period, saved.months,
        saved.last_month as "lastMonth", saved.is_shared as "isShared", saved.mail_day as "mailDay",
        case when department.id is not null
          then jsonb_build_object('_id', department.id, 'name', department.name) end as department,
        case when location.id is not null
          then jsonb_build_object('_id', location.id, 'name', location.name) end as location,
        coalesce((
          select jsonb_agg(jsonb_build_object('_id', account.id, 'name', account.name) order by lower(account.name))
          from saved_report_reader reader
          join account on account.organisation_id = ${organisation} and account.id = reader.account_id
          where reader.organisation_id = ${organisation} and reader.saved_report_id = saved.id), '[]') as readers,
        owner.name as "createdBy", coalesce(owner.id = ${p.account}, false) as "isOwn",
        coalesce(owner.id = ${p.account} or saved.is_shared and (${p.isAdmin}::boolean or not owner.is_active), false) as "mayChange"
      from saved_report saved
      join account owner on owner.organisation_id = ${organisation} and owner.id = saved.created_by
      left join department on department.organisation_id = ${organisation} and department.id = saved.department_id
      left join location on location.organisation_id = ${organisation} and location.id = saved.location_id
      where saved.organisation_id = ${organisation} and saved.report = any(${p.reports}::text[])
        and (saved.is_shared or saved.created_by = ${p.account} or exists (
          select from saved_report_reader reader where reader.organisation_id = ${organisation}
            and reader.saved_report_id = saved.id and reader.account_id = ${p.account}))
      order by lower(saved.name), saved.id`.compile(db),
  }),
)

export const ownSavedReports = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<{ count: number }>`
      select count(*)::int as count from saved_report
      where organisation_id = ${organisation} and created_by = ${p.account}`.compile(db),
}))

export const viewersByName = rows(({ db, organisation }, p: { accounts: readonly Id[] }) =>
  db
    .selectFrom('account')
    .select(['id as _id', 'name'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', sql<Id>`any(${p.accounts}::uuid[])`)
    .orderBy('name')
    .orderBy('id'),
)

/** `saved` is JSON of the columns to write; `mailed` is the month that needs no further email. */
export const putSavedReport = change(
  ({ db, organisation }, p: { id: Id; isNew: boolean; saved: string; mailed: Month; by: Id; now: Instant }) => ({
    compile: () =>
      sql`
        with sent as (
          select * from jsonb_to_record(${p.saved}::jsonb) as s(name text, report text, measure text, period text,
            months int, "lastMonth" text, "departmentId" uuid, "locationId" uuid, "isShared" boolean, "mailDay" int)
        ),
        added as (
          insert into saved_report (organisation_id, id, name, report, measure, period, months, last_month, department_id,
            location_id, is_shared, mail_day, mailed_month, created_by, created_at, updated_at)
          select ${organisation}, ${p.id}::uuid, name, report, measure, period, months, "lastMonth", "departmentId",
            "locationId", "isShared", "mailDay", case when "mailDay" is not null then ${p.mailed}::text end,
            ${p.by}::uuid, ${p.now}::timestamptz, ${p.now}::timestamptz
          from sent where ${p.isNew}::boolean
          returning id
        ),
        changed as (
          update saved_report saved set name = sent.name, report = sent.report, measure = sent.measure,
            period = sent.period, months = sent.months, last_month = sent."lastMonth",
            department_id = sent."departmentId", location_id = sent."locationId", is_shared = sent."isShared",
            mail_day = sent."mailDay",
            mailed_month = case when sent."mailDay" is not null then greatest(saved.mailed_month, ${p.mailed}::text) end,
            updated_at = ${p.now}::timestamptz
          from sent
          where not ${p.isNew}::boolean and saved.organisation_id = ${organisation} and saved.id = ${p.id}::uuid
          returning saved.id
        )
        select id from added union all select id from changed`.compile(db),
  }),
)

export const putReaders = change(({ db, organisation }, p: { id: Id; accounts: readonly Id[] }) => ({
  compile: () =>
    sql`
      with gone as (
        delete from saved_report_reader where organisation_id = ${organisation} and saved_report_id = ${p.id}
          and account_id <> all(${p.accounts}::uuid[])
      )
      insert into saved_report_reader (organisation_id, saved_report_id, account_id)
      select ${organisation}, ${p.id}, unnest(${p.accounts}::uuid[]) on conflict do nothing
      returning 1`.compile(db),
}))

export const deleteSavedReport = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('saved_report').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

interface Due {
  id: Id
  name: string
  report: ReportName
  account: Id
}

/** Records reports due in a month, each once, and returns their recipients. A private report ends with its owner. */
export const noteDueReports = rows(({ db, organisation }, p: { month: Month; dayOfMonth: number }) => ({
  compile: () =>
    sql<Due>`
      with due as (
        update saved_report saved set mailed_month = ${p.month}
        from account owner
        where saved.organisation_id = ${organisation} and owner.organisation_id = ${organisation}
          and owner.id = saved.created_by and (saved.is_shared or owner.is_active)
          and saved.mail_day <= ${p.dayOfMonth}::int and saved.mailed_month < ${p.month}
        returning saved.id, saved.name, saved.report
      )
      select due.id, due.name, due.report, reader.account_id as account
      from due
      join saved_report_reader reader on reader.organisation_id = ${organisation} and reader.saved_report_id = due.id
      order by due.id, reader.account_id`.compile(db),
}))
