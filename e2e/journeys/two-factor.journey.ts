import { codeOf } from '../story/authenticator.ts'
import { call } from '../story/call.ts'
import { hire, newCompany } from '../story/company.ts'
import { look } from '../story/look.ts'
import { codeFor, invitationLinkFor } from '../story/mailbox.ts'
import { fillSignIn } from '../story/sign-in.ts'
import { expect, test } from '../story/story.ts'

const settings = '/home/settings/two-factor-authentication'

test('an authenticator is turned on, signs in, is lost, and HR helps', async ({ browserOf, openBrowser, expected }) => {
  // A person signed out everywhere is told so by the next call.
  expected.push(/status of 401/)
  const company = await newCompany()
  const asha = await hire(company, { name: 'Asha Menon' })
  const hema = await hire(company, { name: 'Hema Rao', role: 'HR' })
  const page = await browserOf(asha, settings)
  await page.getByLabel('Your password').fill(asha.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const key = (await page.locator('.enrolment-key').textContent()) ?? ''
  await look(page, 'set up an authenticator')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''
  await look(page, 'recovery codes')
  await page.getByLabel('I saved these codes').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Recovery codes left')).toBeVisible()

  const phone = await openBrowser()
  await phone.goto('/login')
  await fillSignIn(phone, asha)
  await expect(phone.getByText('Enter the code from your authenticator app.')).toBeVisible()
  await look(phone, 'the code of an authenticator')
  await phone.getByLabel('Trust this device for 30 days').check()
  await phone.getByLabel('Code', { exact: true }).fill(codeOf(key, 1))
  await expect(phone).toHaveURL(/\/home\/default/)

  const lost = await openBrowser()
  await lost.goto('/login')
  await fillSignIn(lost, asha)
  await lost.getByRole('button', { name: 'Use a recovery code' }).click()
  await lost.getByLabel('Recovery code').fill(recovery)
  await look(lost, 'a recovery code')
  await lost.getByRole('button', { name: 'Continue' }).click()
  await expect(lost).toHaveURL(/\/home\/default/)

  const hr = await browserOf(hema, `/home/employee-detail/${asha.employeeId}?tab=sign-in`)
  await expect(hr.getByText('Authenticator')).toBeVisible()
  await look(hr, 'how an employee signs in')
  await hr.getByRole('button', { name: 'Turn off the second step' }).click()
  await hr.getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(hr.getByRole('definition').filter({ hasText: 'Password alone' })).toBeVisible()
  const used = await invitationLinkFor(asha.email)
  await hr.getByRole('button', { name: 'Send password link' }).click()
  await hr.getByRole('button', { name: 'Send the link' }).click()
  await expect.poll(() => invitationLinkFor(asha.email)).not.toBe(used)
  await lost.goto(await invitationLinkFor(asha.email))
  await lost.getByLabel('New password').fill('lantern 38 a new one')
  await lost.getByLabel('Confirm password').fill('lantern 38 a new one')
  await lost.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(lost).toHaveURL(/\/home\/default/)
})

test('a role that requires an authenticator is guided through it at sign-in', async ({ browserOf, openBrowser }) => {
  const company = await newCompany()
  const asha = await hire(company, { name: 'Asha Menon' })
  const admin = await browserOf(company.admin, '/home/settings/sign-in-rules')
  const row = admin.getByRole('group', { name: 'Employee' })
  await expect(row).toBeVisible()
  await look(admin, 'sign-in rules')
  const [employee] = (await call(company.admin.token, 'GET /api/v1/user/second-factor-rule')).filter(
    ({ role }) => role === 'Employee',
  )
  const rule = { roleId: employee!.roleId, rule: 'authenticator' as const, from: '2026-01-01' }
  await call(company.admin.token, 'PUT /api/v1/user/second-factor-rule', { body: { roles: [rule] } })

  const page = await openBrowser()
  await page.goto('/login')
  await fillSignIn(page, asha)
  await expect(page.getByText(/Enter the code sent to/)).toBeVisible()
  await look(page, 'a code by email')
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(asha.email))
  await expect(page.getByRole('heading', { name: 'Set up an authenticator' })).toBeVisible()
  const key = (await page.locator('.enrolment-key').textContent()) ?? ''
  await look(page, 'an authenticator at sign-in')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key))
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await look(page, 'recovery codes at sign-in')
  await page.getByLabel('I saved these codes').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/home\/default/)
})
