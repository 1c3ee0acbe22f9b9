import { newCompany } from '../story/company.ts'
import { look, settled } from '../story/look.ts'
import { expect, test } from '../story/story.ts'
import type { Page } from '@playwright/test'

test('signing in, finding a screen and saving a form work without a pointer', async ({ openBrowser }) => {
  const { admin } = await newCompany()
  const page = await openBrowser()
  await page.goto('/login')
  await expect(page.getByLabel('Work email')).toBeFocused()
  await page.keyboard.type(admin.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home\/default$/)
  await settled(page)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Search .*pages and actions$/ })).toBeFocused()
  await page.keyboard.type('add shift')
  await look(page, 'command palette')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/add-shift$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Add shift' })).toBeVisible()
  await settled(page)

  await tabTo(page, 'Name')
  await page.keyboard.type('Morning')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0900')
  await tabTo(page, 'Save Shift')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home\/organization\/shift/)
  await expect(page.getByRole('status').filter({ hasText: 'Shift saved' })).toBeVisible()
  await expect(page.getByText('Morning').first()).toBeVisible()
})

/** Presses Tab until the control with this name has the focus; a reasonable page has it within reach. */
async function tabTo(page: Page, name: string): Promise<void> {
  const named = 'document.activeElement?.labels?.[0]?.innerText ?? document.activeElement?.innerText ?? ""'
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate<string>(named)).trim() === name) return
  }
  throw new Error(`${name} cannot be reached with the Tab key.`)
}
