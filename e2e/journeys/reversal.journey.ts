import { call } from '../story/call.ts'
import { hire, newCompany } from '../story/company.ts'
import { look } from '../story/look.ts'
import { calculate, lock, monthBefore, raise } from '../story/pay.ts'
import { expect, test } from '../story/story.ts'

test('a paid payslip is reversed, and the next run pays only the difference', async ({ browserOf }) => {
  const company = await newCompany()
  const { token } = company.admin
  await raise(token, await hire(company, { name: 'Asha Menon' }), 480_000_00, '2024-04-01')
  const { month } = await call(token, 'GET /api/v1/user/payrun')
  const last = monthBefore(month)
  const run = await lock(token, last)
  await call(token, 'PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'pay' } })
  const { data } = await call(token, 'GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })

  const page = await browserOf(company.admin, `/home/payroll/payroll-history/${run}?id=${data[0]?._id ?? ''}`)
  await page.getByRole('button', { name: 'Reverse' }).click()
  const dialog = page.getByRole('dialog', { name: "Reverse Asha Menon's payslip?" })
  await expect(dialog.getByText(/was paid on .* The next pay run sets it off/)).toBeVisible()
  await look(page, 'reverse a paid payslip')
  await dialog.getByLabel('Reason').fill('A wrong amount')
  await dialog.getByRole('button', { name: 'Reverse payslip' }).click()
  await expect(page.getByText('Payslip reversed')).toBeVisible()
  await expect(page.getByText('To be recovered').first()).toBeVisible()
  await look(page, 'the reversal of a paid payslip')

  const next = await calculate(token, month)
  await page.goto(`/home/payroll/payroll-history/${next}?tab=checks`)
  await expect(page.getByText('Already paid: the bank file pays the difference')).toBeVisible()
  await look(page, 'checks of a run that sets off')
})
