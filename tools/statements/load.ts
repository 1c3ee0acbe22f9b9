import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { registered, type Kind, type Statement } from '../../server/platform/database/registry.ts'
import { root, sources } from '../checks/sources.ts'

/** A query function as exported by its file. */
export interface Query {
  /** From the repository's root. */
  path: string
  /** `insertPunch`, or `colleaguesAfter.search` within an object. */
  name: string
  /** One, or one per sort order of a page. */
  statements: readonly Statement[]
  kind: Kind
}

/** Every query function of the server, by path and name. */
export async function loadQueries(): Promise<Query[]> {
  const paths = sources('.ts')
    .filter(({ path, text }) => path.startsWith('server/') && !path.endsWith('.test.ts') && isHome.test(text))
    .map(({ path }) => path)
    .toSorted()
  const queries = await Promise.all(
    paths.map(async (path) => {
      const home = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>
      return queriesIn(home).map((query) => ({ path, ...query }))
    }),
  )
  return queries.flat()
}

const isHome = /from '[^']*\/(?:statement|page)\.ts'/

function queriesIn(home: Readonly<Record<string, unknown>>): Omit<Query, 'path'>[] {
  return Object.keys(home)
    .toSorted()
    .flatMap((name) => {
      const value = home[name]
      const inside = isPlain(value) ? Object.entries(value).map(([key, one]) => [`${name}.${key}`, one] as const) : []
      return [[name, value] as const, ...inside]
    })
    .flatMap(([name, value]) => {
      const query = registered(value)
      return query ? [{ name, ...query }] : []
    })
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
