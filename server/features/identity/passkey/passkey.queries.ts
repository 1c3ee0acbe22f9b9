import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export type PasskeyKind = 'synced' | 'device' | 'securityKey'

interface Row {
  _id: Id
  name: string
  kind: PasskeyKind
  agent: string
  credentialId: string
  transports: string[]
  createdAt: Instant
  lastUsedAt: Instant | null
}

export const passkeyRows = rows(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<Row>`
      select id as _id, name, kind, agent, credential_id as "credentialId", transports, created_at as "createdAt",
        last_used_at as "lastUsedAt"
      from passkey
      where organisation_id = ${organisation} and account_id = ${p.account}
      order by created_at desc, id desc`.compile(db),
}))

/** Serialises registrations for an account, so that ten is the limit even for concurrent calls. */
export const lockOwner = one(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('account')
    .select('id')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.account)
    .forUpdate(),
)

interface New {
  id: Id
  account: Id
  name: string
  credentialId: string
  publicKey: string
  counter: number
  transports: readonly string[]
  kind: PasskeyKind
  agent: string
  now: Instant
}

/** Returns 0 if it is already registered. */
export const insertPasskey = change(({ db, organisation }, p: New) => ({
  compile: () =>
    sql`
      insert into passkey (organisation_id, id, account_id, name, credential_id, public_key, counter, transports, kind, agent,
        created_at)
      values (${organisation}, ${p.id}, ${p.account}, ${p.name}, ${p.credentialId}, ${p.publicKey}, ${p.counter},
        ${p.transports}, ${p.kind}, ${p.agent}, ${p.now})
      on conflict (organisation_id, credential_id) do nothing`.compile(db),
}))

export const passkeyKey = one(({ db, organisation }, p: { account: Id; credentialId: string }) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'public_key as publicKey'])
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('credential_id', '=', p.credentialId),
)

/** Records a use; returns 0 if the counter did not grow, as with a copied passkey. */
export const usePasskey = change(({ db, organisation }, p: { id: Id; counter: number; now: Instant }) => ({
  compile: () =>
    sql`
      update passkey set counter = ${p.counter}::bigint, last_used_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}
        and (counter < ${p.counter}::bigint or (counter = 0 and ${p.counter}::bigint = 0))`.compile(db),
}))

export const renamePasskeyRow = change(({ db, organisation }, p: { account: Id; id: Id; name: string }) =>
  db
    .updateTable('passkey')
    .set({ name: p.name })
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('id', '=', p.id),
)
