import { expect, test } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { aCompany } from '../../testing/company.ts'

const anId = '01890a5d-ac96-774b-bcce-b302099a8057'
const calls = Object.entries(allRoutes) as [string, Route][]

/** The names of a call's parameters, and one that no call has. */
function namesOf({ query, paging }: Route): string[] {
  const known = Object.keys((query as { shape?: object } | undefined)?.shape ?? {})
  return [...known, ...(paging ? ['page', 'limit', 'next'] : []), 'other']
}

test('a parameter that comes twice or as a list is refused by every call', { timeout: 240_000 }, async () => {
  const { fastify, admin } = await aCompany()
  let callers = 0
  for (const [key, route] of calls) {
    if (route.access === 'onboarding' || key === 'POST /api/auth/user/signout') continue
    const [method, path = ''] = key.split(' ')
    for (const name of namesOf(route))
      for (const query of [`${name}=1&${name}=1`, `${name}[]=1`, `${name}[0]=1`, `${name}[$gt]=1`]) {
        callers += 1
        const { statusCode, json } = await fastify.inject({
          method: method as 'GET',
          url: `${path.replace(/\{\w+\}/g, anId)}?${query}`,
          headers: {
            authorization: `Bearer ${admin.token}`,
            // Public calls are limited by network.
            'x-forwarded-for': `10.9.${Math.floor(callers / 250)}.${callers % 250}`,
          },
          ...(method === 'GET' ? {} : { payload: {} }),
        })
        // Showing a number in full is limited before anything of the call is read.
        if (statusCode === 429 && key.endsWith('/reveal')) continue
        expect.soft([key, query, statusCode]).toEqual([key, query, 400])
        // Calls with files say first that one is missing.
        if (!route.files)
          expect
            .soft([key, query, (json() as { errors?: unknown }).errors])
            .toMatchObject([
              ...[key, query],
              expect.arrayContaining([expect.objectContaining({ path: `query.${query.split('=')[0]}` })]) as unknown,
            ])
      }
  }
})
