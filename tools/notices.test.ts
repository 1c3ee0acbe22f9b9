import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notices } from '../web/build/notices/notices.ts'
import { productionPackages, type Locked } from './notices.ts'

const root = join(import.meta.dirname, '..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}
const places = productionPackages('server', packages)

test("the server's packages are followed to the last, and tools are none of them", () => {
  expect(places).toEqual(
    expect.arrayContaining(['node_modules/fastify', 'node_modules/pg', 'node_modules/pg-protocol']),
  )
  expect(places.filter((place) => packages[place]?.dev === true)).toEqual([])
})

test('a package is the one that Node finds from where it is asked for', () => {
  const lock = {
    server: { dependencies: { one: '1', two: '1' } },
    'server/node_modules/two': { version: '1' },
    'node_modules/one': { dependencies: { two: '2' } },
    'node_modules/two': { optionalDependencies: { '@a/none': '1' } },
  }
  expect(productionPackages('server', lock)).toEqual([
    'node_modules/one',
    'node_modules/two',
    'server/node_modules/two',
  ])
})

test('no package of the server forbids what we do with it', () => {
  const known =
    /^(?:\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Unlicense|CC0-1\.0|PostgreSQL)\b| OR | AND |\))+$/
  // libvips is a library of its own beside sharp, which may be replaced: all that its licence asks for. png-js names its licence, MIT, in its text alone.
  const apart = /^node_modules\/(?:@img\/sharp-|png-js$)/
  const others = places.filter((place) => !apart.test(place) && !known.test(packages[place]?.license ?? 'none'))
  expect(others.map((place) => [place, packages[place]?.license])).toEqual([])
})

test('each package that is installed here is in the notices with its version', () => {
  const here = places.filter((place) => existsSync(join(root, place)))
  const text = notices(
    'Licences',
    here.map((place) => join(root, place)),
  )
  const named = (place: string) => `\n${place.replace(/^.*node_modules\//, '')} ${packages[place]?.version}\n`
  expect(here.filter((place) => !text.includes(named(place)))).toEqual([])
  expect(here.length).toBeGreaterThan(100)
})
