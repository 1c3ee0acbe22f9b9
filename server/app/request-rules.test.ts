import { beforeAll, describe, expect, it } from 'vitest'
import { entryOf, requestTypeNames, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Person } from '../testing/company.ts'
import { aRequestCompany, decideKey, told, withdrawKey, type RequestCompany } from '../testing/each-request.ts'

let at: RequestCompany
beforeAll(async () => {
  at = await aRequestCompany()
})

const newest = async (type: RequestTypeName) => (await at.own(at.priya, type)).data[0]!
const submitted = async (type: RequestTypeName): Promise<Id> => {
  expect(told(await at.send(at.priya, type))).toMatchObject({ status: 200 })
  return (await newest(type))._id
}
const decide = async (who: Person, type: RequestTypeName, id: Id) =>
  (await who.raw(decideKey(type), { params: { id }, body: { status: 'approved' } } as never)).status
/** The types of what somebody was told about a request. */
const toldOf = async (who: Person, id: Id) =>
  (await who.call('GET /api/v1/notification/all')).filter(({ targetId }) => targetId === id).map(({ type }) => type)

describe.each(requestTypeNames)('a request of %s', (type) => {
  const { notification, forward, forwardCall = 'claim-approval-forward' } = entryOf(type)
  let id: Id

  it('is told to the manager, and stands first in the list of its requester, five to a page', async () => {
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

  it('waits on when it is forwarded, and is told to whom it waits for then', async () => {
    const to = { params: { id }, query: { type: forward }, body: { employeeId: at.hr.employee, note: 'Yours' } }
    await at.lead.call(`PUT /api/v1/employee/${forwardCall}/{id}` as never, to as never)
    expect(await newest(type)).toMatchObject({ _id: id, state: 'pending' })
    expect(await toldOf(at.hr, id)).toContain(`${notification}-approvals`)
  })

  it('is decided by nobody who requested it, by the admin at any time, and once', async () => {
    expect([403, 404]).toContain(await decide(at.priya, type, id))
    expect(await decide(at.admin, type, id)).toBe(200)
    expect(await decide(at.hr, type, id)).toBe(409)
    expect(await newest(type)).toMatchObject({ _id: id, state: 'approved' })
    expect(await toldOf(at.priya, id)).toContain(notification)
  })
})
