import { readFile } from 'node:fs/promises'
import { call } from '../story/call.ts'
import { hire, newCompany } from '../story/company.ts'
import { look, settled } from '../story/look.ts'
import { expect, test } from '../story/story.ts'
import type { Page } from '@playwright/test'

test("pay goes from a template to the employee's payslip", async ({ browserOf }) => {
  const company = await newCompany()
  const employee = await hire(company, { name: 'Asha Menon' })
  const admin = await browserOf(company.admin)
  await addTemplate(admin)

  const templates = await call(company.admin.token, 'GET /api/v1/user/salary-template')
  const template = templates.find(({ name }) => name === 'Workshop')
  await call(company.admin.token, 'POST /api/v1/employee/salary', {
    body: {
      employeeId: employee.employeeId,
      templateId: template?._id ?? '',
      annualCtcPaise: 600_000_00,
      startsOn: '2024-04-01',
    },
  })

  await admin.goto('/home/payroll/payroll-history')
  await look(admin, 'payroll history')
  await admin.getByRole('button', { name: /^Calculate / }).click()
  await admin.getByRole('link', { name: 'Review' }).click()
  await expect(admin).toHaveURL(/payroll-history\/[\w-]+/)
  await expect(admin.getByText('Asha Menon').first()).toBeVisible()
  await look(admin, 'pay run')
  await admin.getByRole('button', { name: 'Approve and lock' }).click()
  const lock = admin.getByRole('alertdialog')
  await lock.getByRole('button', { name: 'Lock pay run' }).click()
  await expect(admin.getByText(/payroll locked$/)).toBeVisible()
  await admin.getByRole('button', { name: 'Mark as paid' }).click()
  await admin
    .getByRole('dialog', { name: /as paid/ })
    .getByRole('button', { name: 'Mark as paid' })
    .click()
  await expect(admin.getByText('Paid').first()).toBeVisible()

  const asha = await browserOf(employee)
  await readPayslip(asha)
})

async function addTemplate(page: Page): Promise<void> {
  await page.goto('/home/payroll/add')
  await page.getByRole('textbox', { name: 'Name' }).fill('Workshop')
  for (const component of ['Basic', 'House rent allowance', 'Special allowance']) {
    await page.getByRole('combobox', { name: 'Add component' }).click()
    await page.getByRole('option', { name: new RegExp(`^${component}`) }).click()
    await expect(page.getByRole('group', { name: component })).toBeVisible()
  }
  await settled(page)
  await look(page, 'salary template')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page).toHaveURL(/salary-template$/)
  await expect(page.getByText('Workshop').first()).toBeVisible()
}

/** Half of ₹50,000 is basic, 40 % of that HRA, the rest special allowance. */
async function readPayslip(page: Page): Promise<void> {
  await page.goto('/home/profile')
  await page.getByRole('link', { name: 'Salary and payslips' }).click()
  await page
    .getByRole('button', { name: /20\d\d/ })
    .first()
    .click()
  const payslip = page.getByRole('dialog', { name: / payslip$/ })
  await expect(payslip.getByText('House rent allowance')).toBeVisible()
  await look(page, 'payslip')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    payslip.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF')
  expect(bytes.length).toBeGreaterThan(5_000)
}
