import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { canSignIn } from '../../../platform/access/standing.sql.ts'
import { change, rows } from '../../../platform/database/statement.ts'

export interface Candidate {
  account: Id
  name: string
  email: string
  isAdmin: boolean
  isChosen: boolean
}

/** Possible recipients: the admins, and those who may change access and have signed in once. */
export const candidates = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Candidate>`
      select account.id as account, account.name, account.email, role.is_admin as "isAdmin",
        chosen.account_id is not null as "isChosen"
      from account
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      left join account_permission own on own.organisation_id = ${organisation}
        and own.account_id = account.id and own.permission = 'permissionWrite'
      left join alert_recipient chosen on chosen.organisation_id = ${organisation} and chosen.account_id = account.id
      where account.organisation_id = ${organisation} and account.is_active
        and (role.is_admin or (${canSignIn(organisation)}
          and coalesce(own.is_granted, 'permissionWrite' = any(role.permissions))))
      order by role.is_admin desc, account.name, account.id`.compile(db),
}))

export const forgetRecipients = change(({ db, organisation }, p: { but: readonly Id[] }) => ({
  compile: () =>
    sql`
      delete from alert_recipient
      where organisation_id = ${organisation} and account_id <> all(${p.but}::uuid[])`.compile(db),
}))

export const addRecipients = change(({ db, organisation }, p: { accounts: readonly Id[] }) => ({
  compile: () =>
    sql`
      insert into alert_recipient (organisation_id, account_id)
      select ${organisation}::uuid, unnest(${p.accounts}::uuid[])
      on conflict do nothing
      returning 1`.compile(db),
}))
