import type { Page } from '@playwright/test'
import { answer, approve, forward, openRequest } from '../../story/approve.ts'
import { hire, newCompany } from '../../story/company.ts'
import { workingDay } from '../../story/day.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

test('work from home is requested, forwarded, discussed and approved; beyond the allowance it is refused at its field', async ({
  browserOf,
  expected,
}) => {
  expected.push(/status of 400 .*work-from-home\)/)
  const company = await newCompany()
  const hr = await hire(company, { name: 'Hema Rao', role: 'HR' })
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const employee = await hire(company, { name: 'Asha Menon', reportsTo: manager })
  const [asha, madhav, hema] = await Promise.all([browserOf(employee), browserOf(manager), browserOf(hr)])
  const day = workingDay(0)

  await asha.goto('/home/attendance/add-work-from-home')
  await pick(asha, day)
  await expect(asha.getByText('Madhav Sen')).toBeVisible()
  await expect(asha.getByText('1 of 8 days used')).toBeVisible()
  await asha.getByLabel('Reachable at').fill('98450 12345')
  await asha.getByLabel('Reason').fill('The plumber comes')
  await look(asha, 'request work from home')
  await asha.getByRole('button', { name: 'Submit request' }).click()
  await expect(asha.getByText('Work from home request submitted')).toBeVisible()
  await expect(asha).toHaveURL(/work-from-home\?id=/)

  await openRequest(madhav, 'workFromHome')
  await expect(madhav.getByRole('link', { name: '+919845012345' })).toBeVisible()
  await look(madhav, 'work from home approvals')
  await forward(madhav, 'Hema Rao', 'Is the desk covered?')

  await answer(hema, 'workFromHome', 'Is the desk covered?', 'The desk is covered.')
  await approve(hema)

  await expect(asha.getByText('The desk is covered.')).toBeVisible()
  await expect(asha.getByText('Approved').first()).toBeVisible()
  await look(asha, 'work from home request')
  await asha.goto('/home/attendance/work-from-home')
  await shown(asha, day)
  await expect(cell(asha, day)).toContainText(/Work from home(?!, pending)/)
  await look(asha, 'work from home')
  await asha.goto('/home/default')
  await expect(asha.getByRole('list', { name: 'Upcoming' }).getByText('Work from home')).toBeVisible()
  await look(asha, 'dashboard')

  const admin = await browserOf(company.admin)
  await admin.goto('/home/attendance/leave-policy')
  const direct = admin.getByRole('button', { name: 'Work from home rules' })
  const more = admin.getByRole('button', { name: /^More/ })
  await expect(direct.or(more).first()).toBeVisible()
  if (await direct.isVisible()) await direct.click()
  else {
    await more.first().click()
    await admin.getByRole('menuitem', { name: 'Work from home rules' }).click()
  }
  const rules = admin.getByRole('dialog', { name: 'Work from home rules' })
  await rules.getByLabel('Days per month').fill('0')
  await rules.getByRole('radio', { name: /Block/ }).check()
  await look(admin, 'work from home rules')
  await rules.getByRole('button', { name: 'Save rules' }).click()
  await expect(admin.getByText('Work from home rules saved')).toBeVisible()

  await asha.goto('/home/attendance/add-work-from-home')
  await pick(asha, workingDay(7))
  await asha.getByLabel('Reason').fill('The plumber comes')
  await expect(asha.getByText(/more than the 0 days a month/).first()).toBeVisible()
  await asha.getByRole('button', { name: 'Submit request' }).click()
  await expect(asha.getByText(/more than the 0 days a month/).nth(1)).toBeVisible()
  await look(asha, 'work from home above the limit')
  await expect(asha).toHaveURL(/add-work-from-home/)
  await expect(asha.getByLabel('Reason')).toHaveValue('The plumber comes')
})

const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)

/** Turns to a day's month, which is this one or the next. */
async function shown(page: Page, day: string): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible()
  if ((await cell(page, day).count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
}

async function pick(page: Page, day: string): Promise<void> {
  await shown(page, day)
  await expect(cell(page, day)).toContainText('Working day')
  await cell(page, day).click()
  await expect(cell(page, day)).toContainText('Selected')
}
