import { posix } from 'node:path'
import { lineAt, type Source } from '../sources.ts'

const folder = 'docs/screenshots'

/** Pictures that no command makes, that are made for no document, or that are not there. */
export function pictureFaults(
  documents: readonly Source[],
  files: readonly string[],
  made: readonly string[],
): string[] {
  const shown = documents.flatMap(shownIn)
  const table = 'tools/pictures/table.ts'
  return [
    ...files.filter((file) => !made.includes(file)).map((file) => `${folder}/${file} is not in ${table}.`),
    ...shown
      .filter(({ file }) => !made.includes(file))
      .map(({ file, at }) => `${at} shows ${file}, which is not in ${table}.`),
    ...made.flatMap((file, n) => [
      ...(made.indexOf(file) === n ? [] : [`${table} has ${file} twice.`]),
      ...(files.includes(file) ? [] : [`${table} has ${file}, and ${folder} does not.`]),
      ...(shown.some((one) => one.file === file) ? [] : [`${table} has ${file}, which no document shows.`]),
    ]),
  ]
}

/** Pictures of the folder in a document: ![words](path) or <img src="path">. */
function shownIn({ path, text }: Source): { file: string; at: string }[] {
  return [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)|<img\s[^>]*?src="([^"]+)"/g)]
    .map((match) => ({
      to: posix.join(posix.dirname(path), match[1] ?? match[2] ?? ''),
      at: `${path}:${lineAt(text, match.index)}`,
    }))
    .filter(({ to }) => to.startsWith(`${folder}/`))
    .map(({ to, at }) => ({ file: to.slice(folder.length + 1), at }))
}
