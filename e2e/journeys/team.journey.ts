import { call } from '../story/call.ts'
import { hire, newCompany } from '../story/company.ts'
import { look, settled } from '../story/look.ts'
import { expect, test } from '../story/story.ts'

test('a manager sees the team by day and month, and no one else', async ({ browserOf }) => {
  const company = await newCompany()
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const alone = await hire(company, { name: 'Kiran Bose', role: 'Manager' })
  const asha = await hire(company, { name: 'Asha Menon', reportsTo: manager })
  await hire(company, { name: 'Ravi Shetty' })
  await call(asha.token, 'POST /api/v1/employee/punch-in', { body: {} })

  const page = await browserOf(manager, '/home/attendance/team-attendance')
  await expect(page.getByText('Asha Menon').first()).toBeVisible()
  await expect(page.getByText('Ravi Shetty')).toHaveCount(0)
  await look(page, 'the team of a day')
  await page.getByRole('link', { name: 'Month', exact: true }).click()
  await expect(page.getByText('Asha Menon').first()).toBeVisible()
  await expect(page.getByText('Ravi Shetty')).toHaveCount(0)
  await look(page, 'the team of a month')
  await page
    .getByRole('link', { name: /Asha Menon/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`view-attendance/${asha.employeeId}`))
  await expect(page.getByRole('heading', { level: 1, name: /Asha Menon/ })).toBeVisible()

  const other = await browserOf(alone, '/home/attendance/team-attendance')
  await expect(other.getByText('You had no direct reports on this day')).toBeVisible()
  await settled(other)
  await expect(other.getByRole('region', { name: 'Day summary' })).toHaveCount(0)
  await look(other, 'a team without anybody')
})
