import type { z } from 'zod'
import type { SignInInput } from '@muster/contract/identity/session.routes.ts'
import type { SignUpStep } from '@muster/contract/identity/sign-up.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { accountSecret, directoryEntry } from '../account/account.queries.ts'
import { isPassword } from '../password/password-hash.ts'
import { resumeSignUp } from '../sign-up/resume.ts'
import { signInBrowser } from './open-session.ts'

interface SignedIn {
  accessToken: string | null
  step: SignUpStep | null
  onboardingToken: string | null
}

const wrongTries = { max: 10, seconds: 15 * 60 }

/** An unknown address, a wrong password and an account without one are the same: in answer, in work, in time. */
export async function signIn(
  app: App,
  client: Client,
  { email, password, remember }: z.output<typeof SignInInput>,
): Promise<SignedIn> {
  await app.limits.spend('sign-in', email, wrongTries)
  const entry = await app.database.globally((tx) => directoryEntry(tx, { email }))
  const found = await app.database.within(entry?.organisation ?? nobody, (tx) =>
    accountSecret(tx, { account: entry?.account ?? nobody }),
  )
  const isRight = await isPassword(password, found?.hash)
  if (!entry || !found || !isRight) throw new Problem(401, 'Email or password is not right.')
  await app.limits.forgive('sign-in', email, wrongTries)
  if (entry.signUp) return { accessToken: null, ...(await resumeSignUp(app, entry.signUp)) }
  const { organisation, account } = entry
  const { accessToken } = await signInBrowser(app, client, { organisation, account, lifetimeDays: remember ? 30 : 1 })
  return { accessToken, step: null, onboardingToken: null }
}

const nobody: Id = '00000000-0000-0000-0000-000000000000'
