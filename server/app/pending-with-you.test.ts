import { beforeAll, expect, it } from 'vitest'
import type { Key } from '../testing/call.ts'
import type { Person } from '../testing/company.ts'
import { aRequestCompany, type RequestCompany, type TriedType, triedTypes } from '../testing/each-request.ts'
import { toDecide, withPasswords } from '../testing/second-person.ts'
import { pay, runPayroll, withPayroll } from '../features/payroll/testing.ts'

const inboxes: Readonly<Record<string, Key>> = {
  leave: 'GET /api/v1/employee/all-leave',
  compOff: 'GET /api/v1/employee/all-compOff',
  workFromHome: 'GET /api/v1/employee/work-from-home-approval',
  attendance: 'GET /api/v1/employee/attendance-approval',
  travel: 'GET /api/v1/employee/travel-expense-approval',
  procurement: 'GET /api/v1/employee/procurement-approval',
  claim: 'GET /api/v1/employee/all-claims',
} satisfies Record<TriedType, Key>

let at: RequestCompany
beforeAll(async () => {
  at = await aRequestCompany()
  for (const type of triedTypes) expect((await at.send(at.priya, type)).status).toBe(200)
  const company = await withPayroll(at.company)
  await pay(company, at.priya, 60_000_000, '2026-11-02')
  await withPasswords(company, at.hr)
  const id = await runPayroll(company, '2026-11')
  const body = { action: 'approve' as const }
  expect((await at.admin.raw('PUT /api/v1/user/payrun/{id}', { params: { id }, body })).status).toBe(202)
}, 60_000)

/** The menu's count of each entry, with the rows of the list behind it. */
async function entries(who: Person) {
  const counts = await who.call('GET /api/v1/employee/approval-counts')
  const requests = []
  for (const { type, count } of counts) {
    const { data } = (await who.call(inboxes[type]!, { query: { limit: 100 } } as never)) as unknown as {
      data: object[]
    }
    requests.push({ entry: type, count, listed: data.length })
  }
  const { toDecide: count } = await who.call('GET /api/v1/user/pending-change-count')
  return [...requests, { entry: 'changes', count, listed: (await toDecide(who)).length }]
}

it.each(['lead', 'hr', 'admin', 'priya'] as const)('counts of the menu are lists, of every kind: %s', async (name) => {
  const who = at[name]
  const found = await entries(who)
  expect(found.map(({ entry, listed }) => [entry, listed])).toEqual(found.map(({ entry, count }) => [entry, count]))
  const requests = found.filter(({ entry }) => entry !== 'changes').reduce((sum, { count }) => sum + count, 0)
  const all = await who.call('GET /api/v1/employee/pending-approvals', { query: { limit: 100 } })
  expect([all.data.length, all.pagination.total]).toEqual([requests, requests])
  expect((await who.call('GET /api/v1/dashboard/recent-approval')).waitingTotal).toBe(requests)
})

it('the run is pending with who can approve it, beside requests of every kind with the admin', async () => {
  expect((await toDecide(at.hr)).map(({ title }) => title)).toEqual(['Approve: November 2026 pay run'])
  const counted = (await entries(at.admin)).filter(({ count }) => count > 0).map(({ entry }) => entry)
  expect(counted.toSorted()).toEqual([...triedTypes].toSorted())
})
