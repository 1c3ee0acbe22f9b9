import type { App } from '../../../platform/app.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { logSignIn } from '../sign-in-history/log-sign-in.ts'
import { signInBrowser, type SignedInBy } from '../session/open-session.ts'

/** Signs in someone who has proved everything required, including the second factor. */
export async function signInOnce(app: App, client: Client, who: SignedInBy): Promise<string> {
  const { accessToken } = await signInBrowser(app, client, who)
  await logSignIn(app, who, client, 'signedIn', 'singleSignOn')
  return accessToken
}
