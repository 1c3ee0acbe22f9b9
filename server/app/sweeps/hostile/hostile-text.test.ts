import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { bodyLimitOf } from '../../../platform/costs/body-limit.ts'
import { Problem } from '../../../platform/problem.ts'
import { check } from '../../../platform/serve/check/check.ts'
import { filledWith, type Filling, type Schema, schemasIn } from '../testing/filled.ts'
import { hostile } from '../testing/hostile.ts'
import { cost } from '../../../testing/measure/processor-time.ts'
import { isTooLong } from '../../../testing/measure/slowness.ts'

/** Milliseconds for which one person may hold the processor that all share. */
const most = 50
const megabyte = 1_000_000
const routes = Object.entries(allRoutes) as [string, Route][]
const parts = ['params', 'query', 'body'] as const

/** What a body can have: the largest is a megabyte. */
const asMany: Filling['entries'] = (limit, size) => Math.max(1, Math.min(limit, Math.floor(megabyte / size)))

function validated(route: Route, given: Partial<Record<(typeof parts)[number], unknown>>): Problem | null {
  try {
    check(route, { params: {}, query: {}, body: {}, ...given })
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** Calls that take longer to be refused, or accepted, than one person may take. */
function slow(filling: (text: (length: number) => string) => Filling): string[] {
  return Object.entries(hostile).flatMap(([name, text]) =>
    routes.flatMap(([key, route]) => {
      const filled = parts.flatMap((part) => {
        const schema = route[part] as unknown as Schema | undefined
        return schema ? [[part, filledWith(schema, filling(text))]] : []
      })
      const milliseconds = cost(() => validated(route, Object.fromEntries(filled)), most)
      return isTooLong(milliseconds, most) ? [`${key} takes ${Math.round(milliseconds)} ms for ${name}`] : []
    }),
  )
}

describe('a text made to be slow to read', () => {
  it('holds up nobody in any field of any call, as long as the field allows', { timeout: 600_000 }, () => {
    expect(slow((text) => ({ text, entries: () => 1 }))).toEqual([])
  })

  it('holds up nobody if it is longer than the field allows', { timeout: 600_000 }, () => {
    expect(slow((text) => ({ text: (limit) => text(limit + 1), entries: () => 1 }))).toEqual([])
  })

  it('holds up nobody in lists as long as they may be', { timeout: 600_000 }, () => {
    expect(slow((text) => ({ text, entries: asMany }))).toEqual([])
  })

  it('holds up nobody as the only content of the largest body', { timeout: 600_000 }, () => {
    const fields = new Map<string, { key: string; schema: Schema }>()
    for (const [key, route] of routes)
      for (const part of parts)
        for (const schema of route[part] ? schemasIn(route[part] as unknown as Schema) : [])
          if (readsText(schema)) fields.set(signatureOf(schema), { key, schema })
    const found = [...fields.values()].flatMap(({ key, schema }) =>
      Object.entries(hostile).flatMap(([name, text]) => {
        const sent = text(megabyte)
        const milliseconds = cost(() => z.safeParse(schema as never, sent), most)
        return isTooLong(milliseconds, most)
          ? [`a field of ${key} takes ${Math.round(milliseconds)} ms for ${name}`]
          : []
      }),
    )
    expect(found).toEqual([])
  })
})

describe('a list or an object made to be slow to read', () => {
  const wrong: Record<string, object> = {
    'wrong entries': Array.from({ length: 250_000 }, () => 'x'),
    'empty entries': Array.from({ length: 300_000 }, () => ({})),
    lists: Array.from({ length: 300_000 }, () => []),
    'texts that cannot be stored': Array.from({ length: 100_000 }, () => '\u0000'),
    fields: Object.fromEntries(Array.from({ length: 70_000 }, (_, at) => [`field${at}`, '\u0000'])),
  }

  it.each(Object.keys(wrong))(
    'holds up nobody with a hundred thousand %s in any field',
    { timeout: 600_000 },
    (name) => {
      const tried = new Set<string>()
      const found = routes.flatMap(([key, route]) =>
        Object.entries((route.body as z.ZodObject | undefined)?.shape ?? {}).flatMap(([field, inner]) => {
          const schema = inner as unknown as Schema
          const signature = `${route.files ? 'as text ' : ''}${signatureOf(schema)}`
          if (!takesMuch(schema) || tried.has(signature)) return []
          tried.add(signature)
          const body = { [field]: route.files ? asText(wrong[name]!, bodyLimitOf(route)) : wrong[name] }
          const milliseconds = cost(() => validated(route, { body }), most)
          return isTooLong(milliseconds, most) ? [`${key} takes ${Math.round(milliseconds)} ms for its ${field}`] : []
        }),
      )
      expect(tried.size).toBeGreaterThan(20)
      expect(found).toEqual([])
    },
  )

  it('is answered with its first hundred errors, or with its limit alone', () => {
    // As much as this has more values than the check counts in an ordinary body.
    const route = { access: 'signedIn', summary: '', maxBytes: 4 * megabyte, reply: z.null() } as const
    const names = z.object({ names: z.array(z.string().max(9)).max(50, 'Enter at most 50 names') })
    const sent = { names: wrong['wrong entries'], more: wrong['texts that cannot be stored'] }
    expect(validated({ ...route, body: names }, { body: { names: sent.names } })?.errors).toMatchObject([
      { path: 'body.names' },
    ])
    expect(validated(route, { body: sent })?.errors).toHaveLength(100)
    expect(validated(route, { body: wrong['fields'] })?.errors).toMatchObject([{ path: 'body' }])
    const { maxBytes: _, ...ordinary } = route
    expect(validated(ordinary, { body: sent })).toMatchObject({ status: 413, errors: undefined })
  })
})

/** As much of it as a form may have: what is longer is refused before it is read. */
function asText(value: object, most: number): string {
  const share = Math.min(1, most / JSON.stringify(value).length)
  const all = Object.entries(value)
  const some = all.slice(0, Math.floor(all.length * share))
  return JSON.stringify(Array.isArray(value) ? some.map(([, one]) => one as unknown) : Object.fromEntries(some))
}

/** What reads a text: a field with its rules, or what follows it in a pipe. */
function readsText({ _zod: { def } }: Schema): boolean {
  return def.type === 'string' || (def.type === 'pipe' && def.in!._zod.def.type === 'string')
}

/** A list, or what may be one. */
const takesMuch = (schema: Schema) =>
  [...schemasIn(schema)].some(({ _zod }) => ['array', 'record', 'unknown', 'union'].includes(_zod.def.type))

/** Fields with the same rules are tried once. */
function signatureOf({ _zod: { def } }: Schema): string {
  return JSON.stringify(def, (name, value: unknown) => {
    if (typeof value === 'function') return name === 'error' ? undefined : value.toString()
    return value instanceof RegExp ? value.source : value
  })
}
