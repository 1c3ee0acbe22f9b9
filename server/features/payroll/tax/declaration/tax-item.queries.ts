import { sql } from 'kysely'
import type { z } from 'zod'
import type { TaxItem } from '@muster/contract/payroll/tax/tax-declaration.ts'
import type { Id, Instant, Paise } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../../platform/database/statement.ts'

export type Item = z.output<typeof TaxItem>
type State = Item['state'] | 'removed'

/** An employee's declared items of a year, without removed ones, in the order of first declaration, with their proofs. */
export const itemsOf = rows(({ db, organisation }, p: { employee: Id; year: string }) => ({
  compile: () =>
    sql<Item>`
      select item.item_id as "_id", section, details, declared_paise as "declaredPaise", state,
        accepted_paise as "acceptedPaise", reason, account.name as "changedBy", written_at as "changedAt",
        coalesce((
          select jsonb_agg(jsonb_build_object('_id', proof.id, 'name', proof.name, 'bytes', proof.bytes, 'uploadedAt',
            to_char(proof.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by proof.id)
          from tax_proof proof
          where proof.organisation_id = ${organisation} and proof.item_id = item.item_id and proof.removed_at is null
        ), '[]') as proofs
      from tax_item item
      join account on account.organisation_id = ${organisation} and account.id = item.written_by
      where item.organisation_id = ${organisation} and employee_id = ${p.employee} and financial_year = ${p.year}
        and replaced_at is null and state <> 'removed'
      order by item.item_id`.compile(db),
}))

/** Serialises changes to a declaration, so that checks against its other items stay true. */
export const lockDeclaration = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from employee where organisation_id = ${organisation} and id = ${p.employee} for no key update`.compile(
      db,
    ),
}))

export interface ItemForUpdate {
  item: Id
  employee: Id
  year: string
  details: Item['details']
  declaredPaise: Paise
  state: Item['state']
  proofs: number
}

/** Locks an item until the transaction ends. The locking read may see an older row, so the item is read separately. */
export const lockItem = change(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql`
      select from tax_item
      where organisation_id = ${organisation} and item_id = ${p.id} and replaced_at is null and state <> 'removed'
      for no key update`.compile(db),
}))

/** The present row of an item. */
export const itemById = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<ItemForUpdate>`
      select item_id as item, employee_id as employee, financial_year as year, details, declared_paise as "declaredPaise",
        state, (
          select count(*) from tax_proof proof
          where proof.organisation_id = ${organisation} and proof.item_id = item.item_id and proof.removed_at is null
        ) as proofs
      from tax_item item
      where organisation_id = ${organisation} and item_id = ${p.id} and replaced_at is null and state <> 'removed'`.compile(
      db,
    ),
}))

interface NewRow {
  id: Id
  item: Id
  employee: Id
  year: string
  section: string
  /** JSON. */
  details: string
  declaredPaise: Paise
  state: State
  acceptedPaise: Paise | null
  reason: string | null
  account: Id
  now: Instant
}

/** Adds the next row of an item. */
export const writeItem = change(({ db, organisation }, p: NewRow) => ({
  compile: () =>
    sql`
      insert into tax_item (organisation_id, id, item_id, employee_id, financial_year, section, details, declared_paise, state,
        accepted_paise, reason, written_by, written_at)
      values (${organisation}, ${p.id}, ${p.item}, ${p.employee}, ${p.year}, ${p.section}, ${p.details}::jsonb,
        ${p.declaredPaise}, ${p.state}, ${p.acceptedPaise}, ${p.reason}, ${p.account}, ${p.now})`.compile(db),
}))

export const endItem = change(({ db, organisation }, p: { item: Id; now: Instant }) => ({
  compile: () =>
    sql`
      update tax_item set replaced_at = ${p.now}
      where organisation_id = ${organisation} and item_id = ${p.item} and replaced_at is null`.compile(db),
}))

/** Submits all undecided items of a year that have a proof; returns how many. */
export const submitItems = change(
  ({ db, organisation }, p: { employee: Id; year: string; account: Id; now: Instant }) => ({
    compile: () =>
      sql`
        with sent as (
          update tax_item item set replaced_at = ${p.now}
          where organisation_id = ${organisation} and employee_id = ${p.employee} and financial_year = ${p.year}
            and replaced_at is null and state = 'declared' and exists (
              select 1 from tax_proof proof
              where proof.organisation_id = ${organisation} and proof.item_id = item.item_id and proof.removed_at is null
            )
          returning item_id, employee_id, financial_year, section, details, declared_paise
        )
        insert into tax_item (organisation_id, item_id, employee_id, financial_year, section, details, declared_paise, state,
          written_by, written_at)
        select ${organisation}, item_id, employee_id, financial_year, section, details, declared_paise, 'submitted',
          ${p.account}, ${p.now}
        from sent
        returning 1`.compile(db),
  }),
)
