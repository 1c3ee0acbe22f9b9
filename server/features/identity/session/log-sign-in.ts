import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Client } from '../../../platform/serve/call.ts'

/** Writes a sign-in into the log of the organisation; one that cannot be written keeps nobody out. */
export async function logSignIn(
  app: App,
  { organisation, account }: { organisation: Id; account: Id },
  client: Client,
  action: 'signedIn' | 'failedSignIn' | 'failedSecondStep' | 'failedPasskey',
): Promise<void> {
  const told = { address: nowIs(client.address) }
  await app.database
    .within(organisation, (tx) =>
      audit(tx, action === 'signedIn' ? { account } : null, action, { type: 'account', id: account }, told),
    )
    .catch((error: unknown) => app.log.warn({ error: String(error) }, 'a sign-in was not logged'))
}
