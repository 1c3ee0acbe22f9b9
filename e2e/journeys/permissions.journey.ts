import { hire, newCompany } from '../story/company.ts'
import { look } from '../story/look.ts'
import { expect, test } from '../story/story.ts'
import type { Page } from '@playwright/test'

test('the access of a role and of an employee is previewed before saving, with the keyboard alone', async ({
  browserOf,
}) => {
  const company = await newCompany()
  const asha = await hire(company, { name: 'Asha Menon' })
  const page = await browserOf(company.admin, '/home/organization/information')
  await page.getByRole('button', { name: 'Actions for Manager' }).click()
  await page.getByRole('menuitem', { name: 'Permissions' }).click()
  await look(page, 'permissions of a role')
  await preview(page, 'Preview as Manager')
  await page.keyboard.press('Escape')

  await page.goto(`/home/employee-detail/${asha.employeeId}?tab=permissions`)
  await look(page, 'permissions of an employee')
  await preview(page, 'Preview as Asha Menon')
})

/** The preview scrolls by keyboard although nothing in it can be focused. */
async function preview(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title }).click()
  const panel = page.getByRole('dialog', { name: title })
  await look(page, title)
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(panel.getByRole('listitem').last()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}
