import { beforeEach, expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { approveOnly, toDecide, withPasswords } from '../../../testing/second-person.ts'
import { withPayroll } from '../testing.ts'
import { approvedClaim } from './testing.ts'

let company: Company
let ravi: Person
let meera: Person
let priya: Person

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  meera = await company.employee('Meera Iyer', { role: 'HR' })
  priya = await company.employee('Priya Nair')
  await withPasswords(company, ravi, meera)
})

const post = 'POST /api/v1/user/payable-payment'
const undoCall = 'POST /api/v1/user/payable-payment/{id}/undo'
const body = (ids: string[], more: object = {}) => ({ body: { payables: ids, reference: 'UTR 8812', ...more } })
const list = async () =>
  (await meera.call('GET /api/v1/user/payable', { query: { state: 'open', sortBy: 'since', sortOrder: 'asc' } })).data

test('a payment that awaits a second person is shown at each amount it covers, and cannot be requested again', async () => {
  await approvedClaim(company, priya, 'CL-0001', 4_500_00)
  await approvedClaim(company, priya, 'CL-0002', 1_000_00)
  await approvedClaim(company, priya, 'CL-0003', 700_00)
  const ids = new Map((await list()).map(({ request, _id }) => [request.number, _id]))
  const [first, second, third] = ['CL-0001', 'CL-0002', 'CL-0003'].map((number) => ids.get(number)!)
  expect((await ravi.raw(post, body([first!, second!]))).status).toBe(202)
  const waiting = new Map((await list()).map((row) => [row.request.number, row.waiting]))
  expect(waiting.get('CL-0001')).toMatchObject({ step: 'payment', requestedBy: 'Ravi Kumar' })
  expect(waiting.get('CL-0002')).toEqual(waiting.get('CL-0001'))
  expect(waiting.get('CL-0003')).toBeNull()
  const about = { query: { view: 'pending' as const, recordId: second! } }
  expect((await meera.call('GET /api/v1/user/pending-change', about)).data).toHaveLength(1)

  // By the same user and by another one, for another part and together with another amount.
  for (const [person, sent] of [
    [ravi, body([first!])],
    [meera, body([second!], { amountPaise: 1_00 })],
    [meera, body([third!, first!])],
  ] as const)
    expect(await person.refused(post, sent)).toMatchObject({ status: 409 })
  expect(await toDecide(meera)).toHaveLength(1)
  // Nor is it left to payroll meanwhile.
  const choice = { body: { paidBy: 'outside' as const, fromMonth: '2026-12' } }
  expect(await meera.refused('PUT /api/v1/user/payable/{id}', { params: { id: first! }, ...choice })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^CL-0001: a change requested by Ravi Kumar awaits approval\./),
  })

  expect(await approveOnly(meera)).toMatchObject({ state: 'approved' })
  expect((await list()).map(({ request, waiting: left }) => [request.number, left])).toEqual([['CL-0003', null]])
})

test('a withdrawn one can be requested again, and of two calls at the same moment only one is pending', async () => {
  await approvedClaim(company, priya, 'CL-0001', 4_500_00)
  const [{ _id }] = (await list()) as [Awaited<ReturnType<typeof list>>[number]]
  const sent = [ravi.raw(post, body([_id])), meera.raw(post, body([_id], { reference: 'UTR 9001' }))]
  expect((await Promise.all(sent)).map(({ status }) => status).toSorted()).toEqual([202, 409])
  const [asked] = await list()
  const asker = asked!.waiting!.requestedBy === 'Ravi Kumar' ? ravi : meera
  const params = { id: asked!.waiting!._id }
  await asker.call('PUT /api/v1/user/pending-change/{id}', { params, body: { decision: 'withdraw' } })
  expect((await list())[0]!.waiting).toBeNull()
  expect((await ravi.raw(post, body([_id]))).status).toBe(202)
})

test('undoing a payment is requested once, and shown at its amount', async () => {
  await approvedClaim(company, priya, 'CL-0001', 4_500_00)
  const [{ _id }] = (await list()) as [Awaited<ReturnType<typeof list>>[number]]
  await ravi.raw(post, body([_id], { amountPaise: 1_500_00 }))
  await approveOnly(meera)
  const { payments } = await ravi.call('GET /api/v1/user/payable/{id}', { params: { id: _id } })
  const undo = (reason: string) => ({ params: { id: payments[0]!._id }, body: { reason } })
  expect((await ravi.raw(undoCall, undo('It came back'))).status).toBe(202)
  expect((await list())[0]!.waiting).toMatchObject({ step: 'undo', requestedBy: 'Ravi Kumar' })
  expect(await meera.refused(undoCall, undo('Another reason'))).toMatchObject({ status: 409 })
  await approveOnly(meera)
  expect((await list())[0]).toMatchObject({ waiting: null, openPaise: 4_500_00 })
})
