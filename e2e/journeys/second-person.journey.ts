import { answerTo, call } from '../story/call.ts'
import { hire, newCompany } from '../story/company.ts'
import { look } from '../story/look.ts'
import { calculate, raise } from '../story/pay.ts'
import { expect, test } from '../story/story.ts'

test('the person who calculated a run submits it for approval, and a second person decides', async ({ browserOf }) => {
  const company = await newCompany()
  const asha = await hire(company, { name: 'Asha Menon' })
  const { token } = company.admin
  await raise(token, asha, 480_000_00, '2024-04-01')
  // From here on two people can approve.
  const hema = await hire(company, { name: 'Hema Rao', role: 'HR' })
  const { month } = await call(token, 'GET /api/v1/user/payrun')
  const run = await calculate(token, month)

  const admin = await browserOf(company.admin, `/home/payroll/payroll-history/${run}`)
  await admin.getByRole('button', { name: 'Approve and lock' }).click()
  const asking = admin.getByRole('alertdialog', { name: /for approval\?$/ })
  await expect(asking).toContainText('payroll is locked once Hema Rao approves')
  await look(admin, 'send a run for approval')
  // Hema has no salary yet.
  await asking.getByRole('checkbox', { name: /^Lock payroll without them\./ }).check()
  const answered = admin.waitForResponse((one) => one.request().method() === 'PUT' && one.url().includes(run))
  await asking.getByRole('button', { name: 'Submit for approval' }).click()
  expect((await answered).status()).toBe(202)
  await expect(admin.getByText('Sent for approval to Hema Rao')).toBeVisible()
  await expect(admin.getByText('Submitted for approval. Another person must approve it.')).toBeVisible()
  const again = { params: { id: run }, body: { action: 'approve' as const } }
  expect((await answerTo(token, 'PUT /api/v1/user/payrun/{id}', again)).status).toBe(409)

  const second = await browserOf(hema, '/home/approval/changes')
  await second.getByText(/^Approve: .* pay run$/).click()
  await look(second, 'a change to approve')
  await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await second.getByRole('button', { name: 'Approve change' }).click()
  await expect(second.getByText('Change approved')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Mark as paid' })).toBeVisible()
})
