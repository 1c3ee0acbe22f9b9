import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../server/platform/database/migrate/migrate.ts'
import { scratchPostgres } from '../server/testing/scratch-postgres.ts'
import { typeScriptOf } from './statements/sql-type.ts'
import { writeStatements } from './statements/write.ts'

/** Writes the files generated from a freshly migrated database; with `--check` only reports stale ones. */
const postgres = await scratchPostgres()
try {
  await migrate({ owner: postgres.owner, secret: 'a scratch database keeps no secrets' })
  const client = new pg.Client(postgres.owner)
  await client.connect()
  try {
    put('server/db/tables.ts', await describeTables(client))
    put('server/statements/statements.ts', await writeStatements(client))
  } finally {
    await client.end()
  }
} finally {
  await postgres.stop()
}

function put(path: string, text: string): void {
  const place = join(import.meta.dirname, '..', path)
  if (existsSync(place) && readFileSync(place, 'utf8') === text) return
  if (process.argv.includes('--check')) {
    console.error(`${path} is stale: run npm run db:types and commit what it writes.`)
    process.exitCode = 1
  } else {
    writeFileSync(place, text)
    console.log(`${path} is written.`)
  }
}

interface Column {
  table: string
  column: string
  type: string
  array: boolean
  nullable: boolean
  given: boolean
  computed: boolean
}

async function describeTables(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as column,
           coalesce(element.typname, base.typname, t.typname) as type,
           element.oid is not null as array,
           not (a.attnotnull or t.typnotnull) as nullable,
           a.atthasdef or a.attidentity <> '' as given,
           a.attgenerated <> '' or a.attidentity = 'a' as computed
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type base on base.oid = t.typbasetype
    left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      and c.relname <> 'schema_migration'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname, a.attnum`)
  return write(Map.groupBy(rows, (row) => row.table))
}

function write(tables: ReadonlyMap<string, readonly Column[]>): string {
  const all = [...tables].map(([name, columns]) => ({ name, type: pascal(name), columns }))
  return [
    '// Written by npm run db:types from the migrations. Do not edit.',
    "import type { Generated, GeneratedAlways } from 'kysely'",
    '',
    'export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }',
    '',
    'export interface Tables {',
    ...all.map(({ name, type }) => `  ${name}: ${type}`),
    '}',
    ...all.flatMap(({ type, columns }) => [
      '',
      `export interface ${type} {`,
      ...columns.map((column) => `  ${column.column}: ${typeOf(column)}`),
      '}',
    ]),
    '',
  ]
    .join('\n')
    .replace(usesNone(all, 'computed') ? ', GeneratedAlways' : '', '')
}

function usesNone(all: readonly { columns: readonly Column[] }[], key: 'computed'): boolean {
  return !all.some(({ columns }) => columns.some((column) => column[key]))
}

function typeOf({ table, column, type, array, nullable, given, computed }: Column): string {
  const known = typeScriptOf({ name: type, isArray: array }, 'JsonValue', `${table}.${column}`)
  const value = `${known}${nullable ? ' | null' : ''}`
  return computed ? `GeneratedAlways<${value}>` : given ? `Generated<${value}>` : value
}

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
}
