import { call } from '../story/call.ts'
import { hire, newCompany } from '../story/company.ts'
import { look } from '../story/look.ts'
import { downloaded } from '../story/downloaded.ts'
import { lock, monthBefore, raise } from '../story/pay.ts'
import { expect, test } from '../story/story.ts'

const bank = {
  ...{ holderName: 'Asha Menon', accountNumber: '501001234821', accountNumberAgain: '501001234821' },
  ...{ ifsc: 'HDFC0001234', bankName: 'HDFC Bank', branch: 'MG Road', accountType: 'savings' as const },
}

test('a locked month says what changed, and gives out its files', async ({ browserOf }) => {
  const company = await newCompany()
  const asha = await hire(company, { name: 'Asha Menon' })
  await hire(company, { name: 'Ravi Shetty' })
  const { token } = company.admin
  await call(token, 'POST /api/v1/employee/bank-details', { body: { employeeId: asha.employeeId, ...bank } })
  await raise(token, asha, 480_000_00, '2024-04-01')
  const { month: thisMonth } = await call(token, 'GET /api/v1/user/payrun')
  const before = monthBefore(thisMonth)
  await lock(token, before)
  await raise(token, asha, 600_000_00, `${thisMonth}-01`)
  const run = await lock(token, thisMonth)

  const admin = await browserOf(company.admin, `/home/payroll/payroll-history/${run}?tab=changes`)
  const cause = admin.getByRole('button', { name: /^Salary revision/ })
  await expect(cause).toContainText('1 person')
  await look(admin, 'what changed')
  await cause.click()
  await expect(admin.getByText(/changed from ₹20,000 to ₹25,000 per month/)).toBeVisible()

  await admin.getByRole('link', { name: 'Files and forms' }).click()
  await expect(admin.getByText('Amounts due by account')).toBeVisible()
  await admin.getByRole('button', { name: /needs? attention: PF return/ }).click()
  await look(admin, 'files of a run')
  expect(await downloaded(admin, 'Download Bank file')).toContain('"ASHA MENON","501001234821","HDFC0001234"')
  expect(await downloaded(admin, 'Download Journal')).toContain('"Salaries payable"')
})
