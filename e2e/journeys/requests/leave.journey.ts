import { answer, approve, forward, openRequest } from '../../story/approve.ts'
import { call } from '../../story/call.ts'
import { hire, newCompany } from '../../story/company.ts'
import { giveDay, lastSunday, workingDay } from '../../story/day.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'
import type { Page } from '@playwright/test'

test('leave and a comp-off are submitted, forwarded, discussed and approved, and everyone is notified at once', async ({
  browserOf,
}) => {
  const company = await newCompany()
  const hr = await hire(company, { name: 'Hema Rao', role: 'HR' })
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const employee = await hire(company, { name: 'Asha Menon', reportsTo: manager, joinedOn: '2026-01-05' })
  await call(hr.token, 'PUT /api/v1/employee/attendance/{id}', {
    params: { id: employee.employeeId },
    body: { day: lastSunday(), spans: [{ in: '09:30', out: '18:30' }], reason: 'Stocktaking' },
  })
  const [asha, madhav, hema] = await Promise.all([browserOf(employee), browserOf(manager), browserOf(hr)])
  await expect(balance(asha)).toHaveText('12')

  await askForLeave(asha)
  await expect(bell(madhav, 1)).toBeVisible()
  await bell(madhav, 1).click()
  await look(madhav, 'notifications')
  await madhav
    .getByRole('button', { name: /Asha Menon/ })
    .first()
    .click()
  await expect(madhav).toHaveURL(/\/home\/approval\/leave/)
  await expect(madhav.getByText('A wedding in the family').first()).toBeVisible()
  await look(madhav, 'leave approvals')

  await forward(madhav, 'Hema Rao', 'Please check the cover.')

  await expect(bell(hema, 1)).toBeVisible()
  await answer(hema, 'leave', 'Please check the cover.', 'Cover is arranged.')
  await approve(hema)
  await look(hema, 'leave approvals, none left')

  await expect(asha.getByText('Cover is arranged.')).toBeVisible()
  await expect(asha.getByText('Approved').first()).toBeVisible()
  await look(asha, 'leave request')
  await asha.goto('/home/default')
  await expect(balance(asha)).toHaveText('11')
  await look(asha, 'dashboard')

  await asha.goto('/home/attendance/add-compensation-work')
  await asha.getByRole('combobox', { name: 'Date worked' }).click()
  await asha.getByRole('option').first().click()
  await asha.getByRole('radio', { name: /^Full day/ }).check()
  await asha.getByLabel('Reason').fill('Stocktaking on a Sunday')
  await look(asha, 'request comp-off')
  await asha.getByRole('button', { name: 'Submit request' }).click()
  await expect(asha.getByText('Comp-off request submitted')).toBeVisible()

  await openRequest(madhav, 'compOff')
  await expect(madhav.getByText('Punches on this day')).toBeVisible()
  await look(madhav, 'comp-off approvals')
  await forward(madhav, 'Hema Rao', 'Was it agreed?')

  await answer(hema, 'compOff', 'Was it agreed?', 'It was agreed.')
  await approve(hema)

  await asha.goto('/home/attendance/compensation-work')
  await expect(asha.getByText(/1 day/).first()).toBeVisible()
  await expect(asha.getByText(/expires/i).first()).toBeVisible()
  await look(asha, 'comp-off')
  await expect
    .poll(async () => (await call(employee.token, 'GET /api/v1/employee/user-info')).compOffLeaveCount)
    .toBe(1)
})

async function askForLeave(page: Page): Promise<void> {
  const day = workingDay(5)
  await page.goto('/home/attendance/add-leave-request')
  await page.getByRole('radio', { name: 'Casual' }).check()
  await giveDay(page, 'First day', day)
  await page.getByLabel('Reason').fill('A wedding in the family')
  await expect(page.getByText('1 day').first()).toBeVisible()
  await look(page, 'apply for leave')
  await page.getByRole('button', { name: 'Submit request' }).click()
  await expect(page.getByText('Leave request submitted')).toBeVisible()
  await expect(page).toHaveURL(/leave-request\?id=/)
}

const bell = (page: Page, unread: number) => page.getByRole('button', { name: `Notifications, ${unread} unread` })

/** Casual leave on the dashboard. */
const balance = (page: Page) =>
  page
    .getByRole('list', { name: 'Leave balances' })
    .getByRole('listitem')
    .filter({ hasText: 'Casual' })
    .getByRole('button')
