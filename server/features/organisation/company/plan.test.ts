import { expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'

test('the admin changes the plan; one too small for the head count is refused', async () => {
  const company = await aCompany()
  const change = (plan: 'free' | 'growth') => company.admin.call('PUT /api/v1/user/plan', { body: { plan } })
  expect(await change('growth')).toMatchObject({ plan: 'growth', employeeLimit: 250 })
  for (let n = 0; n < 10; n += 1) await company.employee(`Person ${n}`)
  expect(await change('free')).toMatchObject({ plan: 'free', employees: 10 })
  await change('growth')
  await company.employee('One More')
  const refusal = await company.admin.refused('PUT /api/v1/user/plan', { body: { plan: 'free' } })
  expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'body.plan' }] })
  expect(refusal.message).toContain('room for 10 people and you have 11')
})

test('only the admin can', async () => {
  const company = await aCompany()
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  expect((await hr.refused('PUT /api/v1/user/plan', { body: { plan: 'free' } })).status).toBe(403)
})
