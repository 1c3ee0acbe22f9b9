import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/database/migrate/migrate.ts'
import { createDatabase } from '../platform/postgres/create-database.ts'
import type { ConnectionOptions } from '../platform/postgres/connection.ts'
import { scratchPostgres } from './scratch-postgres.ts'

/** One PostgreSQL for the whole test run, with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await scratchPostgres()
  const template = { ...postgres.owner, database: 'muster_template' }
  await createDatabase(template)
  await migrate({ owner: template, secret: testSecret })
  project.provide('postgres', template)
  return postgres.stop
}

export const testSecret = 'the secret of every test, 32 characters and more'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection to the migrated template. */
    postgres: ConnectionOptions
  }
}
