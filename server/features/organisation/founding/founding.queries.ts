import { sql } from 'kysely'
import type { Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

export const insertOrganisation = change(({ db, organisation }, p: { name: string; now: Instant }) =>
  db
    .insertInto('organisation')
    .values({ id: organisation, name: p.name, legal_name: p.name, created_at: p.now, updated_at: p.now }),
)

/** `roles` is JSON: `[{ id, name, isAdmin, permissions, canApprove, isFallbackApprover }]`. */
export const insertRoles = change((scope, p: { roles: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into role (organisation_id, id, name, is_admin, permissions, can_approve, is_fallback_approver, created_at)
      select ${scope.organisation}, id, name, "isAdmin", permissions, "canApprove", "isFallbackApprover", ${p.now}
      from jsonb_to_recordset(${p.roles}::jsonb) as given(
        id uuid, name text, "isAdmin" boolean, permissions text[], "canApprove" boolean, "isFallbackApprover" boolean)
      returning 1`.compile(scope.db),
}))

export const setPlan = change((scope, p: { plan: string; billing: string; trialEndsOn: string; now: Instant }) => ({
  compile: () =>
    sql`
      update organisation
      set plan = ${p.plan}, trial_ends_on = ${p.trialEndsOn}, updated_at = ${p.now},
        details = details || jsonb_build_object('billing', ${p.billing}::text)
      where id = ${scope.organisation}`.compile(scope.db),
}))

interface CompanyValues {
  name: string
  legalName: string
  sector: string
  size: string | null
  /** JSON: `{ line1, line2, city, state, pinCode }`. */
  address: string
  pan: string | null
  gstin: string | null
  timeZone: string
  weekStartsOn: number
  now: Instant
}

export const describeOrganisation = change(({ db, organisation }, p: CompanyValues) =>
  db
    .updateTable('organisation')
    .set({
      name: p.name,
      legal_name: p.legalName,
      sector: p.sector,
      size: p.size,
      address: p.address,
      pan: p.pan,
      gstin: p.gstin,
      time_zone: p.timeZone,
      week_starts_on: p.weekStartsOn,
      updated_at: p.now,
    })
    .where('id', '=', organisation),
)

interface PlaceValues {
  name: string
  line1: string
  line2: string
  city: string
  state: string
  pinCode: string
  timeZone: string
  now: Instant
}

/** The first location, unless one exists: a repeated step makes only one. */
export const insertFirstLocation = change((scope, p: PlaceValues) => ({
  compile: () =>
    sql`
      insert into location (organisation_id, name, address_line1, address_line2, city, state, postal_code, time_zone, created_at, updated_at)
      select ${scope.organisation}, ${p.name}, ${p.line1}, ${p.line2}, ${p.city}, ${p.state}, ${p.pinCode}, ${p.timeZone}, ${p.now}, ${p.now}
      where not exists (select 1 from location where organisation_id = ${scope.organisation})
      returning 1`.compile(scope.db),
}))

/** The General shift, unless one exists: Sundays off, a full day is seven of its eight hours. */
export const insertFirstShift = change((scope, p: { now: Instant }) => ({
  compile: () =>
    sql`
      insert into shift (organisation_id, name, starts_at, ends_at, break_minutes, grace_minutes, half_day_minutes, full_day_minutes,
        weekly_offs, created_at, updated_at)
      select ${scope.organisation}, 'General', '09:30', '18:30', 60, 10, 240, 420, '[{"weekday": 0}, {"weekday": 6, "weeks": [2, 4]}]', ${p.now}, ${p.now}
      where not exists (select 1 from shift where organisation_id = ${scope.organisation})
      returning 1`.compile(scope.db),
}))

export const organisationPlan = one(({ db, organisation }, _: object) =>
  db.selectFrom('organisation').select(['plan']).where('id', '=', organisation),
)
