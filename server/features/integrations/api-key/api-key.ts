import type { z } from 'zod'
import type { ApiKey, ApiKeyChange, ApiKeyInput, ApiKeyRenewal } from '@muster/contract/integrations/api-key.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { noteLastingAccess } from '../../../platform/access/noting-access.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences, nowIs } from '../../../platform/audit/audit.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, notFound, refused } from '../../../platform/problem.ts'
import { createKeyAccount, renameKeyAccount } from '../../identity/index.ts'
import { endOfExpiry } from '../../organisation/index.ts'
import { tellAdmins } from '../../security/index.ts'
import { mustBeAdmin } from '../must-be-admin.ts'
import { insertKey, keyCount, keyRows, lockKey, renewKey, revokeKey, updateKey } from './api-key.queries.ts'
import { newSecret } from './secret.ts'

type Key = z.output<typeof ApiKey>
type Secret = { _id: Id; key: string }

const mostKeys = 100
const daySeconds = 24 * 3600

export async function apiKeys(tx: Tx, actor: Actor): Promise<Key[]> {
  mustBeAdmin(actor)
  return shown(tx, await keyRows(tx, { id: null, now: tx.now }))
}

export async function createKey(tx: Tx, app: App, actor: Actor, input: z.output<typeof ApiKeyInput>): Promise<Secret> {
  mustBeAdmin(actor)
  const expiresAt = await endOfExpiry(tx, input.expiresOn)
  if (((await keyCount(tx, {}))?.keys ?? 0) >= mostKeys)
    throw refused(say`A company can have ${mostKeys} API keys. Revoke one that is not used any more.`)
  const { name, scopes, expiresOn, callsPerMinute } = input
  const id = await createKeyAccount(tx, name)
  const { text, digest, lastFour } = newSecret(tx.organisation, id)
  const row = { id, scopes, callsPerMinute, digest, lastFour, expiresOn, expiresAt }
  await insertKey(tx, { ...row, account: actor.account, now: tx.now })
  await noteLastingAccess(tx, actor, id)
  await tellAdmins(tx, app, actor.account, {
    ...{ type: 'api-key', path: '/home/settings/api-keys', label: say`Open API keys` },
    message: say`The API key ${name} was created`,
    more: say`If no one in your company needs it, revoke it.`,
  })
  await audit(tx, actor, 'createdApiKey', { type: 'account', id }, { ...nowAre(input), expiresOn: nowIsDay(expiresOn) })
  return { _id: id, key: text }
}

export async function changeKey(tx: Tx, actor: Actor, id: Id, input: z.output<typeof ApiKeyChange>): Promise<Key> {
  mustBeAdmin(actor)
  await lockedKey(tx, id)
  const before = await oneKey(tx, id)
  const { name, scopes, callsPerMinute } = input
  if (name !== before.name) await renameKeyAccount(tx, id, name)
  await updateKey(tx, { id, scopes, callsPerMinute })
  const changes = differences(view(before), view(input))
  if (Object.keys(changes).length > 0) await audit(tx, actor, 'changedApiKey', { type: 'account', id }, changes)
  return oneKey(tx, id)
}

/** The previous secret keeps working for a day, so that callers can change over. */
export async function renew(tx: Tx, actor: Actor, id: Id, input: z.output<typeof ApiKeyRenewal>): Promise<Secret> {
  mustBeAdmin(actor)
  const before = await lockedKey(tx, id)
  const { expiresOn } = input
  const expiresAt = await endOfExpiry(tx, expiresOn)
  const { text, digest, lastFour } = newSecret(tx.organisation, id)
  const tomorrow = plusSeconds(tx.now, daySeconds)
  const until = before.expiresAt < tomorrow ? before.expiresAt : tomorrow
  const goesOn = until > tx.now
  await renewKey(tx, {
    ...{ id, digest, lastFour, expiresOn, expiresAt },
    previousDigest: goesOn ? before.digest : null,
    previousUntil: goesOn ? until : null,
  })
  await noteLastingAccess(tx, actor, id)
  await audit(tx, actor, 'renewedApiKey', { type: 'account', id }, { expiresOn: nowIsDay(expiresOn) })
  return { _id: id, key: text }
}

export async function revoke(tx: Tx, actor: Actor, id: Id): Promise<null> {
  mustBeAdmin(actor)
  await lockedKey(tx, id)
  await revokeKey(tx, { id, account: actor.account, now: tx.now })
  await audit(tx, actor, 'revokedApiKey', { type: 'account', id })
  return null
}

async function lockedKey(tx: Tx, id: Id) {
  const key = await lockKey(tx, { id })
  if (!key) throw notFound(say`The API key was not found.`)
  if (key.revokedAt !== null) throw conflict(say`This API key was revoked. Create a new one.`)
  return key
}

async function oneKey(tx: Tx, id: Id): Promise<Key> {
  const [key] = shown(tx, await keyRows(tx, { id, now: tx.now }))
  if (!key) throw notFound(say`The API key was not found.`)
  return key
}

function shown(tx: Tx, rows: Awaited<ReturnType<typeof keyRows>>): Key[] {
  return rows.map(({ expiresAt, previousUntil, ...key }) => ({
    ...key,
    state: key.revokedAt === null ? (expiresAt > tx.now ? 'active' : 'expired') : 'revoked',
    previousUntil: previousUntil !== null && previousUntil > tx.now ? previousUntil : null,
  }))
}

const nowIsDay = (day: Day) => nowIs({ day })
const view = ({ name, scopes, callsPerMinute }: Pick<Key, 'name' | 'scopes' | 'callsPerMinute'>) => ({
  ...{ name, callsPerMinute },
  scopes: scopes.join(', '),
})
const nowAre = (input: Parameters<typeof view>[0]) => {
  const { name, scopes, callsPerMinute } = view(input)
  return { name: nowIs(name), scopes: nowIs(scopes), callsPerMinute: nowIs(callsPerMinute) }
}
