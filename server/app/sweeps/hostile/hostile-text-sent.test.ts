import { expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { check } from '../../../platform/serve/check/check.ts'
import { rawCall, type Key } from '../../../testing/call.ts'
import { bodiesOf } from '../../../testing/one-of-everything/bodies.ts'
import { withOneOfEverything } from '../../../testing/one-of-everything/one-of-everything.ts'
import { idsOf } from '../../../testing/one-of-everything/rows-of.ts'
import { filledWith, type Schema } from '../testing/filled.ts'
import { hostile } from '../testing/hostile.ts'
import { undone } from '../testing/undone.ts'
import { costOfCall } from '../../../testing/measure/processor-time.ts'
import { isTooLong } from '../../../testing/measure/slowness.ts'

/** Milliseconds by which a text may make a call dearer. */
const most = 50

/** Calls whose work is pictures, PDFs and mails, or that would end the session of the test. */
const unsent = /signout|\/auth\/|own-record|user-info\/email/

const plain = ['Priya Nair', '2026-11', '09:30', '+919876543210', 'priya@company.test', 'IN-KA', '560001', 'x', '1']

it(
  'a text made to be slow to read holds up nobody where it is accepted, saved and shown',
  { timeout: 600_000 },
  async () => {
    const company = await withOneOfEverything('Acme')
    const { admin, app } = company
    const ids = await idsOf(company)
    const bodies = await bodiesOf(company, admin)
    const snake = (name: string) =>
      name.replace(/Ids?$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const known = (name: string) => {
      const id = /Ids?$/.test(name) ? ids.get(snake(name)) : undefined
      return id !== undefined && name.endsWith('Ids') ? [id] : id
    }
    const found: string[] = []
    const sent = new Set<string>()
    const accepted = new Set<string>()
    const costs = async (key: Key, route: Route, text: (length: number) => string, enough: number) => {
      const filling = { text, entries: () => 1, otherwise: plain, known }
      const filled = filledWith(route.body as unknown as Schema, filling) as object
      const body = { ...filled, ...bodies[key], ...textsOf(filled, bodies[key] ?? filled) }
      const noun = /\/([\w-]+)\/\{id\}/.exec(key)?.[1]?.replaceAll('-', '_') ?? ''
      const id = ids.get(noun) ?? ids.get(`${noun}_request`) ?? ids.get('employee')
      const params = Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, id]))
      if (!isAccepted(route, { params, query: {}, body })) return null
      sent.add(key)
      return costOfCall(async () => {
        const { status } = await undone(app, () => rawCall(admin.token, key, { params, body } as never))
        expect.soft([key, status < 500]).toEqual([key, true])
        if (status < 300) accepted.add(key)
      }, enough)
    }
    for (const [key, route] of Object.entries(allRoutes) as [Key, Route][]) {
      if (!route.body || route.files || unsent.test(key)) continue
      const usual = await costs(key, route, () => 'Priya', 0)
      for (const [name, text] of Object.entries(hostile)) {
        const milliseconds = await costs(key, route, text, (usual ?? 0) + most)
        if (milliseconds !== null && isTooLong(milliseconds, (usual ?? 0) + most))
          found.push(`${key} takes ${Math.round(milliseconds)} ms for ${name}, and ${Math.round(usual ?? 0)} usually`)
      }
    }
    // Otherwise nothing would have been tried.
    expect(sent.size).toBeGreaterThan(100)
    expect(accepted.size).toBeGreaterThan(40)
    expect(found).toEqual([])
  },
)

/** The texts of the filling, where the company's own body has a text that it chose freely. */
function textsOf(filled: object, body: object): object {
  const isFree = (name: string) => !/^(?:type|status|kind|action|answer|month|day|from|to)$/.test(name)
  return Object.fromEntries(
    Object.entries(filled).filter(
      ([name, value]) => typeof value === 'string' && value.length > 40 && isFree(name) && name in body,
    ),
  )
}

function isAccepted(route: Route, given: Parameters<typeof check>[1]): boolean {
  try {
    check(route, given)
    return true
  } catch {
    return false
  }
}
