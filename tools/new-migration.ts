import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** npm run new-migration -- add_shift_colour */
const name = process.argv.slice(2).join('_').toLowerCase().replaceAll('-', '_')
if (!/^[a-z][a-z0-9_]+$/.test(name)) {
  console.error('Say in a few words what it does: npm run new-migration -- add_shift_colour')
  process.exit(1)
}
const directory = join(import.meta.dirname, '../server/db/migrations')
const last = Math.max(0, ...readdirSync(directory).map((file) => Number.parseInt(file, 10) || 0))
const file = `${String(last + 1).padStart(4, '0')}_${name}.sql`
writeFileSync(join(directory, file), '-- Why this change:\n\n', { flag: 'wx' })
console.log(
  `server/db/migrations/${file} is made. Then: npm run db:types, and name the owner of a new table in tools/checks/tables.ts.`,
)
