import type { Page } from '@playwright/test'
import { answer, forward, openRequest } from '../../story/approve.ts'
import { hire, newCompany, type Person } from '../../story/company.ts'
import { giveDay } from '../../story/day.ts'
import { chooseAction } from '../../story/go.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

const inDays = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000)

test('chairs are requested with quotes, forwarded, approved for fewer, ordered, received in parts, held and listed at the exit', async ({
  browserOf,
  expected,
}) => {
  // Ordering more than approved and ticking a checklist too early are refused.
  expected.push(/status of 400/, /status of 409 .*\/settlement\//)
  test.setTimeout(240_000)
  const company = await newCompany()
  const hr = await hire(company, { name: 'Hema Rao', role: 'HR' })
  const manager = await hire(company, { name: 'Madhav Sen', role: 'Manager' })
  const employee = await hire(company, { name: 'Asha Menon', reportsTo: manager })
  const [asha, madhav, hema] = await Promise.all([browserOf(employee), browserOf(manager), browserOf(hr)])

  await requestChairs(asha)
  await expect(asha.getByText('PR-0001').first()).toBeVisible()
  await look(asha, 'own procurement requests')

  await openRequest(madhav, 'procurement')
  await expect(madhav.getByRole('table', { name: 'Quotes' })).toContainText('Lowest')
  await look(madhav, 'procurement approvals')
  await forward(madhav, 'Hema Rao', 'Are there chairs in store?')

  await answer(hema, 'procurement', 'Are there chairs in store?', 'Two are in store.')
  await hema.getByRole('button', { name: 'Approve less' }).click()
  const less = hema.getByRole('dialog', { name: 'Approve a lower amount' })
  await less.getByLabel('Approved quantity').fill('2')
  await less.getByLabel('Reason for the lower amount').fill('Two are in store')
  await less.getByRole('button', { name: 'Approve' }).click()
  await expect(hema.getByText("Asha Menon's request approved")).toBeVisible()

  await buyAndHandOver(hema)

  await asha.goto('/home/profile?tab=assets')
  await asha.getByRole('button', { name: 'Confirm receipt of AST-0001' }).click()
  await expect(asha.getByText('Receipt of AST-0001 confirmed')).toBeVisible()
  await look(asha, 'own assets')
  await asha.goto('/home/procurement')
  await asha.getByText('PR-0001').first().click()
  await expect(asha.getByText('In use').first()).toBeVisible()
  await look(asha, 'a purchase that is in use')

  await hema.goto(`/home/employee-detail/${employee.employeeId}?tab=assets`)
  await expect(hema.getByText('AST-0001').first()).toBeVisible()
  await look(hema, "an employee's assets")

  await leave(hema, employee)
})

async function requestChairs(page: Page): Promise<void> {
  await page.goto('/home/add-procurement')
  const item = page.getByRole('group', { name: 'Item 1', exact: true })
  await item.getByLabel('Item name').fill('Office chair')
  await item.getByLabel('Quantity').fill('4')
  await giveDay(page, 'Needed by', inDays(14))
  for (const [at, vendor, price] of [
    [1, 'Blue Lotus Furniture', '5000'],
    [2, 'Orchid Seating', '4800'],
  ] as const) {
    await page.getByRole('button', { name: 'Add quote' }).click()
    const quote = page.getByRole('group', { name: `Quote ${at}`, exact: true })
    await quote.getByLabel('Vendor').fill(vendor)
    await quote.getByLabel('Unit price of Office chair').fill(price)
  }
  await page.getByRole('radio', { name: /Blue Lotus Furniture/ }).check()
  await page.getByLabel('Why not the cheapest quote').fill('Five years of warranty')
  await page.getByLabel('Delivery place').fill('Second floor')
  await page.getByLabel('Why it is needed').fill('Four people join in January')
  await expect(page.getByText('₹20,000').first()).toBeVisible()
  await look(page, 'a procurement request')
  await page.getByRole('button', { name: 'Submit request' }).click()
  await expect(page.getByText('Procurement request submitted')).toBeVisible()
}

/** By the asset manager: two are ordered, one is delivered, registered and handed over. */
async function buyAndHandOver(page: Page): Promise<void> {
  await page.goto('/home/organization/assets?tab=purchases')
  await look(page, 'purchases')
  await page.getByText('Asha Menon').first().click()
  await page.getByRole('button', { name: 'Record order' }).click()
  const ordering = page.getByRole('dialog', { name: 'Record order for PR-0001' })
  await ordering.getByLabel('Vendor').fill('Blue Lotus Furniture')
  await ordering.getByLabel('Order number').fill('PO-1')
  await ordering.getByLabel('Quantity').fill('3')
  await ordering.getByRole('button', { name: 'Record order' }).click()
  await expect(ordering.getByText('Order at most 2').first()).toBeVisible()
  await ordering.getByLabel('Quantity').fill('2')
  await ordering.getByRole('button', { name: 'Record order' }).click()
  await expect(page.getByText('Order recorded')).toBeVisible()
  await page.getByRole('button', { name: 'Record delivery' }).click()
  const delivery = page.getByRole('dialog', { name: 'Record delivery of order PO-1' })
  await delivery.getByLabel('Office chair received').fill('1')
  await delivery.getByRole('button', { name: 'Record delivery' }).click()
  await expect(page.getByText('Delivery recorded')).toBeVisible()
  await expect(page.getByText('1 missing')).toBeVisible()
  await look(page, 'a purchase that came in part')
  await page.getByRole('button', { name: /^Register Office chair/ }).click()
  const register = page.getByRole('dialog', { name: 'Register Office chair' })
  await register.getByLabel('Serial number').fill('BLF-77')
  await register.getByRole('button', { name: 'Add to register' }).click()
  await expect(page.getByText('Added to the register')).toBeVisible()

  await page.goto('/home/organization/assets')
  await expect(page.getByText('AST-0001').first()).toBeVisible()
  await look(page, 'the asset register')
  await page.getByText('Office chair').first().click()
  await page.getByRole('button', { name: 'Hand over' }).click()
  const handing = page.getByRole('dialog', { name: /^Hand over Office chair/ })
  await handing.getByRole('combobox', { name: 'Employee' }).fill('Asha')
  await page.getByRole('option', { name: /Asha Menon/ }).click()
  await handing.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('AST-0001 handed over')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Holders' })).toContainText('Asha Menon')
}

/** Someone leaving still holds it: the settlement's checklist says so, and stays open until it is returned. */
async function leave(page: Page, { name, employeeId: id }: Person): Promise<void> {
  await page.goto(`/home/employee-detail/${id}`)
  await chooseAction(page, 'Change Status')
  const status = page.getByRole('dialog', { name: `${name}'s status` })
  await status.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'On notice' }).click()
  await giveDay(page, 'Last working day', inDays(14))
  await status.getByRole('button', { name: 'Save Status' }).click()
  await expect(page.getByText(`${name} is on notice`)).toBeVisible()

  await page.goto(`/home/employee-detail/${id}?tab=salary`)
  await page.getByRole('button', { name: 'Start settlement' }).click()
  const settlement = page.getByRole('dialog', { name: `Full and final settlement: ${name}` })
  await settlement.getByRole('button', { name: 'Save' }).click()
  const missing = page.getByText('Office chair (AST-0001) is not returned. Record its return under Assets.')
  await expect(missing).toBeVisible()
  const returned = page.getByRole('checkbox', { name: 'Assets returned' })
  // The message goes by itself, and a busy machine may show it too late: it comes again with each press.
  await expect(async () => {
    await returned.click()
    const refusal = page.getByText(/AST-0001\) is not returned\. Record its return first\./)
    await expect(refusal).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(returned).not.toBeChecked()
  await look(page, 'the settlement of somebody who holds an asset')

  await page.goto(`/home/employee-detail/${id}?tab=assets`)
  await page.getByRole('button', { name: 'Actions for AST-0001, Office chair' }).click()
  await page.getByRole('menuitem', { name: 'Record return' }).click()
  const back = page.getByRole('dialog', { name: 'Record return of Office chair (AST-0001)' })
  await back.getByRole('button', { name: 'Record return' }).click()
  await expect(page.getByText('Return of AST-0001 recorded')).toBeVisible()
  await page.goto(`/home/employee-detail/${id}?tab=salary`)
  await returned.click()
  await expect(returned).toBeChecked()
  await expect(missing).toBeHidden()
}
