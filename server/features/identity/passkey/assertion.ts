import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { Assertion } from '@muster/contract/identity/passkey.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, type Problem, wrongField } from '../../../platform/problem.ts'
import { type Asked, takeChallenge } from './challenge.ts'
import { passkeyKey, usePasskey } from './passkey.queries.ts'
import { ownRelyingParty, type RelyingParty } from './relying-party.ts'
import { tellOfPasskey } from './tell-of-passkey.ts'

export type GivenAssertion = z.output<typeof Assertion>

/**
 * Checks that one of the account's passkeys signed the challenge, on this site, with user verification; null if it did. The problem is
 * returned rather than thrown, so that the transaction keeps the used challenge and the owner is notified of a copied passkey.
 */
export async function judgeAssertion(
  tx: Tx,
  app: App,
  account: Id,
  asked: Asked,
  given: GivenAssertion,
): Promise<Problem | null> {
  const challenge = await takeChallenge(tx, app, asked, given.response.clientDataJSON)
  if (challenge === null) return overduePasskey()
  const key = await passkeyKey(tx, { account, credentialId: given.id })
  if (!key) return unknownPasskey()
  const counter = await counterOf(ownRelyingParty(app.config), challenge, key.publicKey, given)
  if (counter === null) return unknownPasskey()
  if ((await usePasskey(tx, { id: key.id, counter, now: tx.now })) === 1) return null
  await tellOfPasskey(tx, app, account, 'copied', key.name)
  await audit(tx, { account }, 'refusedPasskey', { type: 'account', id: account }, { name: nowIs(key.name) })
  return forbidden(say`This passkey may have been copied, so it was refused. Sign in another way and remove it.`)
}

/** The counter of a valid signature, or null. Whether the counter grew is checked by the update that stores it. */
async function counterOf(
  { id, origin }: RelyingParty,
  challenge: string,
  publicKey: string,
  given: GivenAssertion,
): Promise<number | null> {
  const { response } = given
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...given,
        response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: given.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

export const overduePasskey = () => wrongField('body.passkey', say`This took too long. Try again.`)
export const unknownPasskey = () =>
  wrongField('body.passkey', say`This passkey does not sign in here. It may have been removed. Sign in another way.`)
