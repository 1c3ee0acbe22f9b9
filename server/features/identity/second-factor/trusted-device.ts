import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { knownDevice } from '../session/known-device.ts'
import { deleteTrustedDevices, putTrustedDevice, trustedUntil } from './trusted-device.queries.ts'

const validSeconds = 30 * 86_400

/** Whether this browser passed a second step of this account in the last 30 days and was marked as trusted. */
export async function isTrusted(
  tx: Tx,
  { secrets }: Pick<App, 'secrets'>,
  client: Client,
  account: Id,
): Promise<boolean> {
  const device = knownDevice(secrets, client, account)
  if (device === undefined) return false
  const digest = digestOf(secrets, device, account)
  return (await trustedUntil(tx, { account, digest, now: tx.now })) !== undefined
}

/** `device` is the name in the browser's HttpOnly cookie (`rememberDevice`). */
export async function trustDevice(
  tx: Tx,
  { secrets }: Pick<App, 'secrets'>,
  { agent, address }: Pick<Client, 'agent' | 'address'>,
  { account, device }: { account: Id; device: string },
): Promise<void> {
  const digest = digestOf(secrets, device, account)
  await putTrustedDevice(tx, {
    ...{ account, digest, agent, address, now: tx.now },
    expiresAt: plusSeconds(tx.now, validSeconds),
  })
}

/** Requires the second step from every browser of the account again. */
export async function trustNoDevice(tx: Tx, account: Id): Promise<void> {
  await deleteTrustedDevices(tx, { account, id: null })
}

const digestOf = (secrets: Secrets, device: string, account: Id) =>
  secrets.digest('trusted-device', `${device}:${account}`)
