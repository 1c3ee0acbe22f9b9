import { call } from '../story/call.ts'
import { hire, newCompany } from '../story/company.ts'
import { look } from '../story/look.ts'
import { lock, monthBefore, raise } from '../story/pay.ts'
import { expect, test } from '../story/story.ts'

test('what a settlement cannot recover is followed up in the receivables', async ({ browserOf }) => {
  const company = await newCompany()
  const { token } = company.admin
  const asha = await hire(company, { name: 'Asha Menon' })
  await raise(token, await hire(company, { name: 'Ravi Shetty' }), 480_000_00, '2024-04-01')
  await raise(token, asha, 480_000_00, '2024-04-01')
  const { month } = await call(token, 'GET /api/v1/user/payrun')
  const [last, before] = [monthBefore(month), monthBefore(monthBefore(month))]
  for (const one of [before, last]) await lock(token, one)
  // Recorded after both months were paid, so nothing is left to deduct it from.
  const status = { status: 'inactive' as const, inactiveDate: `${before}-01`, reason: 'Moved to Pune' }
  await call(token, 'PUT /api/v1/employee/status/{id}', { params: { id: asha.employeeId }, body: status })

  const page = await browserOf(company.admin, `/home/employee-detail/${asha.employeeId}?tab=salary`)
  await page.getByRole('button', { name: 'Start settlement' }).click()
  const form = page.getByRole('dialog', { name: 'Full and final settlement: Asha Menon' })
  for (const field of ['Notice period', 'Days served'])
    await form.getByRole('textbox', { name: field, exact: true }).fill('0')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settlement saved')).toBeVisible()
  const panel = page.getByRole('region', { name: 'Full and final settlement' })
  await expect(panel.getByText('₹0.00').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByText('Settlement approved')).toBeVisible()
  await look(page, 'a settlement that cannot recover')

  await page.goto('/home/payroll/receivables')
  await expect(page.getByText('Asha Menon').first()).toBeVisible()
  await expect(page.getByText('Overpaid salary').first()).toBeVisible()
  await look(page, 'receivables')
})
