import type { SignUpStep } from '@muster/contract/identity/sign-up.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { sessionOver } from '../../../platform/problem.ts'
import { newOnboardingToken } from './onboarding-token.ts'
import { lockSignUp, replaceToken } from './sign-up.queries.ts'

/** Who signs in half-way gets a new token for the sign-up; the one before no longer serves. */
export async function resumeSignUp(app: App, signUp: Id): Promise<{ step: SignUpStep; onboardingToken: string }> {
  const { token, digest } = newOnboardingToken(app.secrets)
  return app.database.globally(async (tx) => {
    const found = await lockSignUp(tx, { id: signUp })
    if (!found) throw sessionOver()
    await replaceToken(tx, { id: signUp, tokenDigest: digest, now: tx.now })
    return { step: found.step, onboardingToken: token }
  })
}
