import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { parseKeyRing } from '../../secrets/key-ring.ts'
import { StartError } from '../../start-error.ts'

/** The server's connection for its work: as a role that owns nothing and is subject to row-level security. */
export function appConnection(owner: pg.ClientConfig, secret: string): pg.ClientConfig {
  const password = createHmac('sha256', parseKeyRing(secret).current.secret)
    .update('database role muster_app')
    .digest('base64url')
  if (owner.connectionString === undefined) return { ...owner, user: role, password }
  const url = new URL(owner.connectionString)
  url.username = role
  url.password = password
  return { ...owner, connectionString: url.href }
}

/** Ensures that the role exists, with a password derived from this secret. Roles are shared by all databases of a cluster. */
export async function makeRole(client: pg.Client, owner: pg.ClientConfig, secret: string): Promise<void> {
  const { rows } = await client.query<{ strong: boolean }>(
    'select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole as strong from pg_roles where rolname = $1',
    [role],
  )
  if (rows[0]?.strong)
    throw new StartError(`The database role ${role} is too strong: it could pass row-level security.`)
  const app = appConnection(owner, secret)
  if (rows.length > 0 && (await canSignIn(app))) return
  const password = client.escapeLiteral(passwordOf(app))
  const database = client.escapeIdentifier(client.database ?? '')
  await inTurn(async () => {
    await client.query(`do $$ begin
        create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
      exception when duplicate_object then null; end $$`)
    await client.query(`alter role ${role} password ${password}`)
    await client.query(`grant connect on database ${database} to ${role}`)
  })
}

/**
 * Grants rights on tables. Set before tables are created, so that a migration can revoke some of them (as for the append-only log) and
 * later starts do not grant them again.
 */
export async function grantTables(client: pg.Client): Promise<void> {
  await client.query(`
    grant usage on schema public to ${role};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
    alter default privileges in schema public grant usage, select on sequences to ${role};
    alter default privileges in schema public grant execute on functions to ${role}`)
}

/** The job queue's tables; its functions run with the caller's rights. */
export async function grantJobs(client: pg.Client): Promise<void> {
  await client.query(`
    grant usage on schema pgboss to ${role};
    grant select, insert, update, delete on all tables in schema pgboss to ${role};
    grant usage, select on all sequences in schema pgboss to ${role};
    grant execute on all functions in schema pgboss to ${role}`)
}

const role = 'muster_app'

function passwordOf(app: pg.ClientConfig): string {
  return app.connectionString === undefined ? String(app.password) : new URL(app.connectionString).password
}

async function canSignIn(app: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(app)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** Retries, because PostgreSQL refuses one of two concurrent changes if two databases of a cluster are migrated at once. */
async function inTurn(change: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await change()
      return
    } catch (error) {
      const { code = '', message } = error as pg.DatabaseError
      if (code === '42501') {
        throw new StartError(
          `The user of DATABASE_URL may not create the role ${role} (${message}). Grant it CREATEROLE, or create the role.`,
        )
      }
      const clash = code === 'XX000' || code === '23505' || code === '40001'
      if (!clash || attempt === 20) throw error
      await sleep(20 * attempt)
    }
  }
}
