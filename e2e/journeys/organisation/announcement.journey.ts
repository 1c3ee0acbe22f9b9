import { call } from '../../story/call.ts'
import { hire, newCompany } from '../../story/company.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

test('an announcement reaches its audience, and a policy is acknowledged', async ({ browserOf }) => {
  const company = await newCompany()
  const ravi = await hire(company, { name: 'Ravi Shetty' })

  const admin = await browserOf(company.admin, '/home/organization?tab=1')
  await look(admin, 'no announcements')
  await admin.getByRole('button', { name: 'Add announcement' }).first().click()
  const form = admin.getByRole('dialog')
  await form.getByLabel('Title').fill('Office closed on Friday')
  const text = form.getByLabel('Text', { exact: true })
  await text.fill('Enjoy the long weekend')
  await text.selectText()
  await form.getByRole('button', { name: 'Bold' }).click()
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.locator('strong', { hasText: 'Enjoy the long weekend' })).toBeVisible()
  await look(admin, 'an announcement with its preview')
  await form.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(form).toBeHidden()

  const employee = await browserOf(ravi)
  const panel = employee.getByRole('region', { name: 'Announcements' })
  await panel.getByRole('link', { name: /Office closed on Friday/ }).click()
  await expect(employee.getByRole('dialog', { name: 'Office closed on Friday' }).locator('strong')).toBeVisible()
  await look(employee, 'an announcement')
  await employee.keyboard.press('Escape')
  await expect(employee.getByText('Unread:')).toHaveCount(0)
  await admin.reload()
  await expect(admin.getByText('1 of 2').first()).toBeVisible()
  await look(admin, 'announcements')

  await call(company.admin.token, 'POST /api/v1/employee/company-policy', {
    body: { title: 'Travel rules', description: 'Go by **train**.', audience: 'everyone', mustAcknowledge: true },
  })
  await employee.goto('/home/organization?tab=2')
  await look(employee, 'policies')
  await employee.getByText('Travel rules').first().click()
  await look(employee, 'a policy to acknowledge')
  await employee.getByRole('button', { name: 'I have read this policy' }).click()
  await expect(employee.getByRole('dialog').getByText(/^Acknowledged on/)).toBeVisible()
  await employee.goto('/home/organization?tab=6')
  await look(employee, 'birthdays')
})
