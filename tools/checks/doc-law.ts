import { posix } from 'node:path'
import { lineAt, type Source } from './sources.ts'

/** Broken links and file names in documents, and missing npm scripts. */
export function docFaults(
  documents: readonly Source[],
  exists: (path: string) => boolean,
  scripts: readonly string[],
): string[] {
  return documents.flatMap((document) =>
    [...links(document), ...names(document)]
      .filter(({ to }) => !exists(to))
      .map(({ to, line }) => `${document.path}:${line} names ${to}, which does not exist.`)
      .concat(
        [...document.text.matchAll(/\bnpm run ([\w:-]+)/g)]
          .filter((match) => !scripts.includes(match[1] ?? ''))
          .map(
            (match) =>
              `${document.path}:${lineAt(document.text, match.index)} names npm run ${match[1]}, which does not exist.`,
          ),
      ),
  )
}

interface Mention {
  to: string
  line: number
}

/** [words](path), relative to the document's folder. */
function links({ path, text }: Source): Mention[] {
  return [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .filter((match) => !/^[a-z]+:/.test(match[1] ?? ''))
    .map((match) => ({ to: posix.join(posix.dirname(path), match[1] ?? ''), line: lineAt(text, match.index) }))
}

/** `server/platform/clock.ts`: a path in code marks that starts with one of our folders; patterns are excluded. */
function names({ text }: Source): Mention[] {
  return [...text.matchAll(/`((?:contract|engine|server|web|e2e|tools|docs|\.ci)\/[\w./-]+)`/g)]
    .filter((match) => !/…|NNNN/.test(match[1] ?? ''))
    .map((match) => ({ to: (match[1] ?? '').replace(/\/$/, ''), line: lineAt(text, match.index) }))
}
