import type { Id } from '@muster/contract/values.ts'
import { sessionOver } from '../../../platform/problem.ts'
import type { App } from '../../../platform/app.ts'
import type { AnyTx, Tx } from '../../../platform/database/tx.ts'
import { accountSecret } from '../account/account.queries.ts'
import { type Asked, challengeSeconds, newChallenge } from './challenge.ts'
import { passkeyRows } from './passkey.queries.ts'
import { ownRelyingParty } from './relying-party.ts'
import { userHandle } from './user-handle.ts'

/** EdDSA, ES256 and RS256, which devices support. */
export const algorithms = [-8, -7, -257]

interface Credential {
  id: string
  type: 'public-key'
  transports: string[]
}

const timeout = challengeSeconds * 1000
const userVerification = 'required'

/** Options to sign in before the account is known: the device offers its passkeys. */
export async function anyPasskey(tx: AnyTx, app: App) {
  const { id: rpId } = ownRelyingParty(app.config)
  const challenge = await newChallenge(tx, app, { purpose: 'signIn', owner: null })
  return { challenge, rpId, timeout, allowCredentials: [] as Credential[], userVerification } as const
}

/** Options to use one of the account's passkeys. */
export async function ownPasskey(tx: Tx, app: App, account: Id, asked: Asked) {
  const { id: rpId } = ownRelyingParty(app.config)
  const challenge = await newChallenge(tx, app, asked)
  return { challenge, rpId, timeout, allowCredentials: await credentials(tx, account), userVerification } as const
}

/** Options to register a passkey; a device that already has one for this account doesn't make another. */
export async function newPasskey(tx: Tx, app: App, account: Id, asked: Asked) {
  const { id } = ownRelyingParty(app.config)
  const owner = await accountSecret(tx, { account })
  if (!owner) throw sessionOver()
  return {
    rp: { id, name: 'Muster' },
    user: { id: userHandle(tx.organisation, account), name: owner.email, displayName: owner.name },
    challenge: await newChallenge(tx, app, asked),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg }) as const),
    timeout,
    excludeCredentials: await credentials(tx, account),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
    attestation: 'none',
  } as const
}

const credentials = async (tx: Tx, account: Id): Promise<Credential[]> =>
  (await passkeyRows(tx, { account })).map(({ credentialId: id, transports }) => ({
    id,
    type: 'public-key',
    transports,
  }))
