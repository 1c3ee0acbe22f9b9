import type { App } from '../../../platform/app.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { networkOf } from '../../../platform/serve/network.ts'
import { completeSignIn } from '../second-factor/second-step.ts'
import { knownDevice } from '../session/known-device.ts'
import { logSignIn } from '../sign-in-history/log-sign-in.ts'
import { slowDown, wrongTries } from '../slow-down.ts'
import { type GivenAssertion, judgeAssertion, overduePasskey, unknownPasskey } from './assertion.ts'
import { passkeyKey } from './passkey.queries.ts'
import { readUserHandle } from './user-handle.ts'

/** The device has verified its owner, so a passkey counts as two factors: something they have, and something they know or are. */
export async function signInByPasskey(
  app: App,
  client: Client,
  { passkey, remember }: { passkey: GivenAssertion; remember: boolean },
): Promise<{ accessToken: string }> {
  const who = readUserHandle(passkey.response.userHandle)
  if (!who) throw unknownPasskey()
  const { organisation, account } = who
  const device = knownDevice(app.secrets, client, account)
  const pair = `${device ?? networkOf(client.address)}:${passkey.id}`
  await app.limits.spend('passkey-sign-in', pair, wrongTries)
  const asked = { purpose: 'signIn', owner: null } as const
  const outcome = await app.database.within(organisation, async (tx) => ({
    problem: await judgeAssertion(tx, app, account, asked, passkey),
    isKnown: (await passkeyKey(tx, { account, credentialId: passkey.id })) !== undefined,
  }))
  if (outcome.problem) {
    // Nobody guesses a signature: only wrong ones wait, so that a crowd of them cannot keep out the right one.
    if (!device) await slowDown(app.limits, 'wrong-passkey', account, networkOf(client.address))
    if (outcome.isKnown) void logSignIn(app, who, client, 'failedPasskey', 'passkey')
    throw outcome.problem
  }
  await app.limits.forgive('passkey-sign-in', pair, wrongTries)
  const lifetimeDays = remember ? 30 : 1
  const { accessToken } = await completeSignIn(app, client, { organisation, account, lifetimeDays, isByPasskey: true })
  if (accessToken === null) throw overduePasskey()
  return { accessToken }
}
