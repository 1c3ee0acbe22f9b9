import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Source {
  /** From the repository's root, with slashes. */
  path: string
  text: string
}

export const root = join(import.meta.dirname, '../..')

/** The repository's own files of these kinds, excluding installed, built and run-time ones. */
export function sources(...endings: readonly string[]): Source[] {
  return globSync(
    endings.map((ending) => `**/*${ending}`),
    { cwd: root, exclude: (path) => notOurs.test(path) },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Files that only tests use. */
export const ofTests = /\.(?:test|oracle|fixture)\.tsx?$|\/testing(?:\/|\.tsx?$)/

const notOurs = /(?:^|[\\/])(?:node_modules|\.git|\.cache|dist|test-results|playwright-report)$|^data(?:-[^\\/.]*)?$/

/** Prints the faults and ends the check. */
export function conclude(faults: readonly string[], remedy: string): void {
  if (faults.length === 0) return
  console.error(`${faults.join('\n')}\n\n${remedy}`)
  process.exitCode = 1
}

/** The line number of a position in the text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
