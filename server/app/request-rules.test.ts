import { beforeAll, describe, expect, it } from 'vitest'
import { entryOf } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Person } from '../testing/company.ts'
import {
  aRequestCompany,
  decideKey,
  told,
  triedTypes,
  withdrawKey,
  type RequestCompany,
  type TriedType,
} from '../testing/each-request.ts'

let at: RequestCompany
beforeAll(async () => {
  at = await aRequestCompany()
})

const newest = async (type: TriedType) => (await at.own(at.priya, type)).data[0]!
const submitted = async (type: TriedType): Promise<Id> => {
  expect(told(await at.send(at.priya, type))).toMatchObject({ status: 200 })
  return (await newest(type))._id
}
const decide = async (who: Person, type: TriedType, id: Id) =>
  (await who.raw(decideKey(type), { params: { id }, body: { status: 'approved' } } as never)).status
const approved = (more: object) => ({ status: 'approved', ...more })
/** For types with lines: what HR reads before deciding. */
const linesOf = async (type: TriedType, id: Id) => {
  const key = decideKey(type).replace('PUT', 'GET') as never
  return ((await at.hr.call(key, { params: { id } } as never)) as unknown as { lines: { _id: Id; total: number }[] })
    .lines
}
/** The types of a person's notifications about a request. */
const toldOf = async (who: Person, id: Id) =>
  (await who.call('GET /api/v1/notification/all')).filter(({ targetId }) => targetId === id).map(({ type }) => type)

describe.each(triedTypes)('a request of %s', (type) => {
  const { hasLines, notification, forward, forwardCall = 'claim-approval-forward' } = entryOf(type)
  let id: Id

  it('notifies the manager, and is first in the list of its requester, five to a page', async () => {
    const before = await submitted(type)
    await at.priya.call(withdrawKey(type), { params: { id: before }, body: {} } as never)
    id = await submitted(type)
    const { data, pagination } = await at.own(at.priya, type)
    expect(data.map(({ _id, state }) => [_id, state])).toEqual([
      [id, 'pending'],
      [before, 'cancelled'],
    ])
    expect(pagination).toMatchObject({ page: 1, limit: 5, total: 2 })
    expect(await toldOf(at.lead, id)).toEqual([`${notification}-approvals`])
  })

  it('stays pending when forwarded, and notifies its new assignee', async () => {
    const to = { params: { id }, query: { type: forward }, body: { employeeId: at.hr.employee, note: 'Yours' } }
    await at.lead.call(`PUT /api/v1/employee/${forwardCall}/{id}` as never, to as never)
    expect(await newest(type)).toMatchObject({ _id: id, state: 'pending' })
    expect(await toldOf(at.hr, id)).toContain(`${notification}-approvals`)
  })

  it('is not decided with wrong amounts, which are reported at their field', async () => {
    const [line] = hasLines ? await linesOf(type, id) : []
    const wrong: (readonly [body: object, path: string, message: string])[] = [
      [{ status: 'rejected' }, 'note', 'Enter a reason. The employee sees it.'],
      ...(line === undefined
        ? ([
            [approved({ amount: 100 }), 'amount', 'This request has no amount to approve'],
            [approved({ lines: [{ _id: id, amount: 100 }] }), 'lines', 'This request has no lines to approve'],
          ] as const)
        : ([
            [approved({ amount: 100 }), 'amount', 'Enter the approved amount of each line instead'],
            [approved({ lines: [{ _id: id, amount: 100 }] }), 'lines.0._id', 'This request has no such line'],
            [approved({ lines: [{ _id: line._id, amount: -1 }] }), 'lines.0.amount', 'Enter an amount of at least ₹0'],
            [approved({ lines: [{ _id: line._id, amount: line.total + 1 }] }), 'lines.0.amount', 'at most'],
            [approved({ lines: [{ _id: line._id, amount: 1 }] }), 'lines.0.note', 'Enter why the amount is lower'],
            [approved({ lines: [{ _id: line._id, amount: 0, note: 'No' }] }), 'lines', 'Nothing is left to approve.'],
          ] as const)),
    ]
    for (const [body, path, message] of wrong)
      expect(told(await at.hr.raw(decideKey(type), { params: { id }, body } as never))).toMatchObject({
        status: 400,
        errors: [{ path: `body.${path}`, message: expect.stringContaining(message) }],
      })
    expect(await newest(type)).toMatchObject({ _id: id, state: 'pending' })
  })

  it('is never decided by its requester, at any time by the admin, and only once', async () => {
    expect([403, 404]).toContain(await decide(at.priya, type, id))
    expect(await decide(at.admin, type, id)).toBe(200)
    expect(await decide(at.hr, type, id)).toBe(409)
    expect(await newest(type)).toMatchObject({ _id: id, state: 'approved' })
    expect(await toldOf(at.priya, id)).toContain(notification)
  })
})
