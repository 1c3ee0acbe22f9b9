import { sql } from 'kysely'
import type { SignUpStep } from '@muster/contract/identity/sign-up.routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, globally } from '../../../platform/database/statement.ts'

interface NewSignUp {
  id: Id
  email: string
  name: string
  companyName: string
  phone: string
  isKnown: boolean
  codeDigest: string
  codeExpiresAt: Instant
  tokenDigest: string
  now: Instant
}

export const insertSignUp = globally.change(({ db }, p: NewSignUp) =>
  db.insertInto('sign_up').values({
    id: p.id,
    email: p.email,
    name: p.name,
    company_name: p.companyName,
    phone: p.phone,
    is_known: p.isKnown,
    code_digest: p.codeDigest,
    code_sent_at: p.now,
    code_expires_at: p.codeExpiresAt,
    token_digest: p.tokenDigest,
    created_at: p.now,
    updated_at: p.now,
  }),
)

/** A token is valid for a week after the last step. */
export const signUpOfToken = globally.one((scope, p: { digest: string; now: Instant }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from sign_up where token_digest = ${p.digest} and updated_at > ${p.now}::timestamptz - interval '7 days'`.compile(
      scope.db,
    ),
}))

export interface SignUp {
  id: Id
  email: string
  name: string
  companyName: string
  phone: string
  isKnown: boolean
  step: SignUpStep
  codeSentAt: Instant
  /** When the terms were accepted. */
  createdAt: Instant
  organisation: Id | null
  account: Id | null
}

export const signUp = globally.one((scope, p: { id: Id }) => ({
  compile: () => sql<SignUp>`${columns} from sign_up where id = ${p.id}`.compile(scope.db),
}))

/** The same, locked so that no other call takes a step meanwhile. */
export const lockSignUp = globally.one((scope, p: { id: Id }) => ({
  compile: () => sql<SignUp>`${columns} from sign_up where id = ${p.id} for no key update`.compile(scope.db),
}))

const columns = sql`
  select id, email, name, company_name as "companyName", phone, is_known as "isKnown", step, code_sent_at as "codeSentAt", created_at as "createdAt",
    organisation_id as organisation, account_id as account`

/** Uses up one try of the code; no row if none is left or it has expired. */
export const takeTry = globally.one(({ db }, p: { id: Id; maxTries: number; now: Instant }) =>
  db
    .updateTable('sign_up')
    .set((row) => ({ code_tries: row('code_tries', '+', 1) }))
    .where('id', '=', p.id)
    .where('step', '=', 'verify')
    .where('code_tries', '<', p.maxTries)
    .where('code_expires_at', '>', p.now)
    .returning(['code_digest as codeDigest', 'code_tries as tries', 'is_known as isKnown']),
)

export const replaceCode = globally.change(
  ({ db }, p: { id: Id; codeDigest: string; codeExpiresAt: Instant; now: Instant }) =>
    db
      .updateTable('sign_up')
      .set({
        code_digest: p.codeDigest,
        code_expires_at: p.codeExpiresAt,
        code_sent_at: p.now,
        code_tries: 0,
        updated_at: p.now,
      })
      .where('id', '=', p.id)
      .where('step', '=', 'verify'),
)

export const setStep = globally.change(({ db }, p: { id: Id; step: SignUpStep; now: Instant }) =>
  db.updateTable('sign_up').set({ step: p.step, updated_at: p.now }).where('id', '=', p.id),
)

export const setFounded = globally.change(({ db }, p: { id: Id; organisation: Id; account: Id; now: Instant }) =>
  db
    .updateTable('sign_up')
    .set({ step: 'plan', organisation_id: p.organisation, account_id: p.account, updated_at: p.now })
    .where('id', '=', p.id),
)

export const replaceToken = globally.change(({ db }, p: { id: Id; tokenDigest: string; now: Instant }) =>
  db.updateTable('sign_up').set({ token_digest: p.tokenDigest, updated_at: p.now }).where('id', '=', p.id),
)

export const deleteSignUp = globally.change(({ db }, p: { id: Id }) => db.deleteFrom('sign_up').where('id', '=', p.id))

/** Deletes sign-ups that were idle for a month and never became an organisation. */
export const deleteOldSignUps = globally.change((scope, p: { now: Instant }) => ({
  compile: () =>
    sql`delete from sign_up where organisation_id is null and updated_at < ${p.now}::timestamptz - interval '30 days'`.compile(
      scope.db,
    ),
}))

export const insertAcceptances = change(
  ({ db, organisation }, p: { account: Id; terms: string; privacy: string; at: Instant }) => ({
    compile: () =>
      sql`
        insert into terms_acceptance (organisation_id, account_id, document, version, agreed_at)
        values (${organisation}, ${p.account}, 'terms', ${p.terms}, ${p.at}),
          (${organisation}, ${p.account}, 'privacy', ${p.privacy}, ${p.at})`.compile(db),
  }),
)
