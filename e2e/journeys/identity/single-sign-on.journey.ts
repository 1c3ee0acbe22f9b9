import type { Page } from '@playwright/test'
import { codeOf } from '../../story/authenticator.ts'
import { call } from '../../story/call.ts'
import { hire, newCompany } from '../../story/company.ts'
import { anIdentityProvider } from '../../story/identity-provider.ts'
import { look } from '../../story/look.ts'
import { codeFor } from '../../story/mailbox.ts'
import { fillSignIn } from '../../story/sign-in.ts'
import { expect, test } from '../../story/story.ts'

const settings = '/home/settings/single-sign-on'
const choose = (page: Page, state: 'On' | 'Required') =>
  page.getByRole('radio', { name: new RegExp(`^${state} `) }).check()

test('a company signs in at its own provider, requires it, and keeps a way in', async ({
  browserOf,
  openBrowser,
  expected,
}) => {
  test.skip(test.info().project.name === 'phone', 'The pages of a provider are its own.')
  // Refused passwords; and the browser looks for a missing icon on the provider's page.
  expected.push(/status of 40[134]/)
  const company = await newCompany()
  const asha = await hire(company, { name: 'Asha Menon' })
  const { admin, domain } = company
  const provider = await anIdentityProvider(new URL('/sso/callback', process.env['E2E_URL']).href)
  const atProvider = async (page: Page, email: string) => {
    provider.who.email = email
    await expect(page.getByRole('heading', { name: 'Company account' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  const page = await browserOf(admin)
  const { key } = await call(admin.token, 'POST /api/v1/user/enable-2fa', { body: { password: admin.password } })
  await call(admin.token, 'POST /api/v1/user/verify-2fa', { body: { code: codeOf(key) } })

  await page.goto(settings)
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByRole('dialog').getByLabel('Domain').fill(domain)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: `Enter code for ${domain}` }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Code')
    .fill(await codeFor(`admin@${domain}`))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await page.getByLabel('Issuer address').fill(provider.issuer)
  await page.getByLabel('Client ID').fill(provider.clientId)
  await page.getByLabel('Client secret').fill(provider.clientSecret)
  await page.getByRole('checkbox', { name: /Meera Iyer .* authenticator on/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await look(page, 'single sign-on, saved and off')
  await page.getByRole('button', { name: 'Test sign-in' }).click()
  await atProvider(page, admin.email)
  await expect(page.getByText(`signed you in as ${admin.email}`)).toBeVisible()
  await look(page, 'a test sign-in that worked')
  await page.getByRole('link', { name: 'Back to single sign-on' }).click()
  await choose(page, 'On')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Single sign-on saved')).toBeVisible()

  const home = await openBrowser()
  await home.goto('/login')
  await home.getByRole('button', { name: 'Sign in with your company' }).click()
  // Until its code is loaded, the previous page is shown, which asks for an email, too.
  await expect(home.getByRole('heading', { name: 'Sign in with your company' })).toBeVisible()
  await home.getByLabel('Work email').fill(asha.email)
  await look(home, 'sign in with your company')
  await home.getByRole('button', { name: 'Continue' }).click()
  await atProvider(home, asha.email)
  await expect(home).toHaveURL(/\/home\/default/)

  await page.reload()
  await choose(page, 'Required')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Single sign-on saved')).toBeVisible()
  const led = await openBrowser()
  await led.goto('/login')
  await fillSignIn(led, asha)
  await atProvider(led, asha.email)
  await expect(led).toHaveURL(/\/home\/default/)

  // The emergency admin, on a known device.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await fillSignIn(page, { ...admin, password: 'violet-teapot-48-harbour' })
  await expect(page.getByText('Email or password is not right.')).toBeVisible()
  await look(page, 'a mistyped password of an emergency admin')
  await fillSignIn(page, admin)
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, 1))
  await expect(page).toHaveURL(/\/home\/default/)
  await page.goto(settings)
  await expect(page.getByRole('radio', { name: /^Required / })).toBeChecked()
  await provider.close()
})
