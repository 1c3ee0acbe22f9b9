import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import type { AnyTx } from '../../../platform/database/tx.ts'
import { randomToken } from '../../../platform/secrets/secrets.ts'
import { insertChallenge, type Purpose, useChallenge } from './challenge.queries.ts'

export const challengeSeconds = 5 * 60

/** A purpose, and its session or half sign-in; a null owner: not yet known. */
export interface Asked {
  purpose: Purpose
  owner: Id | null
}

/** Issues a challenge to sign. */
export async function newChallenge(
  tx: AnyTx,
  { secrets }: Pick<App, 'secrets'>,
  { purpose, owner }: Asked,
): Promise<string> {
  const challenge = randomToken()
  const expiresAt = plusSeconds(tx.now, challengeSeconds)
  await insertChallenge(tx, { digest: digestOf(secrets, challenge), purpose, owner, now: tx.now, expiresAt })
  return challenge
}

/** Uses up the challenge named in a reply; null if it is not valid. The signature is not checked here. */
export async function takeChallenge(
  tx: AnyTx,
  { secrets }: Pick<App, 'secrets'>,
  { purpose, owner }: Asked,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null) return null
  const taken = await useChallenge(tx, { digest: digestOf(secrets, challenge), purpose, owner, now: tx.now })
  return taken === 1 ? challenge : null
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown } | null
    return typeof said?.challenge === 'string' ? said.challenge : null
  } catch {
    return null
  }
}

const digestOf = (secrets: App['secrets'], challenge: string) => secrets.digest('passkey-challenge', challenge)
