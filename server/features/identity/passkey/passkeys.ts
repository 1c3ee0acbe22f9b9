import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { notingAccess } from '../../../platform/access/noting-access.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { asValue, audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { deviceOf } from '../session/device.ts'
import { trustNoDevice } from '../second-factor/trusted-device.ts'
import { deletePasskeys } from '../second-factor/second-factor.queries.ts'
import { passkeyRows, renamePasskeyRow } from './passkey.queries.ts'
import { relyingParty } from './relying-party.ts'
import { tellOfPasskey } from './tell-of-passkey.ts'

export async function passkeysOf(tx: Tx, { config }: Pick<App, 'config'>, account: Id) {
  return { address: relyingParty(config)?.origin ?? null, passkeys: (await passkeyRows(tx, { account })).map(shown) }
}

export async function passkeyOf(tx: Tx, account: Id, id: Id) {
  const passkey = (await passkeyRows(tx, { account })).find(({ _id }) => _id === id)
  if (!passkey) throw missing()
  return shown(passkey)
}

export async function renamePasskey(tx: Tx, actor: Actor, id: Id, name: string) {
  const { account } = actor
  const before = await passkeyOf(tx, account, id)
  if (before.name === name) return before
  await renamePasskeyRow(tx, { account, id, name })
  const changes = { name: { from: asValue(before.name), to: asValue(name) } }
  await audit(tx, actor, 'renamedPasskey', { type: 'account', id: account }, changes)
  return { ...before, name }
}

export async function removePasskey(tx: Tx, app: App, actor: Actor, id: Id): Promise<null> {
  const { account } = actor
  const [gone] = await notingAccess(tx, actor, [account], () => deletePasskeys(tx, { account, id }))
  if (!gone) throw missing()
  await trustNoDevice(tx, account)
  await tellOfPasskey(tx, app, account, 'removed', gone.name)
  const changes = { name: { from: asValue(gone.name), to: null } }
  await audit(tx, actor, 'removedPasskey', { type: 'account', id: account }, changes)
  return null
}

const shown = ({
  agent,
  credentialId: _,
  transports: __,
  ...passkey
}: Awaited<ReturnType<typeof passkeyRows>>[number]) => ({
  ...passkey,
  device: deviceOf(agent),
})

const missing = () => notFound(say`The passkey was not found.`)
