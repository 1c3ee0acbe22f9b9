import { sql } from 'kysely'
import type { z } from 'zod'
import type { BankLayout } from '@muster/contract/payroll/pay-run/bank-layout.ts'
import type { Id } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export type Layout = z.output<typeof BankLayout>

export interface Template {
  _id: Id
  name: string
  isDefault: boolean
  layout: Layout
}

export const allBankTemplates = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Template>`
      select id as _id, name, is_default as "isDefault", layout from bank_template
      where organisation_id = ${organisation} order by lower(name)`.compile(db),
}))

export const bankTemplateOf = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<Template>`
      select id as _id, name, is_default as "isDefault", layout from bank_template
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

interface Values {
  name: string
  isDefault: boolean
  layout: string
  now: string
}

export const insertBankTemplate = one(({ db, organisation }, p: Values) => ({
  compile: () =>
    sql<{ id: Id }>`
      insert into bank_template (organisation_id, name, is_default, layout, updated_at)
      values (${organisation}, ${p.name}, ${p.isDefault}, ${p.layout}::jsonb, ${p.now})
      returning id`.compile(db),
}))

export const updateBankTemplate = change(({ db, organisation }, p: Values & { id: Id }) => ({
  compile: () =>
    sql`
      update bank_template set name = ${p.name}, is_default = ${p.isDefault}, layout = ${p.layout}::jsonb,
        updated_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** Clears the previous default. */
export const clearDefault = change(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`
      update bank_template set is_default = false
      where organisation_id = ${organisation} and is_default`.compile(db),
}))

export const deleteBankTemplate = change(({ db, organisation }, p: { id: Id }) => ({
  compile: () => sql`delete from bank_template where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))
