import type { SignInWay } from '@muster/contract/identity/sign-in-ways.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { deviceOf } from '../session/device.ts'
import { knownDevice } from '../session/known-device.ts'
import { mailOwner } from '../account/mail-owner.ts'
import { insertSignIn } from './sign-in-history.queries.ts'

const mailsADay = 10

/**
 * Records a successful or failed sign-in for the account's owner. The first one from a browser new to the account is mailed; its cookie
 * identifies it from then on, whatever network it is on.
 */
export async function noteSignIn(
  tx: Tx,
  app: App,
  client: Client,
  { account, way, isSuccess }: { account: Id; way: SignInWay; isSuccess: boolean },
): Promise<void> {
  const { agent, address } = client
  const isUnknown = knownDevice(app.secrets, client, account) === undefined
  const noted = await insertSignIn(tx, { account, way, isSuccess, isUnknown, agent, address, now: tx.now })
  if (!noted?.isNewDevice) return
  // Programs without cookies look new each time, so after ten mails a day there are no more.
  if ((await app.limits.tally('new-device-mail', account, 86_400)) > mailsADay) return
  await mailOwner(tx, app, account, {
    template: 'new-device',
    subject: say`New sign-in to your Muster account`,
    line: say`Your account was used on a device that it was not used on before: ${deviceOf(agent)}, from the address ${address}. If it was you, ignore this email.`,
    button: { label: say`This wasn't me`, path: '/home/settings/password-security?wasNotMe=1' },
  })
}
