import type { Locator, Page } from '@playwright/test'
import { answer, approve, forward, openRequest } from '../../story/approve.ts'
import { hire, newCompany } from '../../story/company.ts'
import { giveDay, today } from '../../story/day.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

test('a trip is forwarded, approved with its advance, settled with bills, approved for less, and the rest is paid', async ({
  browserOf,
}) => {
  test.setTimeout(240_000)
  const company = await newCompany()
  // Not HR: payments would then need a second person's approval.
  const other = await hire(company, { name: 'Hema Rao', role: 'Manager' })
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const employee = await hire(company, { name: 'Asha Menon', reportsTo: manager })
  const [asha, madhav, hema, admin] = await Promise.all([
    browserOf(employee),
    browserOf(manager),
    browserOf(other),
    browserOf(company.admin),
  ])

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

  await openRequest(madhav, 'travel')
  await look(madhav, 'the estimate of a trip')
  await forward(madhav, 'Hema Rao', 'Is the fare within policy?')
  await answer(hema, 'travel', 'Is the fare within policy?', 'Book the sleeper class.')
  await approve(hema)
  await expect(asha.getByText('Book the sleeper class.')).toBeVisible()

  await recordPayment(admin, 'TR-0001', '₹3,000')
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

  await openRequest(madhav, 'travel')
  await look(madhav, 'the settlement of a trip')
  await madhav.getByRole('button', { name: 'Approve less' }).click()
  const less = madhav.getByRole('dialog', { name: 'Approve a lower amount' })
  await less.getByLabel('Approved amount').fill('3500')
  await less.getByLabel(/^Reason for the lower amount/).fill('The meal is not covered')
  await less.getByRole('button', { name: 'Approve' }).click()
  await expect(madhav.getByText("Asha Menon's request approved")).toBeVisible()

  await asha.goto('/home/travel-expenses')
  await expect(asha.getByText(/^To be paid with the .* salary$/)).toBeVisible()
  await look(asha, 'travel')
  await recordPayment(admin, 'TR-0002', '₹500')
  await asha.goto('/home/travel-expenses')
  await expect(asha.getByText(/^Paid/).first()).toBeVisible()
})

/** As the person paying does it: found by its number, recorded with the transfer's reference, and no longer outstanding. */
async function recordPayment(page: Page, number: string, amount: string): Promise<void> {
  await page.goto('/home/payroll/to-pay')
  await expect(page.getByText(amount).first()).toBeVisible()
  await look(page, 'to pay')
  await page.getByRole('button', { name: `Actions for Asha Menon, ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Record payment' }).click()
  const dialog = page.getByRole('dialog', { name: `Record payment of ${number}` })
  await dialog.getByLabel('Reference').fill('UTR 8812')
  await look(page, 'record a payment')
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('Payment recorded')).toBeVisible()
  await expect(page.getByText('No amounts to pay')).toBeVisible()
}

const bill = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF`),
})

async function choose(within: Locator, field: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: field }).click()
  await within.page().getByRole('option', { name: option, exact: true }).click()
}
