import { sql } from 'kysely'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import { one, rows } from '../../../../platform/database/statement.ts'

export interface SettingRow {
  section: StatutorySection
  state: string | null
  locationId: Id | null
  from: Month
  value: Record<string, unknown>
}

/** The settings in force in a month: for each section and place, of the rows with the latest start, the last written. */
export const settingsIn = rows(({ db, organisation }, p: { month: Month }) => ({
  compile: () =>
    sql<SettingRow>`
      select distinct on (section, state, location_id) section, state, location_id as "locationId", from_month as "from", value
      from statutory_setting where organisation_id = ${organisation} and from_month <= ${p.month}
      order by section, state, location_id, from_month desc, n desc`.compile(db),
}))

/** The first month after this one with different settings, by section and place. */
export const nextChanges = rows(({ db, organisation }, p: { month: Month }) => ({
  compile: () =>
    sql<Omit<SettingRow, 'value'>>`
      select section, state, location_id as "locationId", min(from_month) as "from"
      from statutory_setting where organisation_id = ${organisation} and from_month > ${p.month}
      group by section, state, location_id`.compile(db),
}))

/** Later months with settings for a section as a whole or for a state. */
export const settingMonths = rows(
  ({ db, organisation }, p: { section: StatutorySection; state: string | null; after: Month }) => ({
    compile: () =>
      sql<{ from: Month }>`
      select distinct from_month as "from" from statutory_setting
      where organisation_id = ${organisation} and section = ${p.section} and location_id is null
        and state is not distinct from ${p.state}::text and from_month > ${p.after}`.compile(db),
  }),
)

export interface WorkLocation {
  id: Id
  name: string
  city: string
  state: string
}

export const workLocations = rows(({ db, organisation }, _: object) =>
  db
    .selectFrom('location')
    .select(['id', 'name', 'city', 'state'])
    .where('organisation_id', '=', organisation)
    .orderBy('name'),
)

export const ownTan = one(({ db, organisation }, _: object) =>
  db.selectFrom('organisation').select('tan').where('id', '=', organisation),
)

export interface WrittenRow extends SettingRow {
  n: number
  location: string | null
  note: string
  who: string
  at: Instant
}

/** All rows of a section in the order they were written. */
export const settingsWritten = rows(({ db, organisation }, p: { section: StatutorySection }) => ({
  compile: () =>
    sql<WrittenRow>`
      select setting.n, setting.section, setting.state, setting.location_id as "locationId", location.name as location,
        setting.from_month as "from", setting.value, setting.note, coalesce(account.name, 'Muster') as who,
        setting.created_at as at
      from statutory_setting setting
      left join account on account.organisation_id = ${organisation} and account.id = setting.created_by
      left join location on location.organisation_id = ${organisation} and location.id = setting.location_id
      where setting.organisation_id = ${organisation} and setting.section = ${p.section} order by setting.n`.compile(
      db,
    ),
}))

interface NewSetting {
  section: StatutorySection
  state: string | null
  locationId: Id | null
  from: Month
  /** JSON of the section's value. */
  value: string
  note: string
  account: Id
  now: Instant
}

export const insertSetting = one(({ db, organisation }, p: NewSetting) => ({
  compile: () =>
    sql<{ n: number }>`
      insert into statutory_setting
        (organisation_id, section, state, location_id, from_month, value, note, created_by, created_at)
      values (${organisation}, ${p.section}, ${p.state}, ${p.locationId}, ${p.from}, ${p.value}::jsonb, ${p.note},
        ${p.account}, ${p.now})
      returning n`.compile(db),
}))
