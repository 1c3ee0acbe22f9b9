import type { Onboarding } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/database/open.ts'
import { sessionOver } from '../../../platform/problem.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { tokenDigest } from './onboarding-token.ts'
import { signUpOfToken } from './sign-up.queries.ts'

/** Which sign-up an onboarding token stands for. One that is finished or a week old is over. */
export function onboardingBearer({ database, secrets }: { database: Database; secrets: Secrets }) {
  return async (token: string): Promise<Onboarding> => {
    const found = await database.globally((tx) =>
      signUpOfToken(tx, { digest: tokenDigest(secrets, token), now: tx.now }),
    )
    if (!found) throw sessionOver()
    return { signUp: found.id }
  }
}
