import type { SignInWay } from '@muster/contract/identity/sign-in-ways.ts'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { whenceOf } from '../../../platform/serve/client.ts'
import { noteSignIn } from './note-sign-in.ts'

/** Records a sign-in in the organisation's log and the owner's history; a failure to record doesn't prevent the sign-in. */
export async function logSignIn(
  app: App,
  { organisation, account }: { organisation: Id; account: Id },
  client: Client,
  action: 'signedIn' | 'failedSignIn' | 'failedSecondStep' | 'failedPasskey',
  way: SignInWay,
): Promise<void> {
  const told = { address: nowIs(client.address) }
  const isSuccess = action === 'signedIn'
  const from = whenceOf(client)
  await app.database
    .within(organisation, async (tx) => {
      await noteSignIn(tx, app, client, { account, way, isSuccess })
      await audit(tx, isSuccess ? { account, from } : { from }, action, { type: 'account', id: account }, told)
    })
    .catch((error: unknown) => app.log.warn({ error: String(error) }, 'a sign-in was not logged'))
}
