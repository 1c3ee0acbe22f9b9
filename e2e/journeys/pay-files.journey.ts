import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { call } from '../story/call.ts'
import { hire, newCompany, type Company, type Person } from '../story/company.ts'
import { look } from '../story/look.ts'
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
  await raise(company, asha, 480_000_00, '2024-04-01')
  const { month: thisMonth } = await call(token, 'GET /api/v1/user/payrun')
  const before = monthBefore(thisMonth)
  await lock(token, before)
  await raise(company, asha, 600_000_00, `${thisMonth}-01`)
  const run = await lock(token, thisMonth)

  const admin = await browserOf(company.admin)
  await admin.goto(`/home/payroll/payroll-history/${run}?tab=changes`)
  const cause = admin.getByRole('button', { name: /^Salary changed/ })
  await expect(cause).toContainText('1 person')
  await look(admin, 'what changed')
  await cause.click()
  await expect(admin.getByText(/went from ₹20,000 to ₹25,000 a month/)).toBeVisible()

  await admin.getByRole('link', { name: 'Files and forms' }).click()
  await expect(admin.getByText('What is owed for everybody')).toBeVisible()
  await admin.getByRole('button', { name: 'to look at: Provident fund return' }).click()
  await look(admin, 'files of a run')
  expect(await downloaded(admin, 'Download Bank file')).toContain('"ASHA MENON","501001234821","HDFC0001234"')
  expect(await downloaded(admin, 'Download Journal')).toContain('"Salaries payable"')
})

async function raise({ admin }: Company, person: Person, annualCtcPaise: number, startsOn: string): Promise<void> {
  const [template] = await call(admin.token, 'GET /api/v1/user/salary-template')
  await call(admin.token, 'POST /api/v1/employee/salary', {
    body: { employeeId: person.employeeId, templateId: template?._id ?? '', annualCtcPaise, startsOn },
  })
}

async function lock(token: string, month: string): Promise<string> {
  const { _id: id } = await call(token, 'POST /api/v1/user/payrun', { body: { month } })
  const state = async () => (await call(token, 'GET /api/v1/user/payrun/{id}', { params: { id } })).state
  await expect.poll(state, { timeout: 60_000 }).toBe('calculated')
  await call(token, 'PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'approve' } })
  return id
}

async function downloaded(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

function monthBefore(month: string): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() - 1)
  return date.toISOString().slice(0, 7)
}
