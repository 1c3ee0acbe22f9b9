import { importsOf } from './import-law.ts'
import type { Source } from './sources.ts'

/**
 * Code in `web/shared` is used by at least two features, or by the frame: what only one reaches, even through other parts of `web/shared`,
 * belongs there. Tests do not count.
 */
export function sharedFaults(files: readonly Source[]): string[] {
  const users = new Map<string, string[]>()
  for (const file of files.filter(({ path }) => path.startsWith('web/') && !isTest.test(path))) {
    for (const { to } of importsOf(file)) users.set(to, [...(users.get(to) ?? []), file.path])
  }
  return files
    .filter(({ path }) => path.startsWith('web/shared/') && !isTest.test(path) && !kit.has(path))
    .flatMap(({ path }) => {
      const [only, ...others] = reaching(path, users)
      return only === undefined || others.length > 0 || !only.startsWith('web/features/')
        ? []
        : [`${path} is used by ${only} alone, and stands there.`]
    })
}

/** Fields of the kit that belong to no feature, although only one needs them at present. */
const kit = new Set(['web/shared/form/text/money-field.tsx', 'web/shared/form/text/money-text.ts'])

const isTest = /\.test\.tsx?$|\/testing(?:\/|\.ts$)/

/** The features and frame parts that reach a file. */
function reaching(path: string, users: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const seen = new Set([path])
  for (const file of seen) {
    for (const user of users.get(file) ?? []) {
      if (user.startsWith('web/shared/')) seen.add(user)
      else
        reached.add(
          user
            .split('/')
            .slice(0, user.startsWith('web/features/') ? 3 : 2)
            .join('/'),
        )
    }
  }
  return reached
}
