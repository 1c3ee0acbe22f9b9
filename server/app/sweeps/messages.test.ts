import { expect, test } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { translate } from '../../platform/language/translate.ts'
import { Problem } from '../../platform/problem.ts'
import { check } from '../../platform/serve/check/check.ts'
import { filledWith, type Schema } from './testing/filled.ts'

const filling = { text: (most: number) => 'x'.repeat(Math.min(most, 40)), entries: () => 1 }
const wrong: readonly unknown[] = [
  ...[undefined, null, '', 'x', 'x'.repeat(60_000), '2026-02-31', -1, 0, 0.5, 1e15, 1e300, true],
  ...[[], {}, ['x'], [null], Array(30).fill('x'), { x: 1 }, { kind: 'x' }],
]
const parts = ['params', 'query', 'body'] as const

/** The value, and copies of it in which one place at a time is wrong. */
function* wrongIn(value: unknown): Generator<unknown> {
  yield* wrong
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value))
    for (const other of wrongIn(inner))
      yield Array.isArray(value)
        ? value.map((one, at) => (String(at) === name ? other : one))
        : { ...value, [name]: other }
}

function faultsOf(route: Route, given: Parameters<typeof check>[1]): { path: string; message: Sentence }[] {
  try {
    check(route, given)
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return [...(error.errors ?? [])]
  }
}

/** The words of the library that checks the schemas. */
const unworded =
  /^(invalid\b|too (small|big)|expected\b|unrecognized|required$)|, received |undefined|\bnan\b|\[object/i

test('whatever is sent wrong to any call, the answer says it in words', { timeout: 240_000 }, () => {
  const found = new Map<string, string>()
  const said = new Set<string>()
  for (const [key, route] of Object.entries(allRoutes) as [string, Route][]) {
    const right = Object.fromEntries(
      parts.map((part) => [part, route[part] ? filledWith(route[part] as unknown as Schema, filling) : {}]),
    ) as Record<(typeof parts)[number], unknown>
    for (const part of parts) {
      if (!route[part]) continue
      for (const value of wrongIn(right[part])) {
        // Of an address there are always fields.
        if (part !== 'body' && (typeof value !== 'object' || value === null || Array.isArray(value))) continue
        for (const { path, message } of faultsOf(route, { ...right, [part]: value })) {
          const words = translate(message)
          said.add(words)
          if (unworded.test(words) || words.includes('\u0000') || !/^\p{L}/u.test(words))
            found.set(`${key} ${path}`, words)
        }
      }
    }
  }
  expect(Object.fromEntries(found)).toEqual({})
  expect(said.size).toBeGreaterThan(200)
  for (const words of ['This is required', 'This must be a list', 'Enter a whole number']) expect(said).toContain(words)
})
