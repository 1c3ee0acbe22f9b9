import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { owner } from './cluster.ts'
import type { ConnectionOptions } from './connection.ts'
import { isPostgresOn, readPostmasterFile } from './postmaster.ts'

/** How to connect as the owner to a built-in PostgreSQL that a running server keeps in this folder; undefined if there is none. */
export function runningPostgres(directory: string): ConnectionOptions | undefined {
  if (!existsSync(directory)) return undefined
  const folder = realpathSync(directory)
  const data = join(folder, 'data')
  const noted = readPostmasterFile(data)
  if (noted === undefined || noted.status !== 'ready' || !isPostgresOn(noted.pid, data)) return undefined
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  return { host: noted.socketFolder, port: 5432, user: owner, password, database: 'muster' }
}
