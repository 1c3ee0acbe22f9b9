import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { one, rows } from '../../platform/database/statement.ts'

/** Admins to notify, whether they have signed in or not. */
export const admins = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ account: Id; name: string; email: string }>`
      select account.id as account, account.name, account.email
      from account join role on role.organisation_id = ${organisation} and role.id = account.role_id
      where account.organisation_id = ${organisation} and account.is_active and role.is_admin
      order by account.id`.compile(db),
}))

export const zoneOf = one(({ db, organisation }, _: object) =>
  db.selectFrom('organisation').select('time_zone as zone').where('id', '=', organisation),
)

export const nameOf = one(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('account')
    .innerJoin('organisation', 'organisation.id', 'account.organisation_id')
    .select(['account.name', 'organisation.name as company'])
    .where('account.organisation_id', '=', organisation)
    .where('account.id', '=', p.account),
)

export const peopleNamed = rows(({ db, organisation }, p: { accounts: readonly Id[] }) => ({
  compile: () =>
    sql<{ account: Id; name: string; email: string }>`
      select account.id as account, account.name, account.email from account
      where account.organisation_id = ${organisation} and account.id = any(${p.accounts}::uuid[]) and not account.is_key
      order by account.name, account.id`.compile(db),
}))
