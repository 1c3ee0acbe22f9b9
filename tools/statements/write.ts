import type pg from 'pg'
import { describer, type Described } from './describe.ts'
import { loadQueries, type Query } from './load.ts'
import { typeScriptOf } from './sql-type.ts'

/** The text of server/statements/statements.ts: the parameters and results in PostgreSQL of every query function. */
export async function writeStatements(client: pg.ClientBase): Promise<string> {
  const describe = await describer(client)
  const homes = Map.groupBy(await loadQueries(), ({ path }) => path)
  const imports: string[] = []
  const entries: string[] = []
  for (const [path, queries] of homes) {
    const home = nameOf(path)
    imports.push(`import type * as ${home} from '${path.replace('server', '..')}'`)
    entries.push('', `  // ${path}`)
    for (const query of queries) entries.push(...(await entriesOf(query, home, describe)))
  }
  const body = entries.join('\n')
  return [
    '// Written by npm run db:types from the query functions and the migrated database. Do not edit.',
    `import type { ${['Json', 'Judged', 'NullWith', 'SentJson'].filter((name) => new RegExp(`\\b${name}\\b`).test(body)).join(', ')} } from './judged.ts'`,
    ...imports,
    '',
    'export interface Statements {',
    ...entries.slice(1),
    '}',
    '',
  ].join('\n')
}

/** `server/features/leave/policy/policy.queries.ts` is `leave_policy_policy`. */
const nameOf = (path: string) =>
  path
    .replace(/^server\/(?:features\/)?/, '')
    .replace(/(?:\.queries)?\.ts$/, '')
    .replaceAll(/\W+/g, '_')

/** A page's sort orders do not differ in their types; all of them are described, and so proven valid. */
async function entriesOf(
  query: Query,
  home: string,
  describe: Awaited<ReturnType<typeof describer>>,
): Promise<string[]> {
  const type = query.name.includes('.')
    ? `(typeof ${home}.${query.name.split('.')[0]})['${query.name.split('.')[1]}']`
    : `typeof ${home}.${query.name}`
  const texts = new Set<string>()
  for (const statement of query.statements) {
    const { text, keys } = statement.shape()
    const place = `${query.path}, ${query.name}`
    const described = await describe(text, query.kind === 'page' ? 'n' : undefined).catch((error: unknown) => {
      throw new Error(`${place}: PostgreSQL does not take this statement.`, { cause: error })
    })
    texts.add(`Judged<${type}, ${takes(described, keys, place)}${gives(described, keys, query, type, place)}>`)
  }
  return [...texts].map((text, index) => `  '${home} ${query.name}${index === 0 ? '' : ` ${index + 1}`}': ${text}`)
}

function takes({ parameters }: Described, keys: readonly (string | null)[], place: string): string {
  const fields = new Map<string, string>()
  for (const [index, type] of parameters.entries()) {
    const key = keys[index]
    if (key == null || key.startsWith(':')) continue
    const text = `${type.isArray ? 'readonly ' : ''}${typeScriptOf(type, 'SentJson', `${place}, parameter ${key}`)}`
    if (fields.get(key) !== text) fields.set(key, fields.has(key) ? `${fields.get(key)} & ${text}` : text)
  }
  return object([...fields])
}

function gives(
  { columns }: Described,
  keys: readonly (string | null)[],
  { kind }: Query,
  type: string,
  place: string,
): string {
  if (kind === 'change') return ''
  const held = columns.filter(({ type: { name } }) => name !== 'void')
  const shown = held.filter(({ name }) => kind !== 'page' || (name !== 'n' && name !== 'total_of_all'))
  const fields = shown.map(({ name, type: sqlType, presence }) => {
    const text = typeScriptOf(sqlType, 'Json', `${place}, column ${name}`)
    if (presence === undefined) return [name, `${text} | null`] as const
    const given = [...new Set([...presence].map((parameter) => keys[parameter - 1]))]
    const nulls = given
      .filter((key) => key != null && !key.startsWith(':'))
      .map((key) => ` | NullWith<${type}, '${key}'>`)
    return [name, text + nulls.join('')] as const
  })
  return `, ${object(fields)}`
}

function object(fields: readonly (readonly [string, string])[]): string {
  const all = fields.map(([name, type]) => `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${type}`)
  return all.length === 0 ? 'object' : `{ ${all.join('; ')} }`
}
