import type { TestProject } from 'vitest/node'
import { appConnection } from '../platform/database/migrate/app-role.ts'
import { migrate } from '../platform/database/migrate/migrate.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createDatabase } from '../platform/postgres/create-database.ts'
import type { ConnectionOptions } from '../platform/postgres/connection.ts'
import { closeOnCluster, clusterNodes, createOnCluster, dropOnCluster } from './cluster/cluster-databases.ts'
import { scratchPostgres } from './scratch-postgres.ts'

/** One PostgreSQL for the whole test run, with a migrated database to copy; or the cluster of `CLUSTER_URL`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const nodes = await clusterNodes()
  if (nodes !== undefined) return onCluster(project, nodes)
  const postgres = await scratchPostgres()
  const template = { ...postgres.owner, database: 'muster_template' }
  await createDatabase(template)
  await migrate({ owner: template, secret: testSecret })
  // With its queues, which each copy would otherwise have to make.
  const jobs = await startJobs(appConnection(template, testSecret), createLog('silent'), true)
  await jobs.stop()
  project.provide('postgres', template)
  project.provide('nodes', [])
  return postgres.stop
}

async function onCluster(project: TestProject, nodes: ConnectionOptions[]): Promise<() => Promise<void>> {
  const template = { ...nodes[0]!, database: 'muster_template' }
  await createOnCluster(nodes, template.database)
  await migrate({ owner: template, secret: testSecret })
  await closeOnCluster(nodes, template.database)
  project.provide('postgres', template)
  project.provide('nodes', nodes)
  return () => dropOnCluster(nodes, template.database)
}

export const testSecret = 'the secret of every test, 32 characters and more'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection to the migrated template. */
    postgres: ConnectionOptions
    /** The nodes of the cluster used by the tests, coordinator first; otherwise none. */
    nodes: ConnectionOptions[]
  }
}
