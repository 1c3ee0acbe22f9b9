import { sql } from 'kysely'
import type { z } from 'zod'
import type { PersonalInfo } from '@muster/contract/employees/personal-info.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import type { IdentityNumber } from './identity-numbers.ts'

type PersonalRow = Omit<z.output<typeof PersonalInfo>, 'canSeeIdentity'>

/** Empty details for an employee who has none yet; identity numbers by their last four characters. */
export const personalInfo = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<PersonalRow>`
      select employee.id as "_id", birth_date as "birthDate", gender, blood_group as "bloodGroup",
        marital_status as "maritalStatus", coalesce(nationality, 'IN') as nationality,
        coalesce(current_address, '{}') as "currentAddress", coalesce(permanent_address, '{}') as "permanentAddress",
        pan_last4 as pan, aadhaar_last4 as aadhaar, uan_last4 as uan, esi_last4 as esi
      from employee
      left join employee_personal personal on personal.organisation_id = ${organisation} and personal.employee_id = employee.id
      where employee.organisation_id = ${organisation} and employee.id = ${p.id}`.compile(db),
}))

/** `changes` is JSON with the columns to set; other columns stay. */
export const putPersonal = change(({ db, organisation }, p: { id: Id; changes: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into employee_personal
      select (jsonb_populate_record(null::employee_personal, coalesce(to_jsonb(kept), jsonb_build_object('nationality', 'IN',
        'current_address', '{}'::jsonb, 'permanent_address', '{}'::jsonb)) || ${p.changes}::jsonb || jsonb_build_object(
        'organisation_id', ${organisation}::uuid, 'employee_id', ${p.id}::uuid, 'updated_at', ${p.now}::timestamptz))).*
      from (select 1) nothing
      left join employee_personal kept on kept.organisation_id = ${organisation} and kept.employee_id = ${p.id}
      on conflict (organisation_id, employee_id) do update set
        birth_date = excluded.birth_date, gender = excluded.gender, blood_group = excluded.blood_group,
        marital_status = excluded.marital_status, nationality = excluded.nationality,
        current_address = excluded.current_address, permanent_address = excluded.permanent_address,
        pan_sealed = excluded.pan_sealed, pan_last4 = excluded.pan_last4, pan_digest = excluded.pan_digest,
        aadhaar_sealed = excluded.aadhaar_sealed, aadhaar_last4 = excluded.aadhaar_last4, aadhaar_digest = excluded.aadhaar_digest,
        uan_sealed = excluded.uan_sealed, uan_last4 = excluded.uan_last4, uan_digest = excluded.uan_digest,
        esi_sealed = excluded.esi_sealed, esi_last4 = excluded.esi_last4, esi_digest = excluded.esi_digest,
        updated_at = excluded.updated_at
      returning 1`.compile(db),
}))

/** Other people who already have one of these numbers, by their latest employment. */
export const numberHolders = rows(
  (
    { db, organisation },
    p: { id: Id; pan: string | null; aadhaar: string | null; uan: string | null; esi: string | null },
  ) => ({
    compile: () =>
      sql<{ field: IdentityNumber; code: string; name: string; leftOn: Day | null }>`
        select held.field, employee.code, employee.name, employee.left_on as "leftOn"
        from employee_personal personal
        join employee on employee.organisation_id = ${organisation} and employee.id = personal.employee_id
          and employee.person_id <> (select person_id from employee where organisation_id = ${organisation} and id = ${p.id})
        cross join lateral (values ('pan', pan_digest = ${p.pan}), ('aadhaar', aadhaar_digest = ${p.aadhaar}),
          ('uan', uan_digest = ${p.uan}), ('esi', esi_digest = ${p.esi})) held (field, is_same)
        where personal.organisation_id = ${organisation} and personal.is_former is not true and held.is_same
          and (pan_digest = ${p.pan} or aadhaar_digest = ${p.aadhaar} or uan_digest = ${p.uan} or esi_digest = ${p.esi})`.compile(
        db,
      ),
  }),
)

export const sealedNumbers = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('employee_personal')
    .select(['pan_sealed as pan', 'aadhaar_sealed as aadhaar', 'uan_sealed as uan', 'esi_sealed as esi'])
    .where('organisation_id', '=', organisation)
    .where('employee_id', '=', p.id),
)

export const setPhone = change(({ db, organisation }, p: { id: Id; phone: string | null; now: Instant }) =>
  db
    .updateTable('employee')
    .set({ phone: p.phone, updated_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)
