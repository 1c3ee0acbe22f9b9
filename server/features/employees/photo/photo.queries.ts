import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'

/** Sets the photo and returns the previous one; undefined if there is no such employee. */
export const photoAfter = one(({ db, organisation }, p: { id: Id; photo: string | null; now: Instant }) => ({
  compile: () =>
    sql<{ before: string | null }>`
      update employee set photo_key = ${p.photo}, updated_at = ${p.now}
      from (select photo_key from employee where organisation_id = ${organisation} and id = ${p.id} for no key update) old
      where employee.organisation_id = ${organisation} and employee.id = ${p.id}
      returning old.photo_key as before`.compile(db),
}))

export const photosInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: string }>`
      select photo_key as key from employee
      where organisation_id = ${organisation} and photo_key = any(${p.keys}::text[])`.compile(db),
}))
