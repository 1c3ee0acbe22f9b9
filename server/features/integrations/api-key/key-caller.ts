import { flagsOfScopes } from '@muster/contract/integrations/key-scopes.ts'
import type { Instant } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { KeyCaller } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { secondsBetween } from '../../../platform/clock.ts'
import { signedOut } from '../../../platform/problem.ts'
import { calledKey, noteUse } from './api-key.queries.ts'
import { digestOf, isSame, readSecret } from './secret.ts'

/** Reads the key on every call, so that a revocation or change applies at once in every process. */
export async function keyCaller(app: App, token: string, address: string): Promise<KeyCaller> {
  const named = readSecret(token)
  if (!named) throw unknown()
  const { organisation, key } = named
  return app.database.within(organisation, async (tx) => {
    const apiKey = await calledKey(tx, { id: key })
    if (!apiKey || !isSecretOf(apiKey, digestOf(token), tx.now)) throw unknown()
    if (apiKey.revokedAt !== null) throw signedOut(say`This API key was revoked.`)
    if (apiKey.expiresAt <= tx.now) throw signedOut(say`This API key has expired. Renew it in the settings.`)
    if (apiKey.usedAt === null || secondsBetween(apiKey.usedAt, tx.now) >= 60)
      tx.closeWith(noteUse(tx, { id: key, address: address.slice(0, 60), now: tx.now }))
    const { scopes, callsPerMinute, name, createdAt } = apiKey
    const nobody = { employee: null, isAdmin: false, hasLeft: false, role: name }
    const permissions = flagsOfScopes(scopes)
    const actor = { ...nobody, organisation, account: key, session: key, provedAt: createdAt, permissions }
    return { actor, scopes, callsPerMinute }
  })
}

interface Digests {
  digest: string
  previousDigest: string | null
  previousUntil: Instant | null
}

function isSecretOf({ digest, previousDigest, previousUntil }: Digests, sent: string, now: Instant): boolean {
  if (isSame(digest, sent)) return true
  return previousDigest !== null && previousUntil !== null && previousUntil > now && isSame(previousDigest, sent)
}

const unknown = () => signedOut(say`This API key is not known. Check that it was copied whole.`)
