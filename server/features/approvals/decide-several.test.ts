import { beforeAll, expect, it } from 'vitest'
import { requestTypeNames } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Person } from '../../testing/company.ts'
import { anApprovalCompany, type ApprovalCompany } from './testing/approval-company.ts'

let company: ApprovalCompany
let anita: Person
let priya: Person
let stranger: Person

beforeAll(async () => {
  company = await anApprovalCompany()
  anita = await company.employee('Anita Rao', { role: 'Manager' })
  stranger = await company.employee('Stranger Das', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: anita })
})

const several = (who: Person, ids: readonly Id[], more: object = { status: 'approved' }) =>
  who.call('PUT /api/v1/employee/decisions', {
    body: { requests: ids.map((_id) => ({ type: 'leave' as const, _id })), ...more } as never,
  })
const states = async (ids: readonly Id[]) => Promise.all(ids.map(async (id) => (await company.see(priya, id)).state))
const days = (id: Id) => company.told(priya, id)

it('decides what it can and gives the reason for the rest, in the order given', async () => {
  const ids = [await company.ask(priya), await company.ask(priya), await company.ask(priya)]
  await priya.call('PUT /api/v1/employee/leave-cancel/{id}', { params: { id: ids[1]! }, body: {} })
  const nowhere = '01930000-0000-7000-8000-000000000001'
  expect(await several(anita, [ids[2]!, nowhere, ids[1]!, ids[0]!])).toEqual([
    { _id: ids[2], refusal: null },
    { _id: nowhere, refusal: 'The request was not found.' },
    { _id: ids[1], refusal: 'This request was already cancelled by Priya Nair.' },
    { _id: ids[0], refusal: null },
  ])
  expect(await states(ids)).toEqual(['approved', 'cancelled', 'approved'])
  for (const id of [ids[0]!, ids[2]!]) expect(await days(id)).toHaveLength(1)
})

it('rejects all with one reason, and none without', async () => {
  const ids = [await company.ask(priya), await company.ask(priya)]
  const body = { status: 'rejected' as const, requests: ids.map((_id) => ({ type: 'leave' as const, _id })) }
  const { status, errors } = await anita.refused('PUT /api/v1/employee/decisions', { body })
  expect([status, errors?.map(({ path }) => path)]).toEqual([400, ['body.note']])
  expect(await states(ids)).toEqual(['pending', 'pending'])
  await several(anita, ids, { status: 'rejected', note: 'The release is that week' })
  const seen = await Promise.all(ids.map((id) => company.see(priya, id)))
  expect(seen.map(({ state, events }) => [state, events.at(-1)?.note])).toEqual([
    ['rejected', 'The release is that week'],
    ['rejected', 'The release is that week'],
  ])
})

it('decides each once, even if two people decide the same ones at the same moment in different orders', async () => {
  const ids = [await company.ask(priya), await company.ask(priya), await company.ask(priya)]
  const both = await Promise.all([several(anita, ids), several(company.admin, ids.toReversed())])
  const done = both.flat().filter(({ refusal }) => refusal === null)
  expect(done.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
  for (const id of ids) {
    const { state, events } = await company.see(priya, id)
    expect([state, events.map(({ kind }) => kind)]).toEqual(['approved', ['submitted', 'approved']])
  }
})

it("refuses other people's, one's own, a type without requests, and duplicates", async () => {
  const id = await company.ask(priya)
  const own = await company.ask(anita)
  expect(await several(stranger, [id])).toEqual([{ _id: id, refusal: 'The request was not found.' }])
  expect(await several(anita, [own])).toEqual([{ _id: own, refusal: "You can't approve or reject your own request." }])
  expect((await priya.raw('PUT /api/v1/employee/decisions', { body: bodyOf(id) })).status).toBe(403)
  const twice = { ...bodyOf(id), requests: [...bodyOf(id).requests, ...bodyOf(id).requests] }
  expect((await anita.refused('PUT /api/v1/employee/decisions', { body: twice })).errors).toEqual([
    { path: 'body.requests', message: 'A request is named twice' },
  ])
  const others = await company.admin.call('PUT /api/v1/employee/decisions', {
    body: { status: 'approved', requests: [{ type: requestTypeNames.at(-1)!, _id: id }] },
  })
  expect(others[0]?.refusal).not.toBeNull()
  expect(await states([id])).toEqual(['pending'])
})

const bodyOf = (_id: Id) => ({ status: 'approved' as const, requests: [{ type: 'leave' as const, _id }] })
