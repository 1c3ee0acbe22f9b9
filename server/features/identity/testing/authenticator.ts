import { expect } from 'vitest'
import type { Instant } from '@muster/contract/values.ts'
import { codeAt, stepAt } from '../second-factor/totp.ts'
import type { Visitor } from './visitor.ts'
import { password } from './with-password.ts'

/** An authenticator app with one secret. */
export interface AuthenticatorApp {
  /** The code it shows at a moment. */
  code(now: Instant): string
}

/** An app set up with the key in a reply. */
export function appWith(data: Record<string, unknown>): AuthenticatorApp {
  const secret = String(data['key']).replaceAll(' ', '')
  return { code: (now) => codeAt(secret, stepAt(now)) }
}

/** Sets up an authenticator in the settings; returns the app and the recovery codes. */
export async function turnOnAuthenticator(
  browser: Visitor,
  clock: { now(): Instant },
): Promise<{ app: AuthenticatorApp; recoveryCodes: string[] }> {
  const shown = await browser.send('POST /api/v1/user/enable-2fa', { body: { password } })
  expect(shown).toMatchObject({ status: 200, data: { picture: expect.stringMatching(/^<svg/) as string } })
  const app = appWith(shown.data)
  const on = await browser.send('POST /api/v1/user/verify-2fa', { body: { code: app.code(clock.now()) } })
  expect(on.status).toBe(200)
  return { app, recoveryCodes: on.data['recoveryCodes'] as string[] }
}

interface Step {
  token: string
  step: string
  resendAfter: number
}

/** Signs in with the password; returns the second step that is requested, or null if the browser is signed in. */
export async function firstStep(browser: Visitor, email: string, word = password): Promise<Step | null> {
  browser.token = null
  const answer = await browser.send('POST /api/auth/user/signin', { body: { email, password: word, remember: true } })
  expect(answer.status).toBe(200)
  const step = answer.body['secondStep'] as Step | null
  browser.token = step === null ? String(answer.body['accessToken']) : step.token
  return step
}

/** Sends a second-step code; the right one signs the browser in. */
export async function secondStep(browser: Visitor, code: string, trust = false) {
  const answer = await browser.send('POST /api/auth/user/2fa-verify', { body: { code, trust } })
  if (typeof answer.body['accessToken'] === 'string') browser.token = answer.body['accessToken']
  return answer
}
