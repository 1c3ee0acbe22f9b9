import type pg from 'pg'

/**
 * Spreads the tables that are not spread yet over the workers, by organisation: each organisation lies whole on one of them. Tables of
 * nobody (sign-ups, mails) stay on the coordinator; Citus knows them, so that a transaction that writes on both sides is one. Which are
 * which is read from the schema. Within the caller's transaction; locks each piece of each table.
 */
export async function distribute(client: pg.ClientBase): Promise<void> {
  const { rows: tables } = await client.query<Table>(tablesToSpread)
  const keys = await takeKeysOff(client, tables)
  for (const { name, column } of tables) {
    const beside = name === 'organisation' ? 'none' : 'organisation'
    await client.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [name, column, beside])
  }
  for (const key of keys) await client.query(key)
  // Always empty: why, `platform/jobs/jobs.ts` says.
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
    // The first of tables with keys to each other takes them along.
    await client.query(
      `select citus_add_local_table_to_metadata($1::regclass, true)
       where $1::regclass not in (select logicalrelid from pg_dist_partition)`,
      [name],
    )
  }
  // What stands for a table then was made anew, with the rights that new tables begin with.
  for (const right of others.flatMap(({ rights }) => rights)) await client.query(right)
}

/** Tables of nobody that statements join with those of organisations: hardly ever written, so each node keeps a copy. */
export const onEveryNode: readonly string[] = ['sign_in_directory', 'sso_domain_owner', 'scim_token']

interface Table {
  name: string
  /** By which its rows are spread. */
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
 * A key may only lead to a table that is spread already, and some lead in a circle: all are taken off. Answers the statements that put
 * them back.
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
