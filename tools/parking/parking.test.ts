import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lines } from './lines.ts'
import { productWithParking } from './with-parking.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** An invented request type with money, lines, files, stages and a chain of three. */
describe('another type of request', () => {
  let copy: string
  beforeAll(() => void (copy = productWithParking()))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('needs four new files and four lines, and no migration', () => {
    const files = readdirSync(join(import.meta.dirname, 'files'), { recursive: true, withFileTypes: true })
    const added = files.filter((one) => one.isFile() && !/\btest(ing)?\b/.test(one.name)).map(({ name }) => name)
    expect(added.toSorted()).toEqual([
      'parking-form.tsx',
      'parking-view.tsx',
      'parking.request.ts',
      'parking.routes.ts',
    ])
    expect(lines.map(({ file }) => file)).toEqual([
      'contract/request-types.ts',
      'contract/all-routes.ts',
      'server/app/request-types.ts',
      'web/app/tables/request-views.ts',
    ])
    for (const { line, imports = '' } of lines) expect(`${line}${imports}`).not.toContain('\n')
  })

  it.each([['.'], ['web']])('compiles in %s', { timeout: 600_000 }, async (project) => {
    const compile = run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], { cwd: copy })
    const said = await compile.then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    )
    expect(said).toBe('')
  })

  it('does everything a request does', { timeout: 600_000 }, async () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const outputFile = join(copy, 'tests.json')
    const report = ['--reporter', 'json', '--outputFile', outputFile]
    const args = [vitest, 'run', '--project', 'server', '--project', 'web', ...report, 'features/parking']
    const isOurs = (name: string) => /^(VITEST|NODE_ENV|TEST)/.test(name)
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name)))
    const said = await run(process.execPath, args, { cwd: copy, env, maxBuffer: 1 << 26 }).catch(
      (error: { stdout: string; stderr: string }) => error,
    )
    if (!existsSync(outputFile)) throw new Error(`${said.stdout}${said.stderr}`)
    const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as {
      testResults: { assertionResults: { status: string; fullName: string }[] }[]
    }
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    expect(tests.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName)).toEqual([])
    expect(tests.length).toBeGreaterThan(20)
  })
})
