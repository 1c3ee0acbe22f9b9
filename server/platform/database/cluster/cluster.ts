import type pg from 'pg'

/** Whether its operator has made this database the coordinator of a Citus cluster. */
export async function isCluster(client: pg.ClientBase): Promise<boolean> {
  return (await client.query("select from pg_extension where extname = 'citus'")).rowCount === 1
}

/** Whether its tables are spread over the workers already. */
export async function isDistributed(client: pg.ClientBase): Promise<boolean> {
  if (!(await isCluster(client))) return false
  return (
    (await client.query("select from pg_dist_partition where logicalrelid = to_regclass('organisation')")).rowCount ===
    1
  )
}

/**
 * What the workers run of a transaction belongs to the tenant that the transaction is told: without this setting they would not
 * be told. PostgreSQL without Citus takes it and does nothing with it.
 */
export const clusterSettings = { 'citus.propagate_set_commands': 'local' } as const

/** For a session that makes or changes tables: triggers are made on the pieces of tables, and each node is asked by one connection. */
export async function changesTables(client: pg.ClientBase): Promise<void> {
  await client.query("set citus.enable_unsafe_triggers = on; set citus.multi_shard_modify_mode = 'sequential'")
}

/** From here on, what this session makes stays on the coordinator: the job queue. */
export async function staysHere(client: pg.ClientBase): Promise<void> {
  await client.query('set citus.enable_ddl_propagation = off')
}
