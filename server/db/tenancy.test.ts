import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'

/** Tables without an organisation, each with its reason. All others must belong to one. */
const nobodys: Record<string, string> = {
  organisation: 'is the tenant itself; its own policy compares its id',
  schema_migration: 'read and written by the owner alone',
  sign_up: 'a company on its way, before its organisation exists',
  password_reset: 'made for every address that is given, known or not',
  invitation: 'found by its token, before it is known whose it is',
  half_sign_in: 'found by its token, before it is known whose it is',
  passkey_challenge: 'asked for before it is known who signs in; says nothing of anybody',
  mail: 'sent by a job for all organisations; the text is wiped once it is sent',
  mail_count: 'how many mails each organisation sent in an hour, read by the sender of all',
  mail_pace: 'one row for the mail server of all organisations',
  support_question: 'asked by anybody; read by whoever runs the product',
  support_feedback: 'sent signed in or not; read by whoever runs the product',
  secret_version: 'says which secrets sealed the database; the owner alone reads it',
  sso_domain_owner: 'says to which organisation the domain of an address belongs, before that is known',
  sso_flow: 'found by what comes back from the provider, before it is known whose it is',
  scim_token: 'says whose the call is',
  commit_together: 'is empty, and on a cluster alone',
  sign_in_directory: 'says to which organisation an e-mail address belongs, before that is known',
}

let owner: pg.Client
const list = async <T>(text: string) => (await owner.query(text)).rows as T[]

beforeAll(async () => {
  owner = new pg.Client((await testDatabase()).owner)
  await owner.connect()
})
afterAll(() => owner.end())

describe('tenancy in the schema', () => {
  it('gives every table an organisation, or a reason why it has none', async () => {
    const without = await list<{ name: string }>(`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id' and a.attnotnull)`)
    expect(without.filter(({ name }) => !(name in nobodys))).toEqual([])
  })

  it('forces row-level security with a policy on every one of them', async () => {
    // In a cluster the owner is a superuser: `distribute` explains why nothing is forced there.
    const isForced = inject('nodes').length > 0 ? 'not c.relforcerowsecurity' : 'c.relforcerowsecurity'
    const open = await list<{ name: string }>(`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id')
        and not (c.relrowsecurity and ${isForced} and exists (select 1 from pg_policy p where p.polrelid = c.oid))`)
    expect(open.filter(({ name }) => !(name in nobodys))).toEqual([])
  })

  it('begins every key and every unique index with the organisation', async () => {
    const loose = await list<{ name: string; on: string }>(`
      select i.relname as name, c.relname as on from pg_index x
      join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where c.relnamespace = 'public'::regnamespace and x.indisunique
        and coalesce((select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum = x.indkey[0]), '') <> 'organisation_id'`)
    expect(loose.filter(({ on }) => !(on in nobodys))).toEqual([])
  })

  it('lets no foreign key leave the organisation', async () => {
    const loose = await list<{ name: string; on: string }>(`
      select k.conname as name, c.relname as on from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      where c.relnamespace = 'public'::regnamespace and k.contype = 'f'
        and not exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey) and a.attname = 'organisation_id')`)
    expect(loose.filter(({ on }) => !(on in nobodys))).toEqual([])
  })

  it('works as a role that owns nothing and cannot bypass the policies', async () => {
    const [role] = await list<{ strong: boolean; owns: number }>(`
      select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as strong,
        (select count(*)::int from pg_class c where c.relowner = r.oid) as owns
      from pg_roles r where rolname = 'muster_app'`)
    expect(role).toEqual({ strong: false, owns: 0 })
  })

  it('shows the application nothing without a named organisation', async () => {
    await owner.query(`insert into organisation (name, created_at, updated_at) values ('Somebody', now(), now())`)
    const app = new pg.Client((await testDatabase()).app)
    await app.connect()
    const { rows } = await app.query('select count(*)::int as seen from organisation')
    await app.end()
    expect(rows).toEqual([{ seen: 0 }])
  })
})
