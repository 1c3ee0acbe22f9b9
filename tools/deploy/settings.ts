import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const config = readFileSync(join(import.meta.dirname, '../../server/platform/config.ts'), 'utf8')

/** The settings read by `server/platform/config.ts`. */
export const settings: ReadonlySet<string> = new Set([
  ...[...config.matchAll(/read\.\w+\(\s*'([A-Z0-9_]+)'/g)].map(([, name]) => name!),
  'DEMO',
])
