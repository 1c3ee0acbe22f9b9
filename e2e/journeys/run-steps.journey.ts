import { call } from '../story/call.ts'
import { hire, newCompany } from '../story/company.ts'
import { look, settled } from '../story/look.ts'
import { calculate, raise } from '../story/pay.ts'
import { expect, test } from '../story/story.ts'
import type { Page } from '@playwright/test'

test('changes since the calculation are shown at once, and findings disappear with a new one', async ({
  browserOf,
}) => {
  const company = await newCompany()
  const { token } = company.admin
  const [asha, ravi] = [await hire(company, { name: 'Asha Menon' }), await hire(company, { name: 'Ravi Shetty' })]
  await raise(token, asha, 480_000_00, '2024-04-01')
  const { month } = await call(token, 'GET /api/v1/user/payrun')
  const run = await calculate(token, month)
  await raise(token, ravi, 360_000_00, '2024-04-01')

  const page = await browserOf(company.admin, `/home/payroll/payroll-history/${run}?tab=checks`)
  await expect(page.getByText(/Inputs of 1 person have changed since this was calculated: Ravi Shetty/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve and lock' })).toBeDisabled()
  const findings = page.getByRole('region', { name: 'Checks before approval' }).getByRole('listitem')
  await expect(findings.filter({ hasText: 'No payslip' })).toHaveCount(1)
  await look(page, 'a run whose inputs changed')
  await page.getByRole('button', { name: 'Recalculate' }).click()
  await expect(page.getByText(/have changed since this was calculated/)).toBeHidden({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Approve and lock' })).toBeEnabled({ timeout: 60_000 })
  await settled(page)
  // The person excluded for lack of a salary is included.
  await expect(findings.filter({ hasText: 'No payslip' })).toHaveCount(0)
  await page.getByRole('link', { name: /^People/ }).click()
  await expect(page.getByText('Ravi Shetty').first()).toBeVisible()
})

test("a person's pay is held and released, and a locked run is reopened", async ({ browserOf }) => {
  const company = await newCompany()
  const { token } = company.admin
  for (const name of ['Asha Menon', 'Ravi Shetty'])
    await raise(token, await hire(company, { name }), 480_000_00, '2024-04-01')
  const { month } = await call(token, 'GET /api/v1/user/payrun')
  const run = await calculate(token, month)

  const page = await browserOf(company.admin, `/home/payroll/payroll-history/${run}`)
  await rowAction(page, 'Asha Menon', 'Hold pay')
  const holding = page.getByRole('dialog', { name: "Hold Asha Menon's pay?" })
  await holding.getByLabel('Reason').fill('Laptop not returned')
  await look(page, 'hold the pay of one person')
  await holding.getByRole('button', { name: 'Hold pay' }).click()
  await expect(page.getByText("Asha Menon's pay is on hold")).toBeVisible()

  await page.getByRole('button', { name: 'Approve and lock' }).click()
  const lock = page.getByRole('alertdialog', { name: /^Lock / })
  await expect(lock).toContainText('1 person is on hold.')
  await lock.getByRole('button', { name: 'Lock pay run' }).click()
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible()
  await rowAction(page, 'Asha Menon', 'Release pay')
  const releasing = page.getByRole('dialog', { name: "Release Asha Menon's pay?" })
  await releasing.getByRole('button', { name: 'Release pay' }).click()
  await expect(page.getByText("Asha Menon's pay is released")).toBeVisible()

  await page.getByRole('button', { name: /^More$/ }).click()
  await page.getByRole('menuitem', { name: 'Reopen pay run' }).click()
  const reopening = page.getByRole('dialog', { name: /^Reopen / })
  await reopening.getByLabel('Reason').fill('A bonus was forgotten')
  await reopening.getByRole('button', { name: 'Reopen pay run' }).click()
  await expect(page.getByRole('button', { name: 'Approve and lock' })).toBeEnabled({ timeout: 60_000 })
  await look(page, 'a run that was opened again')
})

async function rowAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
