import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The PostgreSQL process with this data folder, from its own pid file. */
export function postmasterOf(directory: string): number {
  return Number(readFileSync(join(directory, 'data/postmaster.pid'), 'utf8').split('\n')[0])
}
