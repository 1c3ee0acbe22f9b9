import pg from 'pg'
import { inject } from 'vitest'
import type { OrganisationRestore } from '../../platform/backup/organisation/restore-organisation.ts'
import type { ConnectionOptions } from '../../platform/postgres/connection.ts'
import { createDatabase } from '../../platform/postgres/create-database.ts'
import { copyOnCluster, createOnCluster, dropOnCluster } from '../../testing/cluster/cluster-databases.ts'

/** More databases beside a test's own, to restore backups into. */
export function scratchDatabases(owner: () => ConnectionOptions) {
  const nodes = inject('nodes')
  const databases: string[] = []

  /** Empty if no template is named. */
  async function aDatabase(template?: string): Promise<ConnectionOptions> {
    const database = `${owner().database}_scratch_${databases.length + 1}`
    databases.push(database)
    if (nodes.length > 0) {
      await (template === undefined ? createOnCluster(nodes, database) : copyOnCluster(nodes, database, template))
      return { ...owner(), database }
    }
    // An earlier test file of the same worker may have left one.
    await drop({ ...owner(), database: 'postgres' }, database)
    await createDatabase({ ...owner(), database }, template)
    return { ...owner(), database }
  }

  const openScratch = async () => ({
    owner: await aDatabase(inject('postgres').database),
    stop: () => Promise.resolve(),
  })

  return {
    aDatabase,
    /** For a restore of one organisation. Into a cluster as in practice: from a separate PostgreSQL. */
    intoScratch: (nodes.length === 0 ? { openScratch } : {}) satisfies Partial<OrganisationRestore>,
    async dropAll() {
      if (nodes.length > 0) for (const database of databases) await dropOnCluster(nodes, database)
    },
  }
}

async function drop(server: pg.ClientConfig, database: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`)
  } finally {
    await client.end()
  }
}
