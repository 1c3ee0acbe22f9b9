import { hire, newCompany, password } from '../story/company.ts'
import { giveDay, today, typed } from '../story/day.ts'
import { look } from '../story/look.ts'
import { invitationLinkFor } from '../story/mailbox.ts'
import { expect, test } from '../story/story.ts'
import type { Page } from '@playwright/test'

test('HR adds an employee, who follows the invitation and punches in and out', async ({ browserOf, openBrowser }) => {
  const company = await newCompany()
  const hr = await browserOf(await hire(company, { name: 'Hema Rao', role: 'HR' }))
  const email = `asha@${company.domain}`
  await hr.goto('/home/add-employee')
  await addBasics(hr, email)
  await addPersonal(hr)
  await addBank(hr)
  await addSalary(hr)
  await addEmergencyContact(hr)
  await addFamily(hr)
  await expect(hr).toHaveURL(/step=access/)
  await look(hr, 'add employee, access')
  await hr.getByRole('button', { name: 'Continue' }).click()
  await expect(hr).toHaveURL(/step=review/)
  await look(hr, 'add employee, review')
  await hr.getByRole('button', { name: 'Finish Onboarding' }).click()
  await expect(hr.getByRole('heading', { level: 1, name: 'Asha Menon' })).toBeVisible()
  const tabs = [
    'Personal',
    'Bank',
    'Emergency contacts',
    'Family',
    'Salary and payslips',
    'Statutory',
    'Leave',
    'Documents',
  ]
  for (const tab of [...tabs, 'Permissions', 'Activity']) {
    await hr.getByRole('link', { name: tab, exact: true }).click()
    await look(hr, `employee, ${tab}`)
  }

  const asha = await openBrowser()
  await asha.goto(await invitationLinkFor(email))
  await expect(asha.getByText(`You sign in as ${email}`)).toBeVisible()
  await asha.getByLabel('New password').fill(password)
  await asha.getByLabel('Confirm password').fill(password)
  await look(asha, 'invitation')
  await asha.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(asha).toHaveURL(/\/home\/default$/)
  await punch(asha)
})

async function addBasics(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Asha')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Menon')
  await page.getByRole('textbox', { name: 'Work email' }).fill(email)
  await choose(page, 'Role', 'Employee')
  await choose(page, 'Location', '')
  await choose(page, 'Shift', '')
  await page.getByRole('group', { name: 'Date of joining' }).getByRole('spinbutton').first().click()
  await page.keyboard.type(typed('2024-04-01'))
  await look(page, 'add employee, basics')
  // Input is not lost by leaving the page.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Menon')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=personal/)
}

async function addPersonal(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'PAN' }).fill('ABCPM1234F')
  await look(page, 'add employee, personal')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=bank/)
}

async function addBank(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Account number', exact: true }).fill('123456789012')
  await page.getByRole('textbox', { name: 'Confirm account number' }).fill('123456789021')
  await page.getByRole('textbox', { name: 'IFSC' }).fill('HDFC0001234')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page.getByText('The two account numbers differ').first()).toBeVisible()
  await look(page, 'add employee, bank')
  await page.getByRole('textbox', { name: 'Confirm account number' }).fill('123456789012')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=salary/)
}

async function addSalary(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'CTC' }).fill('600000')
  await page.getByRole('combobox', { name: 'Salary template' }).click()
  await page.getByRole('option', { name: 'Standard' }).click()
  await expect(page.getByText('House rent allowance')).toBeVisible()
  await look(page, 'add employee, salary')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
}

async function addEmergencyContact(page: Page): Promise<void> {
  await expect(page).toHaveURL(/step=emergency/)
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Menon')
  await page.getByRole('combobox', { name: 'Relation' }).click()
  await page.getByRole('option', { name: 'Parent' }).click()
  await page.getByRole('textbox', { name: 'Mobile' }).fill('+919812345670')
  await look(page, 'add employee, emergency contact')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
}

async function addFamily(page: Page): Promise<void> {
  await expect(page).toHaveURL(/step=family/)
  const row = page.getByRole('group', { name: 'Family member 1' })
  await row.getByRole('textbox', { name: 'Name' }).fill('Mira Menon')
  await row.getByRole('combobox', { name: 'Relation' }).click()
  await page.getByRole('option', { name: 'Daughter', exact: true }).click()
  await giveDay(page, 'Date of birth', today())
  await row.getByRole('textbox', { name: 'Nominee share' }).fill('100')
  await row.getByRole('checkbox').check()
  await look(page, 'add employee, family')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page
    .getByRole('option', { name: new RegExp(`^${option}`) })
    .first()
    .click()
}

async function punch(page: Page): Promise<void> {
  const today = page.getByRole('region', { name: 'Today' })
  const timer = today.getByRole('timer')
  await expect(timer).toHaveText('00:00:00')
  await today.getByRole('button', { name: 'Punch In' }).click()
  await expect(today.getByRole('button', { name: 'Punch Out' })).toBeVisible()
  await expect(timer).toHaveText(/^00:00:0[2-9]$/)
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before ?? '')
  await look(page, 'dashboard, punched in')
  await today.getByRole('button', { name: 'Punch Out' }).click()
  // Punching out before the shift ends asks for confirmation; the journey runs at any hour.
  const question = page.getByRole('alertdialog', { name: /Punch out now\?$/ })
  const isOut = today.getByRole('button', { name: 'Punch In' })
  await expect(question.or(isOut)).toBeVisible()
  if (await question.isVisible()) await question.getByRole('button', { name: 'Punch out' }).click()
  await expect(isOut).toBeVisible()
  const stopped = await timer.textContent()
  await page.goto('/home/attendance/self-attendance')
  await look(page, 'own attendance')
  await page.goto('/home/default')
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('timer')).toHaveText(stopped ?? '')
}
