import type { Page } from '@playwright/test'
import { codeOf } from '../../story/authenticator.ts'
import { call } from '../../story/call.ts'
import { hire, newCompany } from '../../story/company.ts'
import { look } from '../../story/look.ts'
import { fillSignIn } from '../../story/sign-in.ts'
import { expect, test } from '../../story/story.ts'

/** Passkeys need a host name; the server listens there, too. */
const at = (path: string) => new URL(path, process.env['E2E_URL']!.replace('127.0.0.1', 'localhost')).href

/** An authenticator whose owner agrees at once, or on request. */
async function plugIn(page: Page): Promise<(agrees: boolean) => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return async (enabled) => {
    await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
}

test('a passkey is added, signs in without the password, and is removed', async ({ openBrowser, expected }) => {
  // Signing out aborts running calls with 401; the removed passkey is refused.
  expected.push(/status of 40[01]/)
  const company = await newCompany()
  const asha = await hire(company, { name: 'Asha Menon' })
  const page = await openBrowser()
  await page.goto(at('/login'))
  await fillSignIn(page, asha)
  await expect(page).toHaveURL(/\/home\/default/)
  const agree = await plugIn(page)

  await page.goto(at('/home/settings/password-security'))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('Office laptop')
  await look(page, 'add a passkey')
  await page.getByRole('button', { name: 'Continue' }).click()
  const passkeys = page.getByRole('list', { name: 'Passkeys' })
  await expect(passkeys.getByText('Office laptop')).toBeVisible()
  await expect(passkeys.getByText('Not used yet')).toBeVisible()
  await look(page, 'passkeys and sign-ins')

  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await agree(false)
  await page.goto(at('/login'))
  await look(page, 'sign in with a passkey')
  // The email field's autofill request is still pending, and would sign in by itself once the owner agrees. The button ends it, requests
  // a challenge, and starts a new request: only from there on the owner agrees.
  await page.route(
    /passkey-challenge/,
    async (route) => {
      await agree(true)
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/home\/default/)

  await page.goto(at('/home/settings/password-security'))
  await expect(passkeys.getByText(/^Last used/)).toBeVisible()
  await expect(
    page
      .getByRole('list', { name: 'Sign-in history' })
      .getByText(/Passkey/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Office laptop' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('No passkeys yet')).toBeVisible()
  expect((await call(asha.token, 'GET /api/v1/user/passkey')).passkeys).toEqual([])
})

test('a passkey is the second step of signing in with a password', async ({ openBrowser }) => {
  test.skip(test.info().project.name === 'phone', 'The device of a phone does the same.')
  const company = await newCompany()
  const { admin } = company
  const page = await openBrowser()
  const signIn = async () => {
    await page.goto(at('/login'))
    await fillSignIn(page, admin)
  }
  await signIn()
  await expect(page).toHaveURL(/\/home\/default/)
  const agree = await plugIn(page)
  await page.goto(at('/home/settings/password-security'))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('Office laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('Office laptop')).toBeVisible()
  const { key } = await call(admin.token, 'POST /api/v1/user/enable-2fa', { body: { password: admin.password } })
  await call(admin.token, 'POST /api/v1/user/verify-2fa', { body: { code: codeOf(key) } })

  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  // The email field's autofill request is still pending; it would sign in on its own.
  await agree(false)
  await signIn()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await look(page, 'a passkey as the second step')
  await agree(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/home\/default/)
})
