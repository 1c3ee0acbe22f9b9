import pg from 'pg'
import type { ConnectionOptions } from '../../platform/postgres/connection.ts'

/** The nodes of the cluster at `CLUSTER_URL`, coordinator first; undefined if the tests have their own PostgreSQL. */
export async function clusterNodes(): Promise<ConnectionOptions[] | undefined> {
  const address = process.env['CLUSTER_URL']
  if (address === undefined || address === '') return undefined
  const url = new URL(address)
  const coordinator = {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username || 'postgres'),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1) || 'postgres',
  }
  const rows = await say<{ host: string; port: number }>(
    coordinator,
    "select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 and noderole = 'primary'",
  )
  if (rows.length === 0) throw new Error('CLUSTER_URL names a database of Citus that has workers.')
  return [coordinator, ...rows.map(({ host, port }) => ({ ...coordinator, host, port }))]
}

/** A database of this name on every node, connected with each other. */
export async function createOnCluster(nodes: readonly ConnectionOptions[], database: string): Promise<void> {
  await dropOnCluster(nodes, database)
  await Promise.all(
    nodes.map(async (node) => {
      await say({ ...node, database: 'postgres' }, `create database ${database}`)
      await say({ ...node, database }, 'create extension citus')
    }),
  )
  const [coordinator, ...workers] = nodes.map((node) => ({ ...node, database }))
  await say(coordinator!, `alter database ${database} set citus.shard_count = 4`)
  await say(coordinator!, `select citus_set_coordinator_host('${coordinator!.host}', ${coordinator!.port})`)
  for (const { host, port } of workers) await say(coordinator!, `select citus_add_node('${host}', ${port})`)
}

/** The database is copied from now on: no connection may be open, not even the cluster's maintenance. */
export async function closeOnCluster(nodes: readonly ConnectionOptions[], database: string): Promise<void> {
  await each(nodes, [`alter database ${database} allow_connections false`])
  await endConnections(nodes, database)
}

/** Ends all connections to the database, on every node. */
async function endConnections(nodes: readonly ConnectionOptions[], database: string): Promise<void> {
  await each(nodes, [`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`])
}

export async function copyOnCluster(
  nodes: readonly ConnectionOptions[],
  database: string,
  template: string,
): Promise<void> {
  await dropOnCluster(nodes, database)
  await each(nodes, [`create database ${database} template ${template} strategy file_copy`])
}

export async function dropOnCluster(nodes: readonly ConnectionOptions[], database: string): Promise<void> {
  await each(nodes, [`drop database if exists ${database} with (force)`])
}

async function each(nodes: readonly ConnectionOptions[], texts: readonly string[]): Promise<void> {
  await Promise.all(
    nodes.map(async (node) => {
      for (const text of texts) await say({ ...node, database: 'postgres' }, text)
    }),
  )
}

async function say<R extends object>(options: ConnectionOptions, text: string): Promise<R[]> {
  const client = new pg.Client(options)
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}
