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

test('a locked month shows what changed, and offers its files, separately for each legal entity', async ({
  browserOf,
}) => {
  const company = await newCompany()
  const asha = await hire(company, { name: 'Asha Menon' })
  await hire(company, { name: 'Ravi Shetty' })
  const kavya = await hire(company, { name: 'Kavya Rao' })
  const { token } = company.admin
  await call(token, 'POST /api/v1/employee/bank-details', { body: { employeeId: asha.employeeId, ...bank } })
  for (const person of [asha, kavya]) await raise(token, person, 480_000_00, '2024-04-01')
  const { month: thisMonth } = await call(token, 'GET /api/v1/user/payrun')
  const before = monthBefore(thisMonth)
  await lock(token, before)
  await raise(token, asha, 600_000_00, `${thisMonth}-01`)

  const admin = await browserOf(company.admin, '/home/organization/statutory-settings?tab=entities')
  await admin.getByRole('button', { name: 'Add legal entity' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Add legal entity' })
  await dialog.getByLabel('Short name').fill('Labs')
  await dialog.getByLabel('Legal name').fill('Acme Labs Private Limited')
  await look(admin, 'a legal entity that is added')
  await dialog.getByRole('button', { name: 'Save legal entity' }).click()
  await expect(dialog).toBeHidden()
  await admin.getByRole('button', { name: 'Actions for Kavya Rao' }).click()
  await admin.getByRole('menuitem', { name: 'Move' }).click()
  const moving = admin.getByRole('dialog', { name: 'Move to a legal entity' })
  await moving.getByLabel('Legal entity').click()
  await admin.getByRole('option', { name: 'Labs' }).click()
  await moving.getByRole('group', { name: 'From month' }).getByRole('spinbutton').first().click()
  await admin.keyboard.type(`${thisMonth.slice(5)}${thisMonth.slice(0, 4)}`)
  await moving.getByRole('button', { name: 'Move' }).click()
  await expect(moving).toBeHidden()
  const run = await lock(token, thisMonth)
  await admin.goto(`/home/payroll/payroll-history/${run}?tab=changes`)
  const cause = admin.getByRole('button', { name: /^Salary revision/ })
  await expect(cause).toContainText('1 person')
  await look(admin, 'what changed')
  await cause.click()
  await expect(admin.getByText(/changed from ₹20,000 to ₹25,000 per month/)).toBeVisible()

  await admin.getByRole('link', { name: 'Files and forms' }).click()
  await expect(admin.getByText('Amounts due by account').first()).toBeVisible()
  await admin
    .getByRole('button', { name: /needs? attention: PF return/ })
    .first()
    .click()
  await look(admin, 'files of a run')
  const [own, labs] = [
    admin.locator('section', { hasText: 'Files and forms: ' }).first(),
    admin.locator('section', { hasText: 'Files and forms: Labs' }),
  ]
  expect(await downloaded(admin, 'Download Bank file', own)).toContain('"ASHA MENON","501001234821","HDFC0001234"')
  expect(await downloaded(admin, 'Download Journal', own)).toContain('"Salaries payable"')
  const [ofOwn, ofLabs] = [
    await downloaded(admin, 'Download Payroll register', own),
    await downloaded(admin, 'Download Payroll register', labs),
  ]
  expect([ofOwn.includes('Kavya Rao'), ofOwn.includes('Asha Menon')]).toEqual([false, true])
  expect([ofLabs.includes('Kavya Rao'), ofLabs.includes('Asha Menon')]).toEqual([true, false])
})
