import { beforeAll, describe, expect, it } from 'vitest'
import { longestNote } from '@muster/contract/notes/note.ts'
import type { Id } from '@muster/contract/values.ts'
import {
  aRequestCompany,
  decideKey,
  type RequestCompany,
  submitKey,
  type TriedType,
  triedTypes,
  withdrawKey,
} from '../testing/each-request.ts'

let at: RequestCompany
beforeAll(async () => {
  at = await aRequestCompany()
})

const count = async (type: TriedType) => {
  const { data } = await at.own(at.priya, type)
  return data.filter(({ state }) => state === 'pending').length
}
const idOf = ({ body }: { body: unknown }) => (body as { data?: { _id?: Id } }).data?._id
const newest = async (type: TriedType) => (await at.own(at.priya, type)).data[0]!._id
/** These may be meant twice; the others refuse a second one for the same days. */
const repeatable: TriedType[] = ['procurement', 'claim']

describe.each(triedTypes)('the same request of %s', (type) => {
  it('is kept once, tapped six times in a row and six times at once', { timeout: 60_000 }, async () => {
    const answers = []
    for (let time = 0; time < 6; time++) answers.push(await at.send(at.priya, type))
    answers.push(...(await Promise.all(Array.from({ length: 6 }, () => at.send(at.priya, type)))))
    expect(await count(type)).toBe(1)
    expect(answers[0]!.status).toBe(200)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    if (repeatable.includes(type)) {
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(idOf))).toEqual(new Set([await newest(type)]))
    }
  })

  it('is another one under a key of its own, with other content, once the first is decided, or after ten minutes', async () => {
    if (!repeatable.includes(type)) return
    const body = at.drafts[type]()
    const marked = await at.priya.raw(submitKey(type), {
      body,
      headers: { 'idempotency-key': `${type} meant`.replace(' ', '-') },
    } as never)
    expect([marked.status, await count(type)]).toEqual([200, 2])
    expect((await at.send(at.priya, type, at.drafts[type]({ reason: 'Something else' }))).status).toBe(200)
    expect(await count(type)).toBe(3)
    for (const { _id, state } of (await at.own(at.priya, type)).data)
      if (state === 'pending') await at.priya.call(withdrawKey(type), { params: { id: _id }, body: {} } as never)
    expect((await at.send(at.priya, type)).status).toBe(200)
    expect(await count(type)).toBe(1)
    const rejected = { params: { id: await newest(type) }, body: { status: 'rejected', note: 'Not like this' } }
    await at.lead.call(decideKey(type), rejected as never)
    expect((await at.send(at.priya, type)).status).toBe(200)
    at.company.clock.advance(601)
    expect((await at.send(at.priya, type)).status).toBe(200)
    expect(await count(type)).toBe(2)
  })
})

it('a claim with another bill is another claim', async () => {
  const bill = (text: string) => [{ name: 'bill.pdf', bytes: Buffer.from(`%PDF-1.4\n${text}\n%%EOF`) }]
  const meal = (bills: number[]) =>
    at.drafts.claim({ reason: 'Dinner', lines: [at.meal({ amountPaise: 400_00, bills })] })
  const before = await count('claim')
  for (const text of ['one', 'one', 'two', 'one'])
    expect((await at.send(at.priya, 'claim', meal([1]), bill(text))).status).toBe(200)
  expect((await count('claim')) - before).toBe(2)
})

describe('what is likely to be tapped twice', () => {
  const note = { text: 'Call the bank' }
  const notes = async () =>
    (await at.priya.call('GET /api/v1/notes/get')).filter(({ text }) => text === note.text).length
  const add = () => at.priya.raw('POST /api/v1/notes/add', { body: note })

  it('is done once within a minute, in a row and at once', async () => {
    const answers = [await add(), await add(), ...(await Promise.all([add(), add(), add()]))]
    expect(new Set(answers.map(idOf)).size).toBe(1)
    expect(await notes()).toBe(1)
  })

  it('is another one after a minute, after a change, or under a key', async () => {
    at.company.clock.advance(61)
    const second = idOf(await add())!
    expect(await notes()).toBe(2)
    await at.priya.call('DELETE /api/v1/notes/delete/{id}', { params: { id: second } })
    await add()
    expect(await notes()).toBe(2)
    for (const key of ['one', 'two'])
      await at.priya.raw('POST /api/v1/notes/add', { body: note, headers: { 'idempotency-key': key } })
    expect(await notes()).toBe(4)
    // Another person's is their own.
    expect(idOf(await at.lead.raw('POST /api/v1/notes/add', { body: note }))).not.toBe(second)
  })

  it('is tried again after it failed', async () => {
    const wrong = { text: 'x'.repeat(longestNote + 1) }
    for (let time = 0; time < 2; time++)
      expect((await at.priya.raw('POST /api/v1/notes/add', { body: wrong })).status).toBe(400)
  })
})
