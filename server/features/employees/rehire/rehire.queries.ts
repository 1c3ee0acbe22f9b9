import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

export const personOf = one(({ db, organisation }, p: { employee: Id }) =>
  db
    .selectFrom('employee')
    .select(['person_id as person', 'photo_key as photo'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.employee),
)

export const setAccount = change(({ db, organisation }, p: { employee: Id; account: Id; now: Instant }) =>
  db
    .updateTable('employee')
    .set({ account_id: p.account, updated_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.employee),
)

interface Again {
  former: Id
  employee: Id
  now: Instant
}

/** Moves the numbers of a person to the record of a further employment; the former record still shows them. */
export const copyPersonal = change(({ db, organisation }, p: Again) => ({
  compile: () =>
    sql`
      with former as (
        update employee_personal set is_former = true
        where organisation_id = ${organisation} and employee_id = ${p.former} returning *
      )
      insert into employee_personal
      select (jsonb_populate_record(null::employee_personal, to_jsonb(former) || jsonb_build_object('employee_id', ${p.employee}::uuid,
        'is_former', null, 'updated_at', ${p.now}::timestamptz))).*
      from former
      returning 1`.compile(db),
}))

/** Rows of an employee's table as those of a further employment. */
const copied = (
  organisation: Id,
  { former, employee, now }: Again,
  table: 'employee_bank' | 'emergency_contact' | 'family_member',
) => sql`
  insert into ${sql.table(table)}
  select (jsonb_populate_record(own, jsonb_build_object('employee_id', ${employee}::uuid, 'updated_at', ${now}::timestamptz))).*
  from ${sql.table(table)} own where own.organisation_id = ${organisation} and own.employee_id = ${former}
  returning 1`

/** Copies bank account, emergency contacts and family. */
export const copyDetails = change(({ db, organisation }, p: Again) => ({
  compile: () =>
    sql`
      with bank as (${copied(organisation, p, 'employee_bank')}), contacts as (${copied(organisation, p, 'emergency_contact')})
      ${copied(organisation, p, 'family_member')}`.compile(db),
}))
