import { call } from '../story/call.ts'
import { hireMany, newCompany } from '../story/company.ts'
import { downloaded } from '../story/downloaded.ts'
import { look } from '../story/look.ts'
import { lock, raiseAll } from '../story/pay.ts'
import { expect, test } from '../story/story.ts'

/** More than files are created for synchronously. */
const people = 251

test('the files of a large run are created in the background, and again after the run has changed', async ({
  browserOf,
}) => {
  const company = await newCompany('Acme Tools', 'scale')
  const { token } = company.admin
  await raiseAll(token, await hireMany(company, people), 480_000_00)
  const { month } = await call(token, 'GET /api/v1/user/payrun')
  const id = await lock(token, month)
  const files = async () => call(token, 'GET /api/v1/user/payrun/{id}/files', { params: { id } })
  await expect.poll(async () => (await files()).making, { timeout: 60_000 }).toBeNull()
  await call(token, 'PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'pay' } })

  const page = await browserOf(company.admin)
  // The refetch is delayed, so that the state until then can be checked.
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
  let reads = 0
  await page.route(`**/payrun/${id}/files`, async (route) => {
    if (reads++ > 0) await seen
    await route.continue()
  })
  await page.goto(`/home/payroll/payroll-history/${id}?tab=files`)
  const progress = page.getByRole('status').filter({ hasText: 'You can leave this page' })
  await expect(progress).toBeVisible()
  await expect(progress.getByRole('progressbar', { name: 'Files' })).toBeVisible()
  await look(page, 'files of a large run that are being made')
  goOn()
  await expect(progress).toBeHidden({ timeout: 60_000 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Journal' }).first()).toBeVisible()
  await look(page, 'files of a large run')
  expect(await downloaded(page, 'Download Journal')).toContain('"Salaries payable"')
})
