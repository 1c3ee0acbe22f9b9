import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** Makes everyone inactive whose last working day is over at their location; returns them. */
export const endOverdue = rows(({ db, organisation }, p: { now: Instant }) => ({
  compile: () =>
    sql<{ id: Id; account: Id }>`
      update employee set status = 'inactive', updated_at = ${p.now}
      from location
      where employee.organisation_id = ${organisation} and employee.status <> 'inactive'
        and location.organisation_id = ${organisation} and location.id = employee.location_id
        and employee.left_on < (${p.now}::timestamptz at time zone location.time_zone)::date
      returning employee.id, employee.account_id as account`.compile(db),
}))

/** Locks them; those who have left, or have a password, cannot be invited. */
export const invitable = rows(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql<{ id: Id; account: Id; isWaiting: boolean }>`
      select employee.id, account.id as account, employee.status <> 'inactive' and account.password_hash is null as "isWaiting"
      from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      where employee.organisation_id = ${organisation} and employee.id = any(${p.ids}::uuid[])
      order by employee.id
      for no key update of employee`.compile(db),
}))
