import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { startPostgres } from './start-postgres.ts'

export interface StartedDatabase {
  /** As the owner of the database. */
  owner: pg.ClientConfig
  /** Stops the built-in PostgreSQL; the operator's own is left running. */
  stop(): Promise<void>
}

/** The configured database: an external one, or the built-in PostgreSQL, which is started. */
export async function startDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  tell: (line: string) => void = () => {},
): Promise<StartedDatabase> {
  if (databaseUrl) return { owner: { connectionString: databaseUrl }, stop: () => Promise.resolve() }
  tell('Database: starting PostgreSQL.')
  return startPostgres({ directory: join(dataDir, 'postgres'), tell })
}
