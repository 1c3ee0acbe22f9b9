import { password, unique } from '../story/company.ts'
import { look } from '../story/look.ts'
import { codeFor } from '../story/mailbox.ts'
import { countPresses } from '../story/presses.ts'
import { fillSignIn } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'
import type { Locator, Page } from '@playwright/test'

test('a company signs up and sees its first payslip in under 40 clicks', async ({ openBrowser }) => {
  const page = await openBrowser()
  const presses = await countPresses(page)
  const email = `meera@${unique()}.test`
  await page.goto('/register')
  await look(page, 'register')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Agree to the terms to continue')).toBeVisible()
  await look(page, 'register, with mistakes')
  await register(page, email, presses.fill)
  await look(page, 'register, code')
  await presses.fill(page.getByLabel('Code'), await codeFor(email))
  await expect(page).toHaveURL(/\/password$/)
  await look(page, 'choose a password')
  await choosePassword(page, presses.fill)

  await expect(page).toHaveURL(/\/choose-plan$/)
  await look(page, 'choose a plan')
  await page.getByRole('radio', { name: /^Growth/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/company-details$/)
  await look(page, 'company details')
  await describeCompany(page, presses.fill)
  await expect(page).toHaveURL(/\/company-admin-details$/)
  await look(page, 'admin details')
  await describeAdmin(page, presses.fill)
  await expect(page.getByRole('heading', { level: 1, name: /, Meera$/ })).toBeVisible()
  await look(page, 'dashboard of a new company')

  await answerQuestions(page, presses.fill)
  await expect(page).toHaveURL(/\/home\/default$/)
  await previewPayslip(page, presses.fill)
  await expect(page.getByRole('definition').first()).toHaveText(/^₹/)
  await look(page, 'first payslip, before anybody is added')
  expect(presses.count(), 'clicks from the empty sign-up page to a payslip').toBeLessThan(40)
  // Less than one per field and button: the counter would not be listening.
  expect(presses.count()).toBeGreaterThan(25)
})

test('an unfinished sign-up continues where it stopped', async ({ openBrowser }) => {
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

type Fill = (field: Locator, text: string) => Promise<void>
const typed: Fill = (field, text) => field.fill(text)

async function register(page: Page, email: string, fill = typed): Promise<void> {
  await fill(page.getByLabel('Company name'), 'Acme Tools')
  await fill(page.getByLabel('Full name'), 'Meera Iyer')
  await fill(page.getByLabel('Work email'), email)
  await fill(page.getByLabel('Mobile'), '98765 43210')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/otp$/)
}

async function choosePassword(page: Page, fill = typed): Promise<void> {
  await expect(page).toHaveURL(/\/password$/)
  await fill(page.getByLabel('New password'), password)
  await fill(page.getByLabel('Confirm password'), password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function describeCompany(page: Page, fill = typed): Promise<void> {
  await expect(page).toHaveURL(/\/company-details$/)
  await fill(page.getByLabel('Sector'), 'Manufacturing')
  await fill(page.getByLabel('Address line 1'), '12 Residency Road')
  await fill(page.getByLabel('PIN code'), '560001')
  // Filled in from the PIN code.
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru')
  await expect(page.getByLabel('State')).toHaveValue('IN-KA')
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

async function describeAdmin(page: Page, fill = typed): Promise<void> {
  await expect(page).toHaveURL(/\/company-admin-details$/)
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Iyer')
  await fill(page.getByLabel('Designation'), 'Director')
  await page.getByRole('button', { name: 'Finish' }).click()
}

/** The state is the head office's, and the suggestions about EPF and ESI get different answers. */
async function answerQuestions(page: Page, fill: Fill): Promise<void> {
  await page.getByRole('link', { name: /^Answer a few questions/ }).click()
  await fill(page.getByLabel('How many employees do you have?'), '12')
  await page.getByRole('group', { name: /EPF/ }).getByRole('radio', { name: 'Yes, voluntarily' }).check()
  await page.getByRole('group', { name: /ESI/ }).getByRole('radio', { name: 'No' }).check()
  await page
    .getByRole('group', { name: /professional tax in Karnataka/ })
    .getByRole('radio', { name: 'Yes' })
    .check()
  await page
    .getByRole('group', { name: /LWF in Karnataka/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await fill(page.getByLabel('On which day are salaries paid?'), '28')
  await page.getByRole('button', { name: 'Set up company' }).click()
}

async function previewPayslip(page: Page, fill: Fill): Promise<void> {
  await page.getByRole('link', { name: /^Add your first employee/ }).click()
  const row = page.getByRole('group', { name: 'Employee 1' })
  await fill(row.getByLabel('Name'), 'Priya Nair')
  await fill(row.getByLabel('Work email'), `priya@${unique()}.test`)
  await fill(row.getByLabel('Annual CTC'), '600000')
  await page.getByRole('button', { name: 'Preview payslips' }).click()
  await page
    .getByRole('group')
    .filter({ has: page.getByText('Priya Nair') })
    .locator('summary')
    .click()
}
