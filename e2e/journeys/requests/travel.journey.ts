import type { Locator, Page } from '@playwright/test'
import { call } from '../../story/call.ts'
import { hire, newCompany } from '../../story/company.ts'
import { giveDay, today } from '../../story/day.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

test('a trip is requested with an advance, approved, settled with bills, and the rest is paid', async ({
  browserOf,
}) => {
  const company = await newCompany()
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const employee = await hire(company, { name: 'Asha Menon', reportsTo: manager })
  const [asha, madhav, admin] = await Promise.all([browserOf(employee), browserOf(manager), browserOf(company.admin)])

  await asha.goto('/home/add-travel-expense')
  await asha.getByLabel('Purpose').fill('Audit of the Mumbai plant')
  const leg = asha.getByRole('group', { name: 'Leg 1' })
  await leg.getByLabel('From').fill('Bengaluru')
  await leg.getByLabel('To', { exact: true }).fill('Mumbai')
  await giveDay(asha, 'Date', today())
  await choose(leg, 'Travel by', 'Train')
  await look(asha, 'the way of a trip')
  await asha.getByRole('button', { name: 'Continue' }).click()
  const estimate = asha.getByRole('group', { name: 'Estimate 1' })
  await choose(estimate, 'Category', 'Fares')
  await estimate.getByLabel('Amount').fill('4000')
  await asha.getByRole('textbox', { name: /^Advance/ }).fill('3000')
  await look(asha, 'what a trip is expected to cost')
  await asha.getByRole('button', { name: 'Continue' }).click()
  await expect(asha.getByText('Step 3 of 3 · Review')).toBeVisible()
  await look(asha, 'a trip before it is submitted')
  await asha.getByRole('button', { name: 'Submit request' }).click()
  await expect(asha.getByText('Travel request submitted')).toBeVisible()
  await expect(asha).toHaveURL(/travel-expenses\?id=/)

  await approve(madhav, 'the estimate of a trip')
  await admin.goto('/home/payroll/to-pay')
  await expect(admin.getByText('₹3,000').first()).toBeVisible()
  const { data } = await call(company.admin.token, 'GET /api/v1/user/payable', { query: { state: 'open' } })
  const body = { payables: data.map(({ _id }) => _id), amountPaise: null, reference: 'UTR 8812' }
  await call(company.admin.token, 'POST /api/v1/user/payable-payment', { body })

  await asha.reload()
  await asha.getByRole('link', { name: 'Settle trip' }).click()
  await asha.getByLabel(/^Bills/).setInputFiles([bill('ticket')])
  const expense = asha.getByRole('group', { name: 'Expense 1' })
  await choose(expense, 'Category', 'Fares')
  await expense.getByLabel('Merchant').fill('Konkan Railway')
  await expense.getByLabel('Amount', { exact: true }).fill('3600')
  await look(asha, 'settle a trip')
  await asha.getByRole('button', { name: 'Submit request' }).click()
  await expect(asha.getByText('Settlement submitted')).toBeVisible()

  await approve(madhav, 'the settlement of a trip')
  await asha.goto('/home/travel-expenses')
  await expect(asha.getByText(/^To be paid with the .* salary$/)).toBeVisible()
  await look(asha, 'travel')
  await admin.goto('/home/payroll/to-pay')
  await expect(admin.getByText('₹600').first()).toBeVisible()
})

const bill = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF`),
})

async function choose(within: Locator, field: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: field }).click()
  await within.page().getByRole('option', { name: option, exact: true }).click()
}

async function approve(page: Page, name: string): Promise<void> {
  await page.goto('/home/approval/travel')
  const row = page.getByRole('button', { name: /Asha Menon/ }).first()
  await expect(row).toBeVisible()
  if (test.info().project.name === 'phone') await row.click()
  await look(page, name)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText("Asha Menon's request approved")).toBeVisible()
  // A decision is sent when its message goes.
  await page.getByRole('button', { name: 'Close message' }).click()
}
