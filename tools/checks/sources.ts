import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Source {
  /** From the repository's root, with slashes. */
  path: string
  text: string
}

export const root = join(import.meta.dirname, '../..')

/** The repository's own files of these kinds: what git keeps or would keep. */
export function sources(...endings: readonly string[]): Source[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  return [...new Set(listed.split('\0'))]
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Prints the faults and ends the check. */
export function conclude(faults: readonly string[], remedy: string): void {
  if (faults.length === 0) return
  console.error(`${faults.join('\n')}\n\n${remedy}`)
  process.exitCode = 1
}

/** The number of the line that holds this place of the text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
