import type { z } from 'zod'
import { mostScimTokens } from '@muster/contract/single-sign-on/choices.ts'
import type { ScimTokenInput } from '@muster/contract/single-sign-on/scim.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import type { App } from '../../../../platform/app.ts'
import { audit, nowIs } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { conflict, notFound } from '../../../../platform/problem.ts'
import { randomToken } from '../../../../platform/secrets/secrets.ts'
import { endOfExpiry } from '../../../organisation/index.ts'
import { assertAdmin } from '../../provider/admin.ts'
import { deleteExpiredTokens, deleteToken, insertToken, scimTokens, tokenIsApproved } from './token.queries.ts'
import { lockUsers, stoppedPeople } from '../user.queries.ts'

export async function scimSettings(tx: Tx, app: App, actor: Actor) {
  assertAdmin(actor)
  const tokens = (await scimTokens(tx, {})).map(({ isAllowed, awaitsApproval, expiresAt, ...token }) => {
    const isExpired = expiresAt !== null && expiresAt <= tx.now
    return {
      ...token,
      state: stateOf({ isExpired, isAllowed, awaitsApproval }),
    }
  })
  return { address: `${app.config.publicUrl}/scim/v2`, tokens, stopped: await stoppedPeople(tx, { limit: 100 }) }
}

function stateOf(token: { isExpired: boolean; isAllowed: boolean; awaitsApproval: boolean }) {
  if (token.isExpired) return 'expired' as const
  if (!token.isAllowed) return 'stopped' as const
  return token.awaitsApproval ? ('pending' as const) : ('active' as const)
}

/** Shown once; `awaitsApproval` until a second person has approved it. The previous token works until it is revoked, so that the provider can change over. */
export async function makeToken(
  tx: Tx,
  app: App,
  actor: Actor,
  {
    mailsInvitations,
    expiresOn,
    awaitsApproval = false,
  }: z.output<typeof ScimTokenInput> & { awaitsApproval?: boolean },
): Promise<{ _id: Id; token: string }> {
  assertAdmin(actor)
  const expiresAt = await endOfExpiry(tx, expiresOn)
  await lockUsers(tx, {})
  await deleteExpiredTokens(tx, { now: tx.now })
  if ((await scimTokens(tx, {})).length >= mostScimTokens)
    throw conflict(
      say`A company can have ${plural(mostScimTokens, { one: '# SCIM token', other: '# SCIM tokens' })}. Revoke one first.`,
    )
  const token = `muster_scim_${randomToken()}`
  const row = { digest: digestOf(app, token), lastFour: token.slice(-4), mailsInvitations, expiresOn, expiresAt }
  const { _id } = (await insertToken(tx, { ...row, awaitsApproval, account: actor.account, now: tx.now }))!
  const changes = { expiresOn: nowIs({ day: expiresOn }) }
  await audit(tx, actor, 'madeScimToken', { type: 'organisation', id: tx.organisation }, changes)
  return { _id, token }
}

/** A second person approved it, or none is needed any more. */
export async function approveToken(tx: Tx, actor: Actor, id: Id): Promise<null> {
  assertAdmin(actor)
  if ((await tokenIsApproved(tx, { id })) === 0) throw notFound(say`The SCIM token was not found, or works already.`)
  await audit(tx, actor, 'approvedScimToken', { type: 'organisation', id: tx.organisation })
  return null
}

export async function revokeToken(tx: Tx, actor: Actor, id: Id): Promise<null> {
  assertAdmin(actor)
  if ((await deleteToken(tx, { id })) === 0) throw notFound(say`The SCIM token was not found.`)
  await audit(tx, actor, 'removedScimToken', { type: 'organisation', id: tx.organisation })
  return null
}

export const digestOf = ({ secrets }: Pick<App, 'secrets'>, token: string) => secrets.digest('scim-token', token)
