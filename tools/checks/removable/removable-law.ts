import { importsOf } from '../import-law.ts'
import { lineAt, ofTests, type Source } from '../sources.ts'

/** Features that can be removed by deleting their folders (docs/decisions/0090). */
const removable = ['leave']

/** Tables with one line per feature, which lose that line; the demo company, load tests and journeys are not the product. */
const tables =
  /^(?:contract\/all-routes\.ts|server\/app\/(?:features|import-kinds|request-types)\.ts|server\/features\/security\/change\/pending-call\.ts|web\/app\/(?:screens\.ts|tables\/.*)|server\/(?:demo|lives|resilience|statements|testing)\/.*|(?:e2e|tools)\/.*)$/

/** Other files that import from such a feature, or name one of its calls; they would not compile without it. */
export function removableFaults(files: readonly Source[]): string[] {
  return removable.flatMap((feature) => {
    const folders = ['contract', 'server/features', 'web/features'].map((side) => `${side}/${feature}/`)
    const isOfIt = (path: string) => folders.some((folder) => path.startsWith(folder))
    const calls = callsOf(files.filter(({ path }) => path.startsWith(`contract/${feature}/`)))
    return files
      .filter(({ path }) => !isOfIt(path) && !tables.test(path) && !ofTests.test(path))
      .flatMap((file) => [
        ...importsOf(file)
          .filter(({ to }) => isOfIt(to))
          .map(({ to, line }) => `${file.path}:${line} imports ${to}: ${feature} could not be removed.`),
        ...namesIn(file, calls).map(
          ({ key, line }) => `${file.path}:${line} names ${key}: ${feature} could not be removed.`,
        ),
      ])
  })
}

const call = /^\s*'((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^']+)':/gm

/** The keys declared in these contracts. */
function callsOf(contracts: readonly Source[]): string[] {
  return contracts.flatMap(({ text }) => [...text.matchAll(call)].map(([, key = '']) => key))
}

/** Quoted keys of calls, outside comments. */
function namesIn({ text }: Source, keys: readonly string[]): { key: string; line: number }[] {
  return keys.flatMap((key) =>
    [...text.matchAll(new RegExp(`^(?!\\s*(?:\\*|//)).*'${key.replace(/[{}]/g, '\\$&')}'`, 'gm'))].map(({ index }) => ({
      key,
      line: lineAt(text, index),
    })),
  )
}
