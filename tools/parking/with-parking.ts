import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lines } from './lines.ts'

const root = join(import.meta.dirname, '../..')
const ours = ['contract', 'engine', 'server', 'web', 'tools', 'e2e']

/** A copy of the product with parking requests: the files beside this one, and its lines. */
export function productWithParking(): string {
  const copy = mkdtempSync(join(tmpdir(), 'muster-copy-'))
  const isSource = (path: string) => !/[/\\](node_modules|dist)$/.test(path)
  for (const folder of ours) cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource })
  for (const file of ['package.json', 'tsconfig.json', 'vitest.config.ts']) cpSync(join(root, file), join(copy, file))
  linkPackages(copy)
  cpSync(join(import.meta.dirname, 'files'), copy, { recursive: true })
  for (const { file, after, line, imports } of lines) {
    const text = readFileSync(join(copy, file), 'utf8').split('\n')
    const at = text.findIndex((one) => one.includes(after))
    if (at === -1) throw new Error(`${file} has no line with ${after}`)
    text.splice(at + 1, 0, line)
    writeFileSync(join(copy, file), [...(imports === undefined ? [] : [imports]), ...text].join('\n'))
  }
  return copy
}

/** Packages are the repository's; our own folders are the copy's. */
function linkPackages(copy: string): void {
  mkdirSync(join(copy, 'node_modules/@muster'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@muster') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  for (const name of readdirSync(join(root, 'node_modules/@muster')))
    symlinkSync(join(copy, name), join(copy, 'node_modules/@muster', name))
  for (const folder of ours) {
    const packages = join(root, folder, 'node_modules')
    if (lstatSync(packages, { throwIfNoEntry: false })) symlinkSync(packages, join(copy, folder, 'node_modules'))
  }
}
