import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadQueries } from '../../statements/load.ts'
import { conclude, root, sources } from '../sources.ts'
import { fileRefusals, refusals, statementRefusals, type Refusal } from './cluster-law.ts'
import { known } from './known.ts'

interface Found {
  refusal: Refusal
  path: string
  /** Of the query function; '' where it is the file. */
  name: string
}

/** Found by a token, before it is known whose it is. */
const nobodys = ['invitation']
const types = readFileSync(join(root, 'server/db/tables.ts'), 'utf8')
const owned = new Set(
  [...types.matchAll(/export interface (\w+) \{\n {2}organisation_id: string\n/g)]
    .map(([, name = '']) => name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase())
    .filter((table) => !nobodys.includes(table)),
)
const queries = (await loadQueries()).flatMap(({ path, name, statements }) =>
  statements.flatMap((statement) => {
    const { text, keys } = statement.shape()
    const sent = { text, isOfOrganisation: keys.includes(':organisation') }
    return statementRefusals(sent, owned).map((refusal) => ({ refusal, path, name }))
  }),
)
const files = sources('.ts', '.sql')
  .filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test.ts'))
  .flatMap((file) => fileRefusals(file).map(({ refusal }) => ({ refusal, path: file.path, name: '' })))
conclude(unlike([...queries, ...files]), 'What a cluster asks of the schema and of statements: docs/scaling.md.')

/** What is refused and not known, and what is known and no longer refused. */
function unlike(found: readonly Found[]): string[] {
  const before = Object.entries(known).flatMap(([refusal, places]) =>
    Object.entries(places).flatMap(([path, names]) =>
      (names.length === 0 ? [''] : names).map((name) => ({ refusal: refusal as Refusal, path, name })),
    ),
  )
  const placeOf = ({ path, name }: Found) => (name === '' ? path : `${path}, ${name}`)
  const keyOf = (one: Found) => `${one.refusal} ${placeOf(one)}`
  const [there, expected] = [new Set(found.map(keyOf)), new Set(before.map(keyOf))]
  const fresh = found.filter((one) => !expected.has(keyOf(one)))
  const mended = before.filter((one) => !there.has(keyOf(one)))
  return [
    ...new Set(fresh.map((one) => `${placeOf(one)}: ${refusals[one.refusal]}.`)),
    ...mended.map((one) => `${placeOf(one)}: it is mended, take it out of tools/checks/cluster/known.ts.`),
  ]
}
