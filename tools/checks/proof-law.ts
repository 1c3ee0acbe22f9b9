import { lineAt, type Source } from './sources.ts'

/**
 * What a document claims is shown by a test, named by its file and its title: `path/of.test.ts` "title of the test". The file has to
 * have a test of that title; where it makes several from a table, as it stands
 * in the source, with its %s. Each row of a table that names such a file names a title of it.
 */
export function proofFaults({ path, text }: Source, read: (path: string) => string | undefined): string[] {
  return [
    ...text.matchAll(
      /`((?:contract|engine|server|web|e2e|tools)\/[\w./-]+\.(?:test\.tsx?|journey\.ts))`((?:,? "[^"\n]+")*)/g,
    ),
  ].flatMap((match) => {
    const [, file = '', proofs = ''] = match
    const where = `${path}:${lineAt(text, match.index)}`
    const titles = [...proofs.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
    const isRow = (text.slice(0, match.index).split('\n').at(-1) ?? '').startsWith('|')
    if (titles.length === 0) return isRow ? [`${where} names ${file} without the title of a test.`] : []
    const tests = read(file)
    if (tests === undefined) return [`${where} names ${file}, which does not exist.`]
    return titles
      .filter((title) => !hasTest(tests, title))
      .map((title) => `${where} names a test of ${file} that does not exist: ${title}`)
  })
}

/** As it is written in the source: in any quotes, with those within escaped. */
function hasTest(tests: string, title: string): boolean {
  const plain = tests.replaceAll(/\\(['"`])/g, '$1')
  return ["'", '"', '`'].some((quote) => plain.includes(`${quote}${title}${quote}`))
}
