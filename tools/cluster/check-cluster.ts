import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onEveryNode } from '../../server/platform/database/cluster/distribute.ts'
import { loadQueries } from '../statements/load.ts'
import { conclude, root, sources } from '../checks/sources.ts'
import { fileRefusals, refusals, statementRefusals } from './cluster-law.ts'

const types = readFileSync(join(root, 'server/db/tables.ts'), 'utf8')
const tables = [...types.matchAll(/export interface (\w+) \{\n([^}]*)\}/g)].map(([, name = '', columns = '']) => ({
  name: name.replaceAll(/(?<!^)[A-Z]|(?<=[a-z])\d+/g, (part) => `_${part}`).toLowerCase(),
  isOwned: columns.startsWith('  organisation_id: string\n'),
}))
/** Looked up by a token, before the organisation is known. */
const nobodys = ['invitation']
const isOwned = ({ name, isOwned: begins }: (typeof tables)[number]) => begins && !nobodys.includes(name)
const owned = new Set(tables.filter(isOwned).map(({ name }) => name))
const apart = new Set(tables.map(({ name }) => name))
for (const name of [...owned, 'organisation', ...onEveryNode]) apart.delete(name)

const queries = (await loadQueries()).flatMap(({ path, name, statements }) =>
  statements.flatMap((statement) => {
    const { text, keys } = statement.shape()
    const refused = statementRefusals({ text, isOfOrganisation: keys.includes(':organisation') }, { owned, apart })
    return refused.map((refusal) => `${path}, ${name}: ${refusals[refusal]}.`)
  }),
)
const files = sources('.ts', '.sql')
  .filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test.ts'))
  .flatMap((file) => fileRefusals(file).map(({ refusal, line }) => `${file.path}:${line}: ${refusals[refusal]}.`))
conclude([...new Set([...queries, ...files])], 'What a cluster asks of the schema and of statements: docs/scaling.md.')
