import { sql } from 'kysely'
import type { Id, Paise } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

export const subjectOf = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ name: string; account: Id }>`
      select name, account_id as account from employee
      where organisation_id = ${organisation} and id = ${p.employee}`.compile(db),
}))

export const payInputToRemove = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ employee: Id; name: string; amountPaise: Paise; type: string }>`
      select employee_id as employee, name, amount_paise as "amountPaise", type from pay_input
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))
