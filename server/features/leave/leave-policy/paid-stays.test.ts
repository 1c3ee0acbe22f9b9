import { expect, it } from 'vitest'
import { newId } from '../../../platform/id.ts'
import { aCompany } from '../../../testing/company.ts'
import { testNow } from '../../../testing/server.ts'
import { consumeLeave, leave } from '../index.ts'

it('leave already taken stays paid or unpaid; until then it can become either', async () => {
  const company = await aCompany()
  company.clock.set(testNow)
  const priya = await company.employee('Priya Nair')
  await company.within(async (tx) => {
    await leave.seed(tx)
    await leave.join(tx, priya.employee)
  })
  const policies = await company.admin.call('GET /api/v1/user/leave-policy', {})
  const params = { id: policies.find(({ code }) => code === 'CL')!._id }
  const put = (isPaid: boolean) => company.admin.raw('PUT /api/v1/user/leave-policy/{id}', { params, body: { isPaid } })
  expect((await put(false)).status).toBe(200)
  expect((await put(true)).status).toBe(200)
  const draft = { policyId: params.id, from: '2026-11-20', to: '2026-11-20', fromPart: 'full', toPart: 'full' } as const
  await company.within((tx) => consumeLeave(tx, { request: newId(), employee: priya.employee, draft }))
  expect(await put(false)).toMatchObject({ status: 400, body: { errors: [{ path: 'body.isPaid' }] } })
  expect((await put(true)).status).toBe(200)
})
