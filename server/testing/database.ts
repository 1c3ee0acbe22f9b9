import pg from 'pg'
import { inject } from 'vitest'
import { appConnection } from '../platform/database/migrate/app-role.ts'
import type { ConnectionOptions } from '../platform/postgres/connection.ts'
import { copyOnCluster } from './cluster/cluster-databases.ts'
import { testSecret } from './global-setup.ts'

export interface TestDatabase {
  owner: ConnectionOptions
  /** As in the server: bound by row-level security. */
  app: pg.ClientConfig
  secret: string
}

let made: Promise<TestDatabase> | undefined

/** This test file's own migrated, empty database; the same one on every call. */
export function testDatabase(): Promise<TestDatabase> {
  made ??= copyTemplate()
  return made
}

/** The next call gets another database. */
export function forgetDatabase(): void {
  made = undefined
}

async function copyTemplate(): Promise<TestDatabase> {
  const template = inject('postgres')
  const owner = { ...template, database: `muster_test_${process.env.VITEST_POOL_ID ?? '0'}` }
  const made = { owner, app: appConnection(owner, testSecret), secret: testSecret }
  const nodes = inject('nodes')
  if (nodes.length > 0) {
    await copyOnCluster(nodes, owner.database, template.database)
    return made
  }
  const client = new pg.Client({ ...template, database: 'postgres' })
  await client.connect()
  try {
    // The previous file in the same worker may have left its connections open.
    await client.query(`drop database if exists ${owner.database} with (force)`)
    await client.query(`create database ${owner.database} template ${template.database} strategy file_copy`)
    // Test tables are small: planning each statement for its values costs more than it saves.
    await client.query(`alter database ${owner.database} set plan_cache_mode = force_generic_plan`)
  } finally {
    await client.end()
  }
  return made
}
