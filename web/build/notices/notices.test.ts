import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { notices, packageOf } from './notices.ts'

const root = mkdtempSync(join(tmpdir(), 'muster-notices-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function aPackage(name: string, manifest: object, files: Record<string, string>): string {
  const folder = join(root, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.0', ...manifest }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

it('has the licence of each package as it is, and once where several share it', () => {
  const written = notices('Licences', [
    aPackage('crop', { license: 'MIT' }, { LICENSE: 'MIT of Ravi\r\n', 'index.js': 'no licence' }),
    aPackage('clsx', { license: 'MIT' }, { 'license.md': 'MIT of Ravi', 'license.js': 'code' }),
    aPackage('bundle', { license: 'Apache-2.0' }, { NOTICE: 'Made by Asha', 'bundle.js.LICENSE.txt': 'and Priya' }),
  ])
  const parts = written.split(`\n\n${'-'.repeat(80)}\n\n`)
  expect(parts).toEqual([
    'Licences',
    'bundle 1.2.0\n\nMade by Asha\n\nand Priya',
    'clsx 1.2.0\ncrop 1.2.0\n\nMIT of Ravi\n',
  ])
})

it('names the licence and the source of a package without a text', () => {
  const bare = aPackage('dfa', { licenses: [{ type: 'MIT' }], repository: { url: 'https://example.com/dfa' } }, {})
  expect(notices('Licences', [bare])).toContain(
    'Licence: MIT. The package brings no text of it; its source is at https://example.com/dfa.',
  )
})

it('knows the package of a module, nested ones and those with a scope too, and none of our own', () => {
  expect(packageOf('/muster/node_modules/react/index.js')).toBe('/muster/node_modules/react')
  expect(packageOf('/muster/node_modules/@mui/utils/node_modules/react-is/index.js')).toBe(
    '/muster/node_modules/@mui/utils/node_modules/react-is',
  )
  expect(packageOf('\0/muster/node_modules/@emotion/cache/dist/cache.js?commonjs')).toBe(
    '/muster/node_modules/@emotion/cache',
  )
  expect(packageOf('/muster/web/main.tsx')).toBeUndefined()
})
