import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { bodyLimitOf, mostParts } from '../../platform/costs/body-limit.ts'
import { largestBody } from '../../platform/costs/largest-body.ts'
import { bodiesAtOnce, bodyBytes, heavyTurns, ordinaryTurns } from '../../platform/costs/table.ts'
import { check } from '../../platform/serve/check/check.ts'
import { hasMoreParts } from '../../platform/serve/check/json-bodies.ts'
import { rawCall, type Key } from '../../testing/call.ts'
import { aCompany } from '../../testing/company.ts'
import { cost } from '../../testing/measure/processor-time.ts'
import { isTooLong } from '../../testing/measure/slowness.ts'

const withBody = (Object.entries(allRoutes) as [Key, Route][]).filter(([, { body }]) => body !== undefined)
const sizes = withBody.map(([key, route]) => ({ key, route, needs: largestBody(route.body!) }))

describe('what a call may cost', () => {
  it('is 64 kB of body, or what its form needs', () => {
    for (const { key, route, needs } of sizes) {
      const limit = bodyLimitOf(route)
      expect.soft([key, limit <= bodyBytes.declaredAtMost]).toEqual([key, true])
      if (route.maxBytes === undefined) continue
      // A schema that sets no limit is held to what is declared.
      const tooMuch = Number.isFinite(needs) && limit > Math.max(bodyBytes.ordinary, needs * 1.5)
      expect.soft([key, Math.round(needs), tooMuch]).toEqual([key, Math.round(needs), false])
    }
  })

  it('is enough for the longest lists that its form takes', () => {
    // Two hundred notes of a thousand letters each are no decision that anyone writes.
    const decisions = /^PUT .*(-approval|attendance-request)\/\{id\}$/
    for (const { key, route, needs } of sizes)
      if (Number.isFinite(needs) && !decisions.test(key))
        expect.soft([key, Math.round(needs), needs <= bodyLimitOf(route)]).toEqual([key, Math.round(needs), true])
  })

  it('is less than 50 ms of the processor for a body of nothing but wrong values', { timeout: 120_000 }, () => {
    for (const { key, route } of sizes) {
      const limit = bodyLimitOf(route)
      for (const json of wrongBodies(route, limit)) {
        const millis = cost(() => {
          try {
            if (!hasMoreParts(json, mostParts(limit))) check(route, { params: {}, query: {}, body: JSON.parse(json) })
          } catch {
            // Refused, as it should be.
          }
        }, 50)
        expect
          .soft([key, json.slice(0, 40), isTooLong(millis, 50) ? millis : 'quick'])
          .toEqual([key, json.slice(0, 40), 'quick'])
      }
    }
  })

  it('is refused above that with 413, before it is read', async () => {
    const { admin, fastify } = await aCompany()
    const asked = withBody.filter(([, { files, access }]) => !files && access !== 'public' && access !== 'onboarding')
    const ask = async ([key, route]: (typeof asked)[number]) => {
      const [method, template = ''] = key.split(' ')
      const { statusCode } = await fastify.inject({
        ...{ method: method as 'POST', url: template.replace(/\{\w+\}/g, '01890a5d-ac96-774b-bcce-b302099a8057') },
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
        payload: `{"name":"${'x'.repeat(bodyLimitOf(route))}"}`,
      })
      // Some ask for a proof of identity, or are not for admins, before a body is looked at.
      return [key, statusCode === 413 || statusCode === 403 || statusCode === 401]
    }
    // As many at once as an account may send, because each refusal is delayed.
    for (let at = 0; at < asked.length; at += bodiesAtOnce.ofAccount) {
      const some = asked.slice(at, at + bodiesAtOnce.ofAccount)
      expect.soft(await Promise.all(some.map(ask))).toEqual(some.map(([key]) => [key, true]))
    }
  })

  it('counts the fields beside files together', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    const body = { reason: 'x'.repeat(140_000) }
    const files = { documents: [{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }] }
    const { status } = await rawCall(priya.token, 'POST /api/v1/employee/leave', { body, files } as never)
    expect(status).toBe(413)
  })

  it('is counted by a rate of the one table', () => {
    const root = join(import.meta.dirname, '../../..')
    const own = /max: [\d_]+, seconds: [\d_ *]+/
    for (const path of globSync('server/{platform,features,app}/**/*.ts', { cwd: root })) {
      if (path.includes('.test.') || path.includes('/testing') || path.endsWith('costs/rates.ts')) continue
      const found = own.exec(readFileSync(join(root, path), 'utf8'))?.[0]
      if (exceptions.has(path)) continue
      expect.soft([path, found]).toEqual([path, undefined])
    }
  })
})

/** Counted beside a text of their own, where the reader of the code needs both. */
const exceptions: ReadonlySet<string> = new Set([
  'server/features/identity/code.ts',
  'server/features/identity/mailed-link/new-address.ts',
  'server/features/identity/new-password/reset.ts',
])

/** Lists of wrong values, wherever a body has a list, and as the body itself: as long as its bytes allow, and as its values may be. */
function wrongBodies(route: Route, limit: number): string[] {
  const list = (value: string, length: number) => `[${`${value},`.repeat(length)}${value}]`
  const values = ['0', '{}', '""']
  const longest = values.map((value) => list(value, Math.floor(limit / (value.length + 1)) - 100))
  const read = values.map((value) => list(value, mostParts(limit) - 3))
  const names = Object.keys((route.body as { shape?: object }).shape ?? {}).slice(0, 40)
  const many = Array.from({ length: mostParts(limit) / 2 }, (_, at) => `"${at}":0`).join(',')
  return [...longest, ...read, ...names.flatMap((name) => read.map((text) => `{"${name}":${text}}`)), `{${many}}`]
}

describe('one account against all', () => {
  it('has its many calls refused, while a colleague and another company are served', { timeout: 120_000 }, async () => {
    const [acme, globex] = [await aCompany(), await aCompany('Globex')]
    const [asha, priya] = [await acme.employee('Asha Pillai'), await acme.employee('Priya Nair')]
    const maya = await globex.employee('Maya Sen')
    const { running, busy, waiting } = ordinaryTurns.ofAccount
    const ask = (token: string) => rawCall(token, 'GET /api/v1/user/user-info', {})
    const flood = Array.from({ length: running + waiting + 50 }, () => ask(asha.token))
    expect((await ask(priya.token)).status).toBe(200)
    expect((await ask(maya.token)).status).toBe(200)
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({
      headers: { 'retry-after': '5' },
      body: { message: 'You have too many requests running. Wait for some to finish, then try again.' },
    })
    // While the process is busy, fewer run at once.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(busy + waiting)
    expect((await ask(asha.token)).status).toBe(200)
  })

  it('has its heavy calls made one by one, and the others go between', { timeout: 120_000 }, async () => {
    const [acme, globex] = [await aCompany(), await aCompany('Globex')]
    const [asha, maya] = [await acme.employee('Asha Pillai'), await globex.employee('Maya Sen')]
    const ask = (token: string) => rawCall(token, 'GET /api/v1/employee/self-tax-projection', {})
    const order: string[] = []
    const many = Array.from({ length: heavyTurns.ofAccount.waiting }, (_, at) =>
      ask(asha.token).then(({ status }) => order.push(`asha ${at} ${status < 429}`)),
    )
    await ask(maya.token).then(() => order.push('maya'))
    await Promise.all(many)
    expect(order.indexOf('maya')).toBeLessThan(4)
    expect(order.filter((one) => one.endsWith('true'))).toHaveLength(heavyTurns.ofAccount.waiting)
  })
})
