import type { Page } from '@playwright/test'
import { hire, newCompany } from '../../story/company.ts'
import { giveDay } from '../../story/day.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

const zone = 'Asia/Kolkata'
const clock = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)

test('a forgotten punch-in is requested, forwarded, talked about and approved, and the day is corrected', async ({
  browserOf,
}) => {
  const now = Date.now()
  test.skip(clock(now) < '02:40', 'The first work date of people who were added today begins at two.')
  const company = await newCompany()
  const hr = await hire(company, { name: 'Hema Rao', role: 'HR' })
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const employee = await hire(company, { name: 'Asha Menon', reportsTo: manager })
  const [asha, madhav, hema] = await Promise.all([browserOf(employee), browserOf(manager), browserOf(hr)])
  const came = clock(now - 30 * 60_000)

  await requestCorrection(asha, new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now), came)
  await expect(asha).toHaveURL(/self-attendance/)
  await asha.getByRole('link', { name: 'Requests', exact: true }).click()
  await expect(asha.getByText(`In ${came}`).first()).toBeVisible()
  await look(asha, 'own attendance requests')

  await madhav.goto('/home/default')
  await expect(madhav.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await madhav.goto('/home/approval/attendance')
  const phone = test.info().project.name === 'phone'
  if (phone) await madhav.getByRole('button', { name: /Asha Menon/ }).click()
  await expect(madhav.getByRole('group', { name: 'After approval' })).toContainText(came)
  await look(madhav, 'attendance approvals')
  await madhav.getByRole('button', { name: 'Forward' }).click()
  const forwarding = madhav.getByRole('dialog', { name: 'Forward request' })
  await forwarding.getByRole('combobox', { name: 'Employee' }).fill('Hema')
  await madhav.getByRole('option', { name: /Hema Rao/ }).click()
  await forwarding.getByLabel('Note').fill('Please check against the door.')
  await forwarding.getByRole('button', { name: 'Forward' }).click()
  await expect(madhav.getByText("Asha Menon's request forwarded")).toBeVisible()

  await hema.goto('/home/approval/attendance')
  if (phone) await hema.getByRole('button', { name: /Asha Menon/ }).click()
  await expect(hema.getByText('Please check against the door.')).toBeVisible()
  await hema.getByRole('button', { name: 'Add note' }).click()
  const note = hema.getByRole('dialog', { name: 'Add a note' })
  await note.getByLabel('Note').fill('The door agrees.')
  await note.getByRole('button', { name: 'Add note' }).click()
  await expect(hema.getByText('The door agrees.')).toBeVisible()
  await hema.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(hema.getByText("Asha Menon's request approved")).toBeVisible()
  // A decision is sent when its message goes.
  await hema.getByRole('button', { name: 'Close message' }).click()
  await look(hema, 'attendance approvals, none left')

  await expect(asha.getByText('Approved').first()).toBeVisible()
  await asha.getByRole('link', { name: 'Days', exact: true }).click()
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

/** Digit by digit, also on a phone, where the sections of the field are typed in too. */
async function giveTime(page: Page, label: string, time: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  await page.keyboard.type(time.replace(':', ''))
}
