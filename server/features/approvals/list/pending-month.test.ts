import { expect, it } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { testNow } from '../../../testing/server.ts'
import { leave } from '../../leave/index.ts'
import { pendingInMonth } from '../index.ts'
import { shownRow } from './shown-row.ts'

it('a request is pending in every month that it touches, until it is decided', async () => {
  const company = await aCompany()
  company.clock.set(testNow)
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: anita })
  await company.within(async (tx) => {
    await leave.seed(tx)
    await leave.join(tx, priya.employee)
  })
  const [casual] = await priya.call('GET /api/v1/employee/leave-types', {})
  const { _id: id } = await priya.call('POST /api/v1/employee/leave', {
    body: { policyId: casual!._id, from: '2026-11-30', to: '2026-12-01', reason: 'A wedding in the family' },
  })
  const pending = async (month: string) =>
    (await company.within((tx) => pendingInMonth(tx, { month }))).map((request) => shownRow(request, 'en'))
  expect(await pending('2026-10')).toEqual([])
  expect(await pending('2026-11')).toEqual([
    {
      ...{ id, type: 'leave', employee: priya.employee, title: 'Casual leave', quantity: '2 days' },
      ...{ startsOn: '2026-11-30', endsOn: '2026-12-01', amountPaise: null },
    },
  ])
  expect(await pending('2026-12')).toHaveLength(1)
  await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } })
  expect(await pending('2026-12')).toEqual([])
})
