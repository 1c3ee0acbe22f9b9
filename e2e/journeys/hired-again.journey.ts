import { call } from '../story/call.ts'
import { hire, newCompany } from '../story/company.ts'
import { giveDay } from '../story/day.ts'
import { chooseAction } from '../story/go.ts'
import { look } from '../story/look.ts'
import { lock, monthBefore, raise } from '../story/pay.ts'
import { expect, test } from '../story/story.ts'

test('somebody leaves, is settled, is hired again, is paid, and gets one certificate', async ({ browserOf }) => {
  const company = await newCompany()
  const { token } = company.admin
  const [asha, ravi] = [await hire(company, { name: 'Asha Menon' }), await hire(company, { name: 'Ravi Iyer' })]
  for (const person of [asha, ravi]) await raise(token, person, 480_000_00, '2024-04-01')
  const months = monthsOfOneYear((await call(token, 'GET /api/v1/user/payrun')).month)
  const record = `/home/employee-detail/${asha.employeeId}`

  const page = await browserOf(company.admin, record)
  await chooseAction(page, 'Change Status')
  const status = page.getByRole('dialog', { name: "Asha Menon's status" })
  await status.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Inactive' }).click()
  await giveDay(page, 'Last working day', lastDayOf(months[0]))
  await status.getByLabel('Reason').fill('Moved to another city')
  await status.getByRole('button', { name: 'Save Status' }).click()
  await expect(page.getByText('Status saved')).toBeVisible()

  await page.goto(`${record}?tab=salary`)
  await page.getByRole('button', { name: 'Start settlement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settlement saved')).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(page.getByText('Approved by')).toBeVisible()
  await look(page, 'the settlement of somebody who left')
  for (const month of months.slice(0, 2)) await lock(token, month)

  await page.goto(record)
  await chooseAction(page, 'Rehire')
  await expect(page.getByText(/^Asha Menon left on .* leave, gratuity and probation begin anew/)).toBeVisible()
  await giveDay(page, 'Date of joining', `${months[2]}-01`)
  await look(page, 'hiring somebody again')
  await page.getByRole('button', { name: 'Rehire and Continue' }).click()
  await expect(page.getByText('Asha Menon is hired again')).toBeVisible()

  await expect(page).not.toHaveURL(/rehire=/)
  const [id = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url()) ?? []
  expect(id).not.toBe(asha.employeeId)
  await raise(token, { employeeId: id }, 540_000_00, `${months[2]}-01`)
  await lock(token, months[2])

  await page.goto(`/home/employee-detail/${id}`)
  const employments = page.getByRole('region', { name: 'Employments' })
  await expect(employments.getByRole('listitem')).toHaveCount(2)
  await look(page, 'the record of somebody hired again')

  await page.goto(`/home/payroll/form16?financialYear=${yearOf(months[0])}&search=Asha`)
  await page.getByRole('button', { name: 'Generate Part B' }).click()
  const rows = page.getByRole('main').getByText('Asha Menon')
  await expect(rows).toHaveCount(1)
  await look(page, 'one certificate for two employments')

  const own = await browserOf(asha, '/home/payroll/payslips')
  for (const month of [months[0], months[2]]) await expect(own.getByText(monthName(month)).first()).toBeVisible()
  await look(own, 'payslips of both employments')
})

type Months = [left: string, between: string, back: string]

/** The last three months of one financial year, of which the last is not after the given one. */
function monthsOfOneYear(latest: string): Months {
  const back = ['04', '05'].includes(latest.slice(5)) ? `${latest.slice(0, 4)}-03` : latest
  return [monthBefore(monthBefore(back)), monthBefore(back), back]
}

const lastDayOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)

function yearOf(month: string): string {
  const first = Number(month.slice(0, 4)) - (month.slice(5) < '04' ? 1 : 0)
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))
