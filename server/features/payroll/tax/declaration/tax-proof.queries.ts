import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../../platform/database/statement.ts'

interface NewProof {
  id: Id
  item: Id
  employee: Id
  key: string
  name: string
  bytes: number
  account: Id
  now: Instant
}

export const insertProof = change(({ db, organisation }, p: NewProof) => ({
  compile: () =>
    sql`
      insert into tax_proof (organisation_id, id, item_id, employee_id, file_key, name, bytes, uploaded_by, uploaded_at)
      values (${organisation}, ${p.id}, ${p.item}, ${p.employee}, ${p.key}, ${p.name}, ${p.bytes}, ${p.account}, ${p.now})`.compile(
      db,
    ),
}))

/** A proof; only of one employee if `employee` is given. */
export const proofById = one(({ db, organisation }, p: { id: Id; employee: Id | null }) => ({
  compile: () =>
    sql<{ item: Id; employee: Id; key: string; name: string }>`
      select item_id as item, employee_id as employee, file_key as key, name
      from tax_proof
      where organisation_id = ${organisation} and id = ${p.id} and removed_at is null
        and (${p.employee}::uuid is null or employee_id = ${p.employee})`.compile(db),
}))

/** The file itself stays: it is part of the record of what was decided. */
export const removeProof = change(({ db, organisation }, p: { id: Id; account: Id; now: Instant }) => ({
  compile: () =>
    sql`
      update tax_proof set removed_by = ${p.account}, removed_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id} and removed_at is null`.compile(db),
}))
