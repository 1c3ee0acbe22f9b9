import type pg from 'pg'

/**
 * Distributes tables over the workers by organisation, so that each organisation is entirely on one of them. Tables without an organisation
 * (sign-ups, mails) stay on the coordinator; Citus knows them, so that a transaction that writes to both is atomic. Which is which is read
 * from the schema. Runs in the caller's transaction; locks each shard of each table.
 */
export async function distribute(client: pg.ClientBase): Promise<void> {
  await letOwnerPass(client)
  const { rows: tables } = await client.query<Table>(tablesToSpread)
  const keys = await takeKeysOff(client, tables)
  for (const { name, column } of tables) {
    const beside = name === 'organisation' ? 'none' : 'organisation'
    await client.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [name, column, beside])
  }
  for (const key of keys) await client.query(key)
  // Always empty; `platform/jobs/jobs.ts` explains why it exists.
  await client.query('create table if not exists commit_together (nothing boolean)')
  for (const name of onEveryNode) {
    await client.query(
      `select create_reference_table(oid) from pg_class
       where oid = to_regclass($1) and oid not in (select logicalrelid from pg_dist_partition)`,
      [name],
    )
  }
  const { rows: others } = await client.query<{ name: string; rights: string[] }>(tablesOfNobody)
  for (const { name } of others) {
    // The first of several tables linked by foreign keys brings the others along.
    await client.query(
      `select citus_add_local_table_to_metadata($1::regclass, true)
       where $1::regclass not in (select logicalrelid from pg_dist_partition)`,
      [name],
    )
  }
  // Citus re-creates the table's shell with default privileges, so these are granted again.
  for (const right of others.flatMap(({ rights }) => rights)) await client.query(right)
}

/** Tables without an organisation that are joined with those of organisations: rarely written, so each node has a copy. */
export const onEveryNode: readonly string[] = ['sign_in_directory', 'sso_domain_owner', 'scim_token']

/**
 * The tables' owner is a superuser here, exempt from policies whether they are forced or not. The worker that replays writes to a table
 * being moved is not: it acts for the owner, and is refused if policies are forced.
 */
async function letOwnerPass(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    `select format('alter table %s no force row level security', pg_class.oid::regclass) as text
     from pg_policy join pg_class on pg_class.oid = polrelid join pg_roles on pg_roles.oid = relowner
     where polname = 'own_organisation' and relforcerowsecurity and rolsuper`,
  )
  for (const { text } of rows) await client.query(text)
}

interface Table {
  name: string
  /** The distribution column. */
  column: string
}

const tablesToSpread = `
  select relname as name, case relname when 'organisation' then 'id' else 'organisation_id' end as column
  from pg_policy join pg_class on pg_class.oid = polrelid
  where polname = 'own_organisation' and polrelid not in (select logicalrelid from pg_dist_partition)
  order by relname <> 'organisation', relname`

const tablesOfNobody = `
  select relname as name, array[format('revoke all on %I from muster_app', relname)] || array(
      select format('grant %s on %I to %s', string_agg(privilege_type, ', '), relname, grantee::regrole)
      from aclexplode(relacl) where grantee <> relowner group by grantee) as rights
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'
    and oid not in (select logicalrelid from pg_dist_partition)
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  order by relname`

/**
 * Drops all foreign keys, because they may only point to distributed tables and some are circular. Returns the statements that restore
 * them.
 */
async function takeKeysOff(client: pg.ClientBase, tables: readonly Table[]): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables.map(({ name }) => name)],
  )
  for (const { off } of rows) await client.query(off)
  return rows.map(({ on }) => on)
}
