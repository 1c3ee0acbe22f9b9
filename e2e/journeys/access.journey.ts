import { answerTo } from '../story/call.ts'
import { hire, newCompany } from '../story/company.ts'
import { look } from '../story/look.ts'
import { expect, test } from '../story/story.ts'

test('without the permission there is No Access, on the screen and from the server', async ({ browserOf }) => {
  const company = await newCompany()
  const employee = await hire(company, { name: 'Asha Menon' })
  const page = await browserOf(employee, '/home/payroll/payroll-history')
  await expect(page.getByRole('heading', { level: 1, name: 'No Access' })).toBeVisible()
  await expect(page.getByText('You do not have access to this page.')).toBeVisible()
  await look(page, 'no access')

  const refused = await answerTo(employee.token, 'GET /api/v1/user/payrun-history')
  expect(refused.status).toBe(403)
  expect(refused.body.success).toBe(false)
  const lowered = await answerTo(employee.token, 'GET /api/v1/employee/basic-info/{id}', {
    params: { id: employee.employeeId },
  })
  expect(lowered.status).toBe(403)

  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Asha/ })).toBeVisible()
})

test('a signed-out person is redirected to sign-in and back', async ({ openBrowser }) => {
  const company = await newCompany()
  const page = await openBrowser()
  await page.goto('/home/organization/shift')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Work email').fill(company.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(company.admin.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/home\/organization\/shift$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Shifts' })).toBeVisible()
})
