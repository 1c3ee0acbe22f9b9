import { describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { scopesFor } from '@muster/contract/integrations/key-access.ts'
import { keyScopes, type KeyScope } from '@muster/contract/integrations/key-scopes.ts'
import { permissionAreas } from '@muster/contract/permission-areas.ts'
import type { Route } from '@muster/contract/routes.ts'
import { rawCall, type Key } from '../../../testing/call.ts'
import { aCompany } from '../../../testing/company.ts'
import { aKey } from '../testing/a-key.ts'

const routes = (Object.entries(allRoutes) as [Key, Route][]).filter(
  ([, { access }]) => access !== 'public' && access !== 'onboarding',
)
const taken = routes.flatMap(([key, route]) => {
  const scopes = scopesFor(key, route)
  return scopes === null ? [] : [[key, scopes] as const]
})
const anId = '01890a5d-ac96-774b-bcce-b302099a8057'
const paramsOf = (key: string, id = anId) =>
  Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id]))
const send = async (token: string, key: Key, id?: string) =>
  rawCall(token, key, { params: paramsOf(key, id), ...(key.startsWith('GET') ? {} : { body: {} }) } as never)

describe('every call, by a key', () => {
  it('is refused without one of its scopes, whatever other scopes the key has', async () => {
    const company = await aCompany()
    const keys = new Map<string, string>()
    for (const [key, scopes] of taken) {
      const others = keyScopes.filter((scope) => !scopes.includes(scope))
      const name = others.join()
      if (!keys.has(name)) keys.set(name, (await aKey(company, others)).key)
      expect.soft([key, (await send(keys.get(name)!, key)).status]).toEqual([key, 403])
    }
  })

  it('gets through with any one of them', async () => {
    const company = await aCompany()
    const keys = new Map<KeyScope, string>()
    for (const [key, scopes] of taken) {
      for (const scope of scopes) {
        if (!keys.has(scope)) keys.set(scope, (await aKey(company, [scope])).key)
        const { status, body } = await send(keys.get(scope)!, key)
        expect.soft([key, scope, [401, 403, 500].includes(status)], JSON.stringify(body)).toEqual([key, scope, false])
      }
    }
  })

  it('is refused to all keys if it is for people', async () => {
    const company = await aCompany()
    const { key } = await aKey(company, keyScopes)
    const notTaken = routes.filter(([name]) => !taken.some(([one]) => one === name))
    for (const [name] of notTaken) {
      const { status, body } = await send(key, name)
      expect
        .soft([name, status, (body as { message: string }).message])
        .toEqual([...[name, 403, 'API keys cannot make this call. It is for people who are signed in.']])
    }
    expect(notTaken.map(([name]) => name)).toEqual(
      expect.arrayContaining(
        [
          ...['POST /api/v1/employee/punch-in', 'GET /api/v1/user/security', 'POST /api/v1/user/api-key'],
          ...[
            'PUT /api/v1/employee/permissions/{id}',
            'POST /api/v1/user/role',
            'PUT /api/v1/user/pending-change/{id}',
          ],
        ].filter((name) => name in allRoutes),
      ),
    )
  })

  it('finds nothing of another company', async () => {
    const [company, other] = [await aCompany(), await aCompany('Other')]
    const priya = await other.employee('Priya Nair')
    const { key } = await aKey(company, keyScopes)
    const own = await company.employee('Anita Rao')
    let reachable = 0
    for (const [name] of taken) {
      if (!name.startsWith('GET /api/v1/employee/') || !name.endsWith('{id}')) continue
      if ((await send(key, name, own.employee)).status === 200) reachable += 1
      expect.soft([name, (await send(key, name, priya.employee)).status >= 400]).toEqual([name, true])
    }
    expect(reachable).toBeGreaterThan(2)
  })
})

it('each scope opens some call, and each area is either open to keys or closed on purpose', () => {
  const open = new Set(taken.flatMap(([, scopes]) => scopes))
  const comes = ['announcements:write', 'documents:read']
  expect(keyScopes.filter((scope) => !open.has(scope) && !comes.includes(scope))).toEqual([])
  const given = new Set(keyScopes.map((scope) => scope.split(':')[0]))
  expect(Object.keys(permissionAreas).filter((area) => !given.has(area))).toEqual([
    ...['access', 'ownAttendance', 'teamAttendance'],
    ...['ownLeave', 'ownCompOff', 'ownWorkFromHome', 'ownTravel', 'ownClaims', 'ownProcurement'],
    ...['leaveApproval', 'compOffApproval', 'workFromHomeApproval', 'attendanceApproval'],
    ...['travelApproval', 'claimApproval', 'procurementApproval'],
  ])
})
