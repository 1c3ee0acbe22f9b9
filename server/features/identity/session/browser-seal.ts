import type { Id } from '@muster/contract/values.ts'
import { sameSecret, type Secrets } from '../../../platform/secrets/secrets.ts'

/** The value of the session's HttpOnly cookie; it cannot be made without the server's key. */
export const browserSeal = (secrets: Secrets, session: Id): string => secrets.digest('browser-seal', session)

/** Whether a call comes from the browser in which its session began; sessions outside a browser are not bound. */
export function isOwnBrowser(
  secrets: Secrets,
  { session, isBound }: { session: Id; isBound: boolean },
  given: string | undefined,
): boolean {
  return !isBound || sameSecret(given ?? '', browserSeal(secrets, session))
}
