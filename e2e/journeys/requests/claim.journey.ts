import type { Locator } from '@playwright/test'
import { answer, forward, openRequest } from '../../story/approve.ts'
import { call } from '../../story/call.ts'
import { hire, newCompany } from '../../story/company.ts'
import { look } from '../../story/look.ts'
import { calculate, raise } from '../../story/pay.ts'
import { expect, test } from '../../story/story.ts'

test('a claim survives a reload, is forwarded, approved in part, and paid with the salary', async ({ browserOf }) => {
  const company = await newCompany()
  const { token } = company.admin
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const employee = await hire(company, { name: 'Asha Menon', reportsTo: manager })
  await raise(token, employee, 6_00_000_00, '2024-04-01')
  // Hired after it: otherwise a change of pay would need a second person's approval.
  const hr = await hire(company, { name: 'Hema Rao', role: 'HR' })
  const [asha, madhav, hema] = await Promise.all([browserOf(employee), browserOf(manager), browserOf(hr)])

  await asha.goto('/home/add-claim')
  await asha.getByLabel(/^Bills/).setInputFiles([bill('lunch'), bill('cab')])
  await fill(asha.getByRole('group', { name: 'Expense 1' }), 'Meals', 'Udupi Annapoorna', '900')
  await fill(asha.getByRole('group', { name: 'Expense 2' }), 'Local travel', 'Garuda Cabs', '650')
  await asha.getByLabel('Purpose').fill('Customers in town')
  await expect(asha.getByText(/^Draft saved \d/)).toBeVisible()
  await asha.reload()
  await expect(asha.getByText('lunch.pdf')).toBeVisible()
  await expect(asha.getByText('cab.pdf')).toBeVisible()
  await expect(asha.getByRole('group', { name: 'Expense 2' }).getByLabel('Merchant')).toHaveValue('Garuda Cabs')
  await look(asha, 'submit a claim')
  await asha.getByRole('button', { name: 'Submit request' }).click()
  await expect(asha.getByText('Claim submitted')).toBeVisible()
  await expect(asha).toHaveURL(/claims\?id=/)

  await openRequest(madhav, 'claim')
  await expect(madhav.getByText('lunch.pdf')).toBeVisible()
  await look(madhav, 'claim approvals')
  await forward(madhav, 'Hema Rao', 'Is the cab within policy?')

  await answer(hema, 'claim', 'Is the cab within policy?', 'By bus next time.')
  await hema.getByRole('button', { name: 'Approve less' }).click()
  const less = hema.getByRole('dialog', { name: 'Approve a lower amount' })
  await less.getByLabel('Approved amount').nth(1).fill('400')
  await less
    .getByLabel(/^Reason for the lower amount/)
    .nth(1)
    .fill('The bus costs that')
  await look(hema, 'approve a lower amount')
  await less.getByRole('button', { name: 'Approve' }).click()
  await expect(less).toBeHidden()
  await hema.getByRole('button', { name: 'Close message' }).click()

  await expect(asha.getByText(/^To be paid with the .* salary$/).first()).toBeVisible()
  await expect(asha.getByText('The bus costs that').first()).toBeVisible()
  await look(asha, 'claim')
  await hema.goto('/home/payroll/to-pay')
  await expect(hema.getByText('₹1,300').first()).toBeVisible()
  await look(hema, 'to pay')
  await hema.goto('/home/payroll/spending')
  await expect(hema.getByText('₹900.00').first()).toBeVisible()
  await look(hema, 'spending')

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now())
  // The person who calculated a run does not approve it.
  const run = await calculate(hr.token, today.slice(0, 7))
  await call(token, 'PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'approve' } })
  await asha.goto('/home/claims')
  await expect(asha.getByText(/^Paid with the .* salary$/)).toBeVisible()
  await look(asha, 'claims')
  const params = { id: employee.employeeId }
  const { data } = await call(employee.token, 'GET /api/v1/user/passbook/{id}', { params })
  const slip = await call(token, 'GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })
  const line = slip.lines.find(({ code }) => code === 'REIMBURSEMENT:CL-0001')
  expect(line?.explanation.steps.map(({ amountPaise }) => amountPaise)).toEqual([1_550_00, 1_300_00])
})

const bill = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF`),
})

async function fill(expense: Locator, category: string, merchant: string, amount: string): Promise<void> {
  await expense.getByRole('combobox', { name: 'Category' }).click()
  await expense.page().getByRole('option', { name: category }).click()
  await expense.getByLabel('Merchant').fill(merchant)
  await expense.getByLabel('Amount', { exact: true }).fill(amount)
}
