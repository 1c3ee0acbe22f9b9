import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface NextRelease {
  /** The program that starts it. */
  main: string
  remove(): void
}

const program = join(import.meta.dirname, '../..')

/** The product with one more migration, unknown to today's server: the target of an upgrade. */
export function nextRelease(migration: string): NextRelease {
  const folder = mkdtempSync(join(tmpdir(), 'muster-next-release-'))
  const filter = (path: string) => !/\.test\.ts$|[\\/](?:node_modules|resilience|testing|lives)$/.test(path)
  cpSync(join(program, 'server'), join(folder, 'server'), { recursive: true, filter })
  for (const name of ['node_modules', 'web', 'package.json']) symlinkSync(join(program, name), join(folder, name))
  writeFileSync(join(folder, 'server/db/migrations/8999_next_release.sql'), migration)
  return { main: join(folder, 'server/main.ts'), remove: () => rmSync(folder, { recursive: true }) }
}

/** Widens the tables of everyday calls, as a release's migrations may. */
export const widening = ['account', 'employee', 'session', 'punch', 'attendance_day', 'audit_event']
  .map(
    (table) => `alter table ${table} add column later text, add column is_later boolean not null default false;
      create index ${table}_later_index on ${table} (organisation_id, later) where is_later;`,
  )
  .join('\n')
