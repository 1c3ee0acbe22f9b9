import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { Attestation } from '@muster/contract/identity/passkey.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, type Problem, wrongField } from '../../../platform/problem.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { overduePasskey } from './assertion.ts'
import { type Asked, takeChallenge } from './challenge.ts'
import { algorithms } from './options.ts'
import { insertPasskey, lockOwner, type PasskeyKind, passkeyRows } from './passkey.queries.ts'
import { ownRelyingParty, type RelyingParty } from './relying-party.ts'
import { tellOfPasskey } from './tell-of-passkey.ts'

type GivenAttestation = z.output<typeof Attestation>

export const mostPasskeys = 10

interface Registration {
  account: Id
  asked: Asked
  name: string
  passkey: GivenAttestation
}

/** Stores a passkey made for the challenge; returns its id, or the reason why it was not stored. */
export async function registerPasskey(
  tx: Tx,
  app: App,
  { agent }: Pick<Client, 'agent'>,
  { account, asked, name, passkey }: Registration,
): Promise<Id | Problem> {
  const challenge = await takeChallenge(tx, app, asked, passkey.response.clientDataJSON)
  if (challenge === null) return overduePasskey()
  const made = await checked(ownRelyingParty(app.config), challenge, passkey)
  if (!made) return wrongField('body.passkey', say`Your browser's passkey could not be verified. Try again.`)
  await lockOwner(tx, { account })
  if ((await passkeyRows(tx, { account })).length >= mostPasskeys) return tooMany()
  const id = newId()
  const { transports } = passkey.response
  const { credential, isSynced } = made
  const kept = await insertPasskey(tx, {
    ...{ id, account, name, agent, transports, now: tx.now },
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    kind: kindOf(isSynced, transports),
  })
  if (kept === 0) return conflict(say`This passkey has been added already.`)
  await tellOfPasskey(tx, app, account, 'added', name)
  await audit(tx, { account }, 'addedPasskey', { type: 'account', id: account }, { name: nowIs(name) })
  return id
}

export const tooMany = () => conflict(say`You have ${mostPasskeys} passkeys, which is the most. Remove one first.`)

function kindOf(isSynced: boolean, transports: readonly string[]): PasskeyKind {
  const isCarried = transports.some((one) => ['usb', 'nfc', 'ble', 'smart-card'].includes(one))
  return isSynced ? 'synced' : isCarried && !transports.includes('internal') ? 'securityKey' : 'device'
}

async function checked({ id, origin }: RelyingParty, challenge: string, { response, ...passkey }: GivenAttestation) {
  const { clientDataJSON, attestationObject } = response
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return null
    const { credential, credentialDeviceType } = registrationInfo
    return { credential, isSynced: credentialDeviceType === 'multiDevice' }
  } catch {
    return null
  }
}
