import type { Id } from '@muster/contract/values.ts'
import { sameSecret, type Secrets } from '../../../platform/secrets.ts'

/** What the browser of a session holds where scripts cannot read it; nobody makes it without the server's key. */
export const browserSeal = (secrets: Secrets, session: Id): string => secrets.digest('browser-seal', session)

/** Whether a call of this session comes from where it began; a session that no browser began is bound to nothing. */
export function isOwnBrowser(
  secrets: Secrets,
  { session, isBound }: { session: Id; isBound: boolean },
  given: string | undefined,
): boolean {
  return !isBound || sameSecret(given ?? '', browserSeal(secrets, session))
}
