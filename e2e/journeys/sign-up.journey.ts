import { password, unique } from '../story/company.ts'
import { look } from '../story/look.ts'
import { codeFor } from '../story/mailbox.ts'
import { fillSignIn } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'
import type { Page } from '@playwright/test'

test('a company signs up and comes to its dashboard', async ({ openBrowser }) => {
  const page = await openBrowser()
  const email = `meera@${unique()}.test`
  await page.goto('/register')
  await look(page, 'register')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Agree to the terms to continue')).toBeVisible()
  await look(page, 'register, with mistakes')
  await register(page, email)
  await look(page, 'register, code')
  await page.getByLabel('Code').fill(await codeFor(email))
  await expect(page).toHaveURL(/\/password$/)
  await look(page, 'choose a password')
  await choosePassword(page)

  await expect(page).toHaveURL(/\/choose-plan$/)
  await look(page, 'choose a plan')
  await page.getByRole('radio', { name: /^Growth/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/company-details$/)
  await look(page, 'company details')
  await describeCompany(page)
  await expect(page).toHaveURL(/\/company-admin-details$/)
  await look(page, 'admin details')
  await describeAdmin(page)
  await expect(page.getByRole('heading', { level: 1, name: /, Meera$/ })).toBeVisible()
  await look(page, 'dashboard of a new company')
})

test('a sign-up that was left half-way goes on where it stopped', async ({ openBrowser }) => {
  const email = `ravi@${unique()}.test`
  const office = await openBrowser()
  await office.goto('/register')
  await register(office, email)
  await office.getByLabel('Code').fill(await codeFor(email))
  await choosePassword(office)
  await expect(office).toHaveURL(/\/choose-plan$/)
  await office.reload()
  await expect(office.getByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible()

  const home = await openBrowser()
  await home.goto('/login')
  await fillSignIn(home, { email, password })
  await expect(home).toHaveURL(/\/choose-plan$/)
  await home.getByRole('button', { name: 'Continue' }).click()
  await describeCompany(home)
  await describeAdmin(home)
  await expect(home).toHaveURL(/\/home\/default$/)
})

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Company name').fill('Acme Tools')
  await page.getByLabel('Full name').fill('Meera Iyer')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Mobile').fill('98765 43210')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/otp$/)
}

async function choosePassword(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/password$/)
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function describeCompany(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/company-details$/)
  await page.getByLabel('Sector').fill('Manufacturing')
  await page.getByLabel('Address line 1').fill('12 Residency Road')
  await page.getByLabel('PIN code').fill('560001')
  await page.getByLabel('City').fill('Bengaluru')
  await page.getByLabel('State').selectOption({ label: 'Karnataka' })
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

async function describeAdmin(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/company-admin-details$/)
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Iyer')
  await page.getByLabel('Designation').fill('Director')
  await page.getByRole('button', { name: 'Finish' }).click()
}
