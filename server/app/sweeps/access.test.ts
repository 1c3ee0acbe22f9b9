import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { scopesFor } from '@muster/contract/integrations/key-access.ts'
import { keyScopes } from '@muster/contract/integrations/key-scopes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { rawCall, type Key } from '../../testing/call.ts'
import { sentOf } from '../../testing/one-of-everything/bodies.ts'
import { kindOf } from './testing/kinds.ts'
import { everyone, type Everyone } from './testing/everyone.ts'
import { undone } from './testing/undone.ts'

/** After an intended change, write it again: ACCESS=write npx vitest run --project server server/app/sweeps/access.test.ts */
const file = join(import.meta.dirname, '../../../docs/access.tsv')
const routes = (Object.entries(allRoutes) as [Key, Route][]).toSorted(([one], [other]) => (one < other ? -1 : 1))
const roles = ['Employee', 'Manager', 'Accountant', 'HR', 'Admin'] as const

/** An id that does not exist. */
const nothing = '01890a5d-ac96-774b-bcce-b302099a8057'

let all: Everyone
beforeAll(async () => {
  all = await everyone(roles, keyScopes)
}, 240_000)

it('lets each role make the calls that docs/access.tsv names, and no other', { timeout: 600_000 }, async () => {
  const lines = [['call', 'of', ...roles, 'by single sign-on', 'API key', 'half a sign-in', 'signed out'].join('\t')]
  const unfound: string[] = []
  for (const [key, route] of routes) {
    const kind = kindOf(key)
    if (route.access === 'public' || route.access === 'onboarding') {
      const anyone = route.access === 'public' ? 'anyone' : 'sign-up'
      lines.push([key, kind ?? '', ...Array.from({ length: roles.length + 4 }, () => anyone)].join('\t'))
      continue
    }
    const cells: string[] = []
    const differing: string[] = []
    for (const [index, caller] of all.callers.entries()) {
      const ids = kind === null ? [''] : targetsOf(caller.targets, kind)
      const marks: string[] = []
      for (const id of ids) marks.push(await mark(caller.token, key, route, id))
      cells.push(marks.join(' '))
      const of = ids.length > 1 ? 1 : 0
      const bySso = await mark(caller.bySso, key, route, ids[of]!)
      if (bySso !== marks[of]) differing.push(`${roles[index]!}: ${bySso}`)
    }
    if (kind !== null && !rests.has(key) && cells.every((cell) => !/yes|waits|admitted/.test(cell)))
      unfound.push(`${key} (${kind})`)
    const some = kind === null ? '' : targetsOf(all.callers[0]!.targets, kind).at(-2)!
    const byKey =
      (await mark(all.key, key, route, some)) === '-' ? '-' : (scopesFor(key, route) ?? ['all']).join(' or ')
    const others = [await mark(all.half, key, route, some), await mark(null, key, route, some)]
    lines.push([key, kind ?? '', ...cells, differing.join('; ') || 'the same', byKey, ...others].join('\t'))
  }
  if (process.env['ACCESS'] === 'write') await writeFile(file, `${lines.join('\n')}\n`)
  // Someone has a record of every kind, otherwise its row would prove nothing.
  expect(unfound).toEqual([])
  expect(lines).toEqual((await readFile(file, 'utf8')).trimEnd().split('\n'))
})

/** Calls about a state that nobody is in: an erasure that was requested, a sign-in that the provider has turned off. */
const rests = new Set<string>(['DELETE /api/v1/privacy/erasure/{id}', 'PUT /api/v1/user/single-sign-on/sign-in/{id}'])

/** Own, the team's, another person's and another company's; records without a person are here or elsewhere. */
function targetsOf(targets: Everyone['callers'][number]['targets'], kind: string): string[] {
  const ids = targets.people.map((records) => records.get(kind))
  if (ids.every((id) => id !== undefined)) return ids
  return targets.places.map((records) => records.get(kind) ?? nothing)
}

/** Changes are made and rolled back; calls without an id get invalid input. */
async function mark(token: string | null, key: Key, route: Route, id: string): Promise<string> {
  const isRead = key.startsWith('GET')
  const params = { params: Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'none'])) }
  const sent = id === '' ? { ...params, ...(isRead ? {} : { body: 'nothing' }) } : sentOf(key, route, all.bodies, id)
  await all.forgive(id || 'none')
  const { status } = await undone(all.app, () => rawCall(token, key, sent as never))
  if (status >= 500 || status === 429) return `error ${status}`
  if (status === 401 || status === 403) return '-'
  if (id === '' && !isRead) return 'admitted'
  if (status === 202) return 'waits'
  return status === 404 ? 'unknown' : status < 300 ? 'yes' : 'admitted'
}
