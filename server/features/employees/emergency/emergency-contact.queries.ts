import { sql } from 'kysely'
import type { z } from 'zod'
import type { EmergencyContact } from '@muster/contract/employees/emergency-contact.routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

type Contact = z.output<typeof EmergencyContact>

/** In the order in which to call them. */
export const emergencyContacts = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<Contact>`
      select name, relation, phone, address from emergency_contact
      where organisation_id = ${organisation} and employee_id = ${p.employee} order by position`.compile(db),
}))

/** Locks the person, so that concurrent changes of the list run one after the other. */
export const personForContacts = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ phone: string | null }>`
      select phone from employee where organisation_id = ${organisation} and id = ${p.employee} for no key update`.compile(
      db,
    ),
}))

/** `contacts` is JSON of the whole list in order. */
export const putContacts = change(({ db, organisation }, p: { employee: Id; contacts: string; now: Instant }) => ({
  compile: () =>
    sql`
      with sent as (
        select * from jsonb_to_recordset(${p.contacts}::jsonb)
          as c(position smallint, name text, relation text, phone text, address text)
      ),
      gone as (
        delete from emergency_contact
        where organisation_id = ${organisation} and employee_id = ${p.employee}
          and position > (select count(*) from sent)
      )
      insert into emergency_contact (organisation_id, employee_id, position, name, relation, phone, address, updated_at)
      select ${organisation}, ${p.employee}, position, name, relation, phone, address, ${p.now}::timestamptz from sent
      on conflict (organisation_id, employee_id, position) do update set name = excluded.name,
        relation = excluded.relation, phone = excluded.phone, address = excluded.address, updated_at = excluded.updated_at
      returning 1`.compile(db),
}))
