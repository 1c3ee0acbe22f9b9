import type pg from 'pg'

/** Whether this database is the coordinator of a Citus cluster. */
export async function isCluster(client: pg.ClientBase): Promise<boolean> {
  return (await client.query("select from pg_extension where extname = 'citus'")).rowCount === 1
}

/** Whether its tables are already distributed over the workers. */
export async function isDistributed(client: pg.ClientBase): Promise<boolean> {
  if (!(await isCluster(client))) return false
  return (
    (await client.query("select from pg_dist_partition where logicalrelid = to_regclass('organisation')")).rowCount ===
    1
  )
}

/**
 * Makes workers see the tenant set in a transaction; without this setting they would not. PostgreSQL without Citus accepts it without
 * effect.
 */
export const clusterSettings = { 'citus.propagate_set_commands': 'local' } as const

/** For sessions that create or change tables: creates triggers on shards too, with one connection per node. */
export async function changesTables(client: pg.ClientBase): Promise<void> {
  await client.query("set citus.enable_unsafe_triggers = on; set citus.multi_shard_modify_mode = 'sequential'")
}

/** What this session creates from here on stays on the coordinator: the job queue. */
export async function staysHere(client: pg.ClientBase): Promise<void> {
  await client.query('set citus.enable_ddl_propagation = off')
}
