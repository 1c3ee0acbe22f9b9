import { expect, test } from 'vitest'
import { aCompany } from '../../../../testing/company.ts'
import { pay, withPayroll } from '../../testing.ts'

// In a file of its own: what works off the queue goes on until the file ends.
test('a pay run is done by the job queue', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  await company.runJobs()
  const { _id: id } = await company.admin.call('POST /api/v1/user/payrun', { body: { month: '2026-11' } })
  await expect
    .poll(async () => (await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id } })).state, {
      timeout: 15_000,
    })
    .toBe('calculated')
})
