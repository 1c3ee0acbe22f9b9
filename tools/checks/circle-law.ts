import { importsOf } from './import-law.ts'
import type { Source } from './sources.ts'

/**
 * Files that import each other in a circle, including types and lazy imports: none of them can be read, tested or deleted without the
 * others. Of overlapping circles only the first is reported; fixing it shows the next.
 */
export function circleFaults(files: readonly Source[]): string[] {
  const imports = new Map(files.map((file) => [file.path, importsOf(file).map(({ to }) => to)]))
  const faults: string[] = []
  const done = new Set<string>()
  const path: string[] = []

  const visit = (file: string): void => {
    if (done.has(file)) return
    const start = path.indexOf(file)
    if (start >= 0) {
      faults.push(`${[...path.slice(start), file].join(' → ')}: these import each other in a circle.`)
      return
    }
    path.push(file)
    for (const to of imports.get(file) ?? []) visit(to)
    path.pop()
    done.add(file)
  }

  for (const file of imports.keys()) visit(file)
  return faults
}
