import { lineAt, type Source } from './sources.ts'

/**
 * A document's claims are proved by tests, named by file and title: `path/of.test.ts` "title of the test". The file must have a test with
 * that title; for tests generated from a table, as in the source, with its %s. Each table row naming such a file also names a title.
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

/** As in the source: in any quotes, with inner ones escaped. */
function hasTest(tests: string, title: string): boolean {
  const plain = tests.replaceAll(/\\(['"`])/g, '$1')
  return ["'", '"', '`'].some((quote) => plain.includes(`${quote}${title}${quote}`))
}
