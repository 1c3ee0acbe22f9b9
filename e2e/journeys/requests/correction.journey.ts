import type { Page } from '@playwright/test'
import { addNote, approve, forward, openRequest } from '../../story/approve.ts'
import { call } from '../../story/call.ts'
import { hire, newCompany, shiftOfNow } from '../../story/company.ts'
import { giveDay, hoursAgo, today as dayOfNow } from '../../story/day.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

test('a forgotten punch-in is requested, forwarded, discussed and approved on the dashboard, and the day is corrected', async ({
  browserOf,
}) => {
  const company = await newCompany()
  const shiftId = await shiftOfNow(company)
  const hr = await hire(company, { name: 'Hema Rao', role: 'HR' })
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const employee = await hire(company, { name: 'Asha Menon', reportsTo: manager, shiftId })
  const [asha, madhav, hema] = await Promise.all([browserOf(employee), browserOf(manager), browserOf(hr)])
  const came = hoursAgo(0.5)
  const { today } = await call(employee.token, 'GET /api/v1/employee/attendances')

  await requestCorrection(asha, today.workDate, came)
  await expect(asha).toHaveURL(/self-attendance/)
  await asha.getByRole('link', { name: 'Requests', exact: true }).click()
  await expect(asha.getByText(`In ${came}`).first()).toBeVisible()
  await look(asha, 'own attendance requests')

  await madhav.goto('/home/default')
  await expect(madhav.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await openRequest(madhav, 'attendance')
  await expect(madhav.getByRole('group', { name: 'After approval' })).toContainText(came)
  await look(madhav, 'attendance approvals')
  await forward(madhav, 'Hema Rao', 'Please check against the door.')

  await hema.goto('/home/default')
  await hema.getByRole('list', { name: 'Pending with you' }).getByRole('button', { name: 'Details' }).click()
  const drawer = hema.getByRole('dialog', { name: 'Attendance correction' })
  await expect(drawer.getByText('Please check against the door.')).toBeVisible()
  await expect(drawer.getByRole('group', { name: 'After approval' })).toContainText(came)
  await look(hema, 'a correction to be decided on the dashboard')
  await addNote(hema, 'The door agrees.')
  await approve(hema)
  await expect(drawer).toBeHidden()

  await expect(asha.getByText('Approved').first()).toBeVisible()
  await asha.getByRole('link', { name: 'Days', exact: true }).click()
  // A shift that began on the last evening of a month.
  if (!dayOfNow().startsWith(today.workDate.slice(0, 7)))
    await asha.getByRole('button', { name: 'Previous month' }).click()
  await expect(asha.getByText(`${came} – …`).first()).toBeVisible()
  await look(asha, 'own attendance with a corrected day')
})

async function requestCorrection(page: Page, day: string, time: string): Promise<void> {
  await page.goto('/home/attendance/self-attendance')
  await page.getByRole('button', { name: 'Request correction' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request attendance correction' })
  await giveDay(page, 'Day', day)
  await dialog.getByRole('radio', { name: 'Punch-in' }).check()
  await giveTime(page, 'Punched in at', time)
  await expect(dialog.getByRole('group', { name: 'After approval' })).toContainText(time)
  await dialog.getByLabel('Reason').fill('I forgot to punch in')
  await look(page, 'request a correction')
  await dialog.getByRole('button', { name: 'Submit request' }).click()
  await expect(page.getByText('Attendance request submitted')).toBeVisible()
}

/** Digit by digit, also on a phone, where the field's sections are typed, too. */
async function giveTime(page: Page, label: string, time: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  await page.keyboard.type(time.replace(':', ''))
}
