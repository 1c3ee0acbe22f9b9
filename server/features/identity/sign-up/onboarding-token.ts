import type { SignUpStep } from '@muster/contract/identity/sign-up.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { randomToken, type Secrets } from '../../../platform/secrets/secrets.ts'
import type { Onboarding } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/database/open.ts'
import { sessionOver } from '../../../platform/problem.ts'
import { signUpOfToken, lockSignUp, replaceToken } from './sign-up.queries.ts'
import type { App } from '../../../platform/app.ts'

export const tokenDigest = (secrets: Secrets, token: string) => secrets.digest('onboarding-token', token)

/** A new token, and the digest to store. */
export function newOnboardingToken(secrets: Secrets): { token: string; digest: string } {
  const token = randomToken()
  return { token, digest: tokenDigest(secrets, token) }
}

/** The sign-up of an onboarding token; 401 if it is finished or a week old. */
export function onboardingBearer({ database, secrets }: { database: Database; secrets: Secrets }) {
  return async (token: string): Promise<Onboarding> => {
    const signUp = await database.globally((tx) =>
      signUpOfToken(tx, { digest: tokenDigest(secrets, token), now: tx.now }),
    )
    if (!signUp) throw sessionOver()
    return { signUp: signUp.id }
  }
}

/** Issues a new token to someone who signs in half-way through the sign-up; the previous one no longer works. */
export async function resumeSignUp(app: App, signUp: Id): Promise<{ step: SignUpStep; onboardingToken: string }> {
  const { token, digest } = newOnboardingToken(app.secrets)
  return app.database.globally(async (tx) => {
    const row = await lockSignUp(tx, { id: signUp })
    if (!row) throw sessionOver()
    await replaceToken(tx, { id: signUp, tokenDigest: digest, now: tx.now })
    return { step: row.step, onboardingToken: token }
  })
}
