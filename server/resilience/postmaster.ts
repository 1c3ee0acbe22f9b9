import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process of the PostgreSQL whose data lie in this folder, as it says itself. */
export function postmasterOf(directory: string): number {
  return Number(readFileSync(join(directory, 'data/postmaster.pid'), 'utf8').split('\n')[0])
}
