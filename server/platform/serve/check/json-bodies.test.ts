import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { bodyBytes } from '../../costs/table.ts'
import { hasMoreParts, limitJsonBodies } from './json-bodies.ts'

const partsOf = (value: unknown): number =>
  value === null || typeof value !== 'object'
    ? 1
    : 1 + Object.values(value).reduce<number>((sum, item) => sum + partsOf(item), 0)

it('refuses no JSON that has as many values as it may', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.boolean(), (value, isSpaced) => {
      expect(hasMoreParts(JSON.stringify(value, null, isSpaced ? 2 : 0), partsOf(value))).toBe(false)
    }),
  )
})

it('sees too many values in every shape, and none in texts', () => {
  for (const json of [
    '[0,0,0,0,0]',
    '[[],[],[],[]]',
    '{"a":0,"b":0,"c":0,"d":0,"e":{}}',
    '[[[[[',
    '["\\\\",",","\\",",0,0,0]',
  ])
    expect([json, hasMoreParts(json, 4)]).toEqual([json, true])
  for (const json of ['",,,,,,[[[[[{{{{"', '["\\",,,,,,", "[[[[[["]', '{"a,,,,,,[[[[":"\\\\"}'])
    expect([json, hasMoreParts(json, 4)]).toEqual([json, false])
})

it('answers 413 for too many values, and reads what is short of that', async () => {
  const fastify = Fastify({ bodyLimit: bodyBytes.ordinary })
  limitJsonBodies(fastify)
  fastify.post('/', (request) => ({ length: (request.body as unknown[]).length }))
  const post = async (payload: string) => {
    const { statusCode, body } = await fastify.inject({
      ...{ method: 'POST', url: '/', headers: { 'content-type': 'application/json; charset=utf-8' }, payload },
    })
    return [statusCode, JSON.parse(body)]
  }
  const most = bodyBytes.ordinary / bodyBytes.ofPart
  expect(await post(`[${'0,'.repeat(most - 2)}0]`)).toEqual([200, { length: most - 1 }])
  expect((await post(`[${'0,'.repeat(most)}0]`))[0]).toBe(413)
  expect((await post('{"a":'))[0]).toBe(400)
  expect((await post('{"__proto__":{"a":1}}'))[0]).toBe(400)
})
