import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeRoutes, publicRoutes } from '../e2e/story/routes.ts'

const root = join(import.meta.dirname, '..')

/** Shown in other journeys, which make the record first. */
const elsewhere = ['/home/imports/{}', '/home/settings/webhooks/{}']

test('the journey of routes visits every screen', () => {
  const visited = [...publicRoutes, ...homeRoutes].map((route) => route.replace(/\{\w+\}/g, '{}'))
  const screens = globSync('web/features/*/screens.ts', { cwd: root })
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/path: '([^']+)'/g)])
    .map(([, path = '']) => path.replace(/:\w+/g, '{}'))
  expect(screens.length).toBeGreaterThan(80)
  const isVisited = (screen: string) =>
    [...visited, ...elsewhere].some((route) => shape(route).test(screen) || shape(screen).test(route))
  expect(screens.filter((screen) => !isVisited(screen))).toEqual([])
})

/** `{}` matches anything between two slashes, such as the kind of a letter. */
function shape(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('{}', '[^/]+')}$`)
}
