import { lineAt, type Source } from './sources.ts'
import { tables } from './tables.ts'

/** Features whose SQL names a table they neither own nor may read, and SQL outside the queries files. */
export function tableFaults(
  files: readonly Source[],
  known: readonly string[],
  owners: typeof tables = tables,
): string[] {
  const unowned = known.filter((table) => owners[table] === undefined)
  const gone = Object.keys(owners).filter((table) => !known.includes(table))
  return [
    ...unowned.map((table) => `tools/checks/tables.ts names no owner of the table ${table}.`),
    ...gone.map((table) => `tools/checks/tables.ts names the table ${table}, which does not exist.`),
    ...files.flatMap((file) => faultsOf(file, known, owners)),
  ]
}

export function tableNames(types: string): string[] {
  const body = /export interface Tables \{\n(.*?)\n\}/s.exec(types)?.[1] ?? ''
  return body.split('\n').map((line) => line.trim().split(':')[0] ?? '')
}

const feature = /^server\/features\/([^/]+)\//
const builder = {
  write: /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g,
  read: /\b(?:selectFrom|\w*[jJ]oin)\(\s*['"](\w+)/g,
}
const text = {
  write: /\b(?:insert\s+into|update|delete\s+from)\s+(\w+)/gi,
  read: /\b(?:from|join)\s+(?:only\s+|lateral\s+)?(\w+)/gi,
}

function faultsOf(file: Source, known: readonly string[], owners: typeof tables): string[] {
  const here = feature.exec(file.path)?.[1]
  if (here === undefined || /(?:\.test|\/testing)\.ts$|\/testing\//.test(file.path)) return []
  if (!file.path.endsWith('.queries.ts')) {
    return [...named(file, [builder.write, builder.read], known)].map(
      ({ place, table }) => `${place} holds SQL on ${table}; SQL stands in a .queries.ts file.`,
    )
  }
  const owns = (table: string) => owners[table]?.owner === here
  const mayRead = (table: string) => {
    const readers = owners[table]?.readBy ?? []
    return owns(table) || readers === 'everyone' || readers.includes(here)
  }
  const whose = (table: string) => `which belongs to ${owners[table]?.owner ?? 'nobody'}.`
  return [
    ...named(file, [builder.write, text.write], known)
      .filter(({ table }) => !owns(table))
      .map(({ place, table }) => `${place} writes ${table}, ${whose(table)}`),
    ...named(file, [builder.read, text.read], known)
      .filter(({ table }) => !mayRead(table))
      .map(({ place, table }) => `${place} reads ${table}, ${whose(table)}`),
  ]
}

function named(
  { path, text }: Source,
  patterns: readonly RegExp[],
  known: readonly string[],
): { place: string; table: string }[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter((match) => known.includes(match[1] ?? '') && !isComment(text, match.index))
    .map((match) => ({ place: `${path}:${lineAt(text, match.index)}`, table: match[1] ?? '' }))
}

function isComment(text: string, index: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, text.indexOf('\n', index)).trim()
  return /^(?:\/\/|\*|\/\*|import\b|export\b.*\bfrom\b|--)/.test(line)
}
