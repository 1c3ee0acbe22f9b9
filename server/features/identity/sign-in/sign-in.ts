import type { z } from 'zod'
import type { SignInInput } from '@muster/contract/identity/session.routes.ts'
import type { SignUpStep } from '@muster/contract/identity/sign-up.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { networkOf } from '../../../platform/serve/network.ts'
import { accountSecret, directoryEntry } from '../account/account.queries.ts'
import { isPassword } from '../password/password-hash.ts'
import { resumeSignUp } from '../sign-up/onboarding-token.ts'
import { completeSignIn } from '../second-factor/second-step.ts'
import type { SecondStep } from '../second-factor/half-sign-in.ts'
import { wrongTries } from '../slow-down.ts'
import { knownDevice } from '../session/known-device.ts'
import { logSignIn } from '../sign-in-history/log-sign-in.ts'
import { isLedToCompany, useCompanySignIn } from '../session/sign-in-bars.ts'
import { admitStranger, ownWay, strangerWasRight, strangerWasWrong } from './stranger.ts'

interface SignedIn {
  accessToken: string | null
  step: SignUpStep | null
  onboardingToken: string | null
  secondStep: SecondStep | null
}

/**
 * An unknown address, a wrong password and an account without a password are indistinguishable by answer, work and time. Wrong passwords
 * are counted by account and network, so that others elsewhere cannot lock anyone out; all together they only slow down.
 */
export async function signIn(
  app: App,
  client: Client,
  { email, password, remember }: z.output<typeof SignInInput>,
): Promise<SignedIn> {
  const entry = await app.database.globally((tx) => directoryEntry(tx, { email }))
  const own = ownWay(app, client, entry)
  const pair = `${own ?? networkOf(client.address)}:${email}`
  await app.limits.spend('sign-in', pair, wrongTries)
  if (!own) await admitStranger(app, client, email, entry)
  const secret = await app.database.within(entry?.organisation ?? nobody, (tx) =>
    accountSecret(tx, { account: entry?.account ?? nobody }),
  )
  const isRight = await isPassword(password, secret?.hash)
  // Not awaited, so that the answer takes no longer than for an unknown address.
  if (entry && !entry.signUp && secret && !isRight) void logSignIn(app, entry, client, 'failedSignIn', 'password')
  if (!entry || !secret || !isRight) {
    if (!own) await strangerWasWrong(app, client)
    const device = entry && knownDevice(app.secrets, client, entry.account)
    if (await isLedToCompany(app, email, device ? entry : undefined)) throw useCompanySignIn()
    throw new Problem(401, say`Email or password is not right.`)
  }
  await app.limits.forgive('sign-in', pair, wrongTries)
  if (!own) await strangerWasRight(app, email)
  if (entry.signUp) return { accessToken: null, secondStep: null, ...(await resumeSignUp(app, entry.signUp)) }
  const { organisation, account } = entry
  const answered = await completeSignIn(app, client, { organisation, account, lifetimeDays: remember ? 30 : 1 })
  return { ...answered, step: null, onboardingToken: null }
}

const nobody: Id = '00000000-0000-0000-0000-000000000000'
