import type { Page } from '@playwright/test'
import { codeOf } from '../../story/authenticator.ts'
import { call } from '../../story/call.ts'
import { hire, newCompany } from '../../story/company.ts'
import { look } from '../../story/look.ts'
import { expect, test } from '../../story/story.ts'

/** Passkeys need a name for their host; the server listens there too. */
const at = (path: string) => new URL(path, process.env['E2E_URL']!.replace('127.0.0.1', 'localhost')).href

/** A device whose owner agrees at once, or when they are told to. */
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
  // Signing out ends the session of calls that are under way; the removed passkey is refused.
  expected.push(/status of 40[01]/)
  const company = await newCompany()
  const asha = await hire(company, { name: 'Asha Menon' })
  const page = await openBrowser()
  await page.goto(at('/login'))
  await page.getByLabel('Work email').fill(asha.email)
  await page.getByLabel('Password', { exact: true }).fill(asha.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
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
  // What the email field offers waits on; the button asks anew.
  await agree(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/home\/default/)

  await page.goto(at('/home/settings/password-security'))
  await expect(passkeys.getByText(/^Last used/)).toBeVisible()
  // What the email field offered is answered by this device too, as soon as its owner agrees.
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

test('a passkey is the second step, and confirms what is sensitive', async ({ openBrowser, expected }) => {
  test.skip(test.info().project.name === 'phone', 'The device of a phone does the same.')
  // What is sensitive is refused until it is confirmed.
  expected.push(/status of 40[013]/)
  const company = await newCompany()
  const { admin } = company
  const page = await openBrowser()
  const signIn = async () => {
    await page.goto(at('/login'))
    await page.getByLabel('Work email').fill(admin.email)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
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
  // What the email field offers waits on; it would sign in by itself.
  await agree(false)
  await signIn()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await look(page, 'a passkey as the second step')
  await agree(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/home\/default/)

  // As a quarter of an hour later: the server's first answer says that a proof is missing.
  await page.route('**/api/v1/user/alert-setting', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await page.unroute('**/api/v1/user/alert-setting')
    const refused = { success: false, message: 'Confirm that it is you.', needsProof: true }
    await route.fulfill({ status: 403, json: refused })
  })
  await page.goto(at('/home/settings/alerts'))
  await page.getByRole('switch', { name: 'Many failed sign-ins' }).click()
  const prompt = page.getByRole('dialog', { name: "Confirm it's you" })
  await expect(prompt.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await look(page, 'a proof by passkey')
  await prompt.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(prompt).toBeHidden()
  await expect
    .poll(async () => (await call(admin.token, 'GET /api/v1/user/alert-setting')).kinds)
    .toContainEqual(expect.objectContaining({ kind: 'failures', isOn: false }))
})
