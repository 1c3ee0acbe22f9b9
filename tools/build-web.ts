import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, '.cache/web-build')

/** Builds the web unless web/dist was built from the current sources. False if it failed. */
export async function buildWeb(): Promise<boolean> {
  const sources = fingerprint()
  if (existsSync(join(root, 'web/dist/index.html')) && readIfThere(stamp) === sources) return true
  console.log('Building the web …')
  rmSync(stamp, { force: true })
  const { code, output } = await run([join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web'], {
    environment: { NODE_ENV: 'production' },
  })
  if (code !== 0) {
    console.error(output)
    return false
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, sources)
  return true
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(['web/**/*', 'contract/**/*.ts', 'engine/**/*.ts', 'package-lock.json', 'tsconfig.json'], {
    cwd: root,
    exclude: ['web/dist/**', '**/*.test.*', '**/*.md'],
    withFileTypes: true,
  })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

if (import.meta.main) process.exitCode = (await buildWeb()) ? 0 : 1
