import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, sessionOver } from '../../../platform/problem.ts'
import { deviceOf } from '../session/device.ts'
import { recoveryCodesLeft } from './recovery-code.queries.ts'
import { factorsOf } from './second-factor.queries.ts'
import { deleteTrustedDevices, trustedDevices } from './trusted-device.queries.ts'

/** The factors of an account besides its password, and its trusted browsers. */
export async function securityOf(tx: Tx, account: Id) {
  const factors = await factorsOf(tx, { account, now: tx.now })
  if (!factors) throw sessionOver()
  const { authenticatorName: name, authenticatorSince: since, emailSince, passkeys, required } = factors
  const recoveryCodes = (await recoveryCodesLeft(tx, { account }))?.left ?? 0
  const devices = await trustedDevices(tx, { account, now: tx.now })
  return {
    authenticator: since === null ? null : { name: name ?? '', since, recoveryCodes },
    email: emailSince === null ? null : { since: emailSince },
    passkeys,
    required,
    devices: devices.map(({ agent, ...device }) => ({ ...device, device: deviceOf(agent) })),
  }
}

export async function removeDevice(tx: Tx, account: Id, id: Id): Promise<null> {
  if ((await deleteTrustedDevices(tx, { account, id })) === 0) throw notFound(say`The device was not found.`)
  return null
}
