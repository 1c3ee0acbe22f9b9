import { sql } from 'kysely'
import type { SignInWay } from '@muster/contract/identity/sign-in-ways.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

interface New {
  account: Id
  way: SignInWay
  isSuccess: boolean
  isUnknown: boolean
  agent: string
  address: string
  now: Instant
}

/** A browser is new if the account was used elsewhere before; the session of this sign-in exists already. */
export const insertSignIn = one(({ db, organisation }, p: New) => ({
  compile: () =>
    sql<{ isNewDevice: boolean }>`
      insert into sign_in (organisation_id, account_id, at, way, is_success, is_new_device, agent, address)
      select ${organisation}, ${p.account}, ${p.now}, ${p.way}, ${p.isSuccess}, ${p.isSuccess}::boolean and ${p.isUnknown}::boolean
        and (exists (select 1 from session where organisation_id = ${organisation} and account_id = ${p.account} offset 1)
          or exists (select 1 from sign_in earlier
            where earlier.organisation_id = ${organisation} and earlier.account_id = ${p.account} and earlier.is_success)),
        ${p.agent}, ${p.address}
      returning is_new_device as "isNewDevice"`.compile(db),
}))

interface Row {
  _id: Id
  at: Instant
  way: SignInWay
  isSuccess: boolean
  isNewDevice: boolean
  agent: string
  address: string
}

/** Fetches one row more than `limit`, to tell whether there are more. */
export const signInRows = rows(
  ({ db, organisation }, p: { account: Id; since: Instant; before: Id | null; limit: number }) => ({
    compile: () =>
      sql<Row>`
        select id as _id, at, way, is_success as "isSuccess", is_new_device as "isNewDevice", agent, address
        from sign_in
        where organisation_id = ${organisation} and account_id = ${p.account} and at >= ${p.since}::timestamptz
          and (${p.before}::uuid is null or id < ${p.before}::uuid)
        order by id desc
        limit ${p.limit}::int + 1`.compile(db),
  }),
)

/** The addresses an account signed in from lately. */
export const addressesOf = rows(({ db, organisation }, p: { account: Id; since: Instant }) =>
  db
    .selectFrom('sign_in')
    .select('address')
    .distinct()
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('at', '>=', p.since)
    .where('is_success', '=', true),
)

export const deleteSignIns = change(({ db, organisation }, p: { until: Instant }) =>
  db.deleteFrom('sign_in').where('organisation_id', '=', organisation).where('at', '<', p.until),
)
