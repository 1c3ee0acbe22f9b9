import { call } from '../story/call.ts'
import { hire, newCompany, type Person } from '../story/company.ts'
import { workingDay } from '../story/day.ts'
import { look } from '../story/look.ts'
import { newsFor } from '../story/mailbox.ts'
import { expect, test } from '../story/story.ts'

test('a request is mailed to its approver, who turns such mails off without signing in and on again in the settings', async ({
  openBrowser,
  browserOf,
}) => {
  const company = await newCompany()
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const employee = await hire(company, { name: 'Asha Menon', reportsTo: manager })
  await askForLeave(employee)
  const { subject, off } = await newsFor(manager.email, /Asha Menon/)
  expect(subject).toContain('Casual')

  const reader = await openBrowser()
  await reader.goto(off)
  await expect(reader.getByRole('heading', { name: 'Turn off emails?' })).toBeVisible()
  await look(reader, 'turn off emails')
  expect(await approvals(manager)).toMatchObject({ inApp: true, byMail: true })
  await reader.getByRole('button', { name: 'Turn off' }).click()
  await expect(reader.getByRole('heading', { name: 'Emails turned off' })).toBeVisible()
  await look(reader, 'emails turned off')
  expect(await approvals(manager)).toMatchObject({ inApp: true, byMail: false })

  const page = await browserOf(manager, '/home/settings')
  await page.getByRole('link', { name: /^Notifications/ }).click()
  await expect(page).toHaveURL('/home/settings/notifications')
  const byMail = page.getByRole('switch', { name: 'Leave approvals by email' })
  await expect(byMail).not.toBeChecked()
  await look(page, 'notification settings')
  await expect(page.getByRole('switch', { name: 'Your account by email' })).toBeDisabled()
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/v1/notification/preference'))
  await byMail.check()
  await saved
  await page.reload()
  await expect(byMail).toBeChecked()
})

async function askForLeave({ token }: Person): Promise<void> {
  const day = workingDay(5)
  const types = await call(token, 'GET /api/v1/employee/leave-types')
  const { _id: policyId } = types.find(({ name }) => name.startsWith('Casual'))!
  await call(token, 'POST /api/v1/employee/leave', {
    body: { policyId, from: day, to: day, fromPart: 'full', toPart: 'full', reason: 'A wedding in the family' },
  })
}

const approvals = async ({ token }: Person) =>
  (await call(token, 'GET /api/v1/notification/preference')).find(({ type }) => type === 'leave-approvals')
