import { randomToken, type Secrets } from '../../../platform/secrets.ts'

export const tokenDigest = (secrets: Secrets, token: string) => secrets.digest('onboarding-token', token)

/** A token to give out, and what is kept of it. */
export function newOnboardingToken(secrets: Secrets): { token: string; digest: string } {
  const token = randomToken()
  return { token, digest: tokenDigest(secrets, token) }
}
