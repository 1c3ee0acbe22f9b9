import { sql } from 'kysely'
import type { z } from 'zod'
import type { CompanyInfo } from '@muster/contract/organisation/company.routes.ts'
import type { Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

type CompanyRow = Omit<z.output<typeof CompanyInfo>, 'employeeLimit' | 'address'> & {
  address: Record<string, string>
  departments: number
}

export const companyRow = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<CompanyRow>`
      select name, legal_name as "legalName", sector, size, address, pan, gstin, tan, time_zone as "timeZone",
        week_starts_on as "weekStartsOn", logo_key as logo, plan, trial_ends_on as "trialEndsOn",
        (select coalesce(jsonb_agg(own.name order by own.name), '[]') from own_sector own
          where own.organisation_id = ${organisation}) as "ownSectors",
        (select count(*) from employee where organisation_id = ${organisation} and status <> 'inactive') as employees,
        (select count(*) from location where organisation_id = ${organisation}) as locations,
        (select count(*) from department where organisation_id = ${organisation}) as departments
      from organisation where id = ${organisation}`.compile(db),
}))

export const companyClock = one(({ db, organisation }, _: object) =>
  db
    .selectFrom('organisation')
    .select(['time_zone as zone', 'week_starts_on as weekStartsOn'])
    .where('id', '=', organisation),
)

/** `changes` is JSON of the columns to set; others stay. */
export const changeCompany = change(({ db, organisation }, p: { changes: string; now: Instant }) => ({
  compile: () =>
    sql`
      update organisation set
        name = coalesce(given.name, organisation.name),
        legal_name = coalesce(given.legal_name, organisation.legal_name),
        sector = case when jsonb_exists(${p.changes}::jsonb, 'sector') then given.sector else organisation.sector end,
        size = case when jsonb_exists(${p.changes}::jsonb, 'size') then given.size else organisation.size end,
        address = coalesce(given.address, organisation.address),
        pan = case when jsonb_exists(${p.changes}::jsonb, 'pan') then given.pan else organisation.pan end,
        gstin = case when jsonb_exists(${p.changes}::jsonb, 'gstin') then given.gstin else organisation.gstin end,
        tan = case when jsonb_exists(${p.changes}::jsonb, 'tan') then given.tan else organisation.tan end,
        time_zone = coalesce(given.time_zone, organisation.time_zone),
        week_starts_on = coalesce(given.week_starts_on, organisation.week_starts_on),
        updated_at = ${p.now}
      from jsonb_to_recordset(jsonb_build_array(${p.changes}::jsonb)) as given(name text, legal_name text, sector text, size text, address jsonb,
        pan text, gstin text, tan text, time_zone text, week_starts_on smallint)
      where organisation.id = ${organisation}`.compile(db),
}))

/** Waits until no one else is adding an employee. */
export const peopleForUpdate = change(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtextextended('people ' || ${organisation}::text, 0))::text as done`.compile(
      db,
    ),
}))

export const putPlan = change(({ db, organisation }, p: { plan: string; billing: string; now: Instant }) => ({
  compile: () =>
    sql`
      update organisation set plan = ${p.plan}, updated_at = ${p.now},
        details = details || jsonb_build_object('billing', ${p.billing}::text)
      where id = ${organisation}`.compile(db),
}))

/** Sets the logo and returns the previous one. */
export const setLogo = one(({ db, organisation }, p: { key: string | null; now: Instant }) => ({
  compile: () =>
    sql<{ before: string | null }>`
      update organisation set logo_key = ${p.key}, updated_at = ${p.now}
      from (select logo_key from organisation where id = ${organisation} for no key update) as old
      where organisation.id = ${organisation}
      returning old.logo_key as before`.compile(db),
}))

export const logosInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: string }>`
      select logo_key as key from organisation
      where id = ${organisation} and logo_key = any(${p.keys}::text[])`.compile(db),
}))
