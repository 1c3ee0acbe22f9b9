import { look } from '../story/look.ts'
import { demo } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'

test('the demo company has a manager with a team', async ({ openBrowser, browserOf }) => {
  const stranger = await openBrowser()
  await stranger.goto('/login')
  await look(stranger, 'sign-in')
  const page = await browserOf(demo('manager'))
  await look(page, 'dashboard of a manager')
  await page.goto('/home/approval/leave')
  const phone = test.info().project.name === 'phone'
  if (phone) await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await look(page, 'requests of a team')
})

test('the demo company has people and paid months', async ({ browserOf }) => {
  const page = await browserOf(demo('hr'), '/home/employees')
  await expect(page.getByText(/MST-0\d+/).first()).toBeVisible()
  await look(page, 'employees of the demo')
  await page.goto('/home/attendance/employees-attendance')
  await look(page, 'a day of everybody')
  await page.goto('/home/payroll/payroll-history')
  await page.getByRole('region', { name: 'All pay runs' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/payroll-history\/[\w-]+/)
  await look(page, 'pay run of the demo')
})

test('the demo company has an employee with leave and payslips', async ({ browserOf }) => {
  const page = await browserOf(demo('employee'), '/home/attendance/leave-request')
  await look(page, 'own leave')
  await page.goto('/home/profile?tab=salary')
  await page
    .getByRole('button', { name: /20\d\d$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: / payslip$/ }).getByText('House rent allowance')).toBeVisible()
  await look(page, 'own payslip')
})
