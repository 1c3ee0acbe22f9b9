import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { longJourneys } from '../../e2e/long-journeys.ts'
import { longTests, shortened } from './long.ts'

const root = join(import.meta.dirname, '../..')

it('names only tests and journeys that there are', () => {
  const lost = [...Object.keys(longTests), ...shortened.files].filter(
    (one) => globSync(one, { cwd: root }).length === 0,
  )
  expect(lost).toEqual([])
  const journeys = globSync('e2e/journeys/**/*.journey.ts', { cwd: root }).map((path) => `/${path}`)
  const names = (pattern: RegExp) => pattern.source.match(/[a-z-]{3,}(?=[|)])/g) ?? []
  for (const [size, pattern] of Object.entries(longJourneys)) {
    const unknown = names(pattern).filter((name) => !journeys.some((path) => path.endsWith(`/${name}.journey.ts`)))
    expect([size, unknown]).toEqual([size, []])
    const chosen = journeys.filter((path) => pattern.test(path)).length
    expect([size, chosen > 0, chosen < journeys.length]).toEqual([size, true, true])
  }
})
