import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { randomToken } from '../../../platform/secrets.ts'
import { assertAdmin } from '../provider/provider.ts'
import { deleteToken, putToken, scimTokenOf } from './token.queries.ts'

export async function scimSettings(tx: Tx, app: App, actor: Actor) {
  assertAdmin(actor)
  return { address: `${app.config.publicUrl}/scim/v2`, token: (await scimTokenOf(tx, {})) ?? null }
}

/** Shown once; one before serves no longer. */
export async function makeToken(tx: Tx, app: App, actor: Actor, mailsInvitations: boolean): Promise<{ token: string }> {
  assertAdmin(actor)
  const token = `muster_scim_${randomToken()}`
  const digest = digestOf(app, token)
  await putToken(tx, { digest, mailsInvitations, account: actor.account, now: tx.now })
  await audit(tx, actor, 'madeScimToken', { type: 'organisation', id: tx.organisation })
  return { token }
}

export async function removeToken(tx: Tx, actor: Actor): Promise<null> {
  assertAdmin(actor)
  if ((await deleteToken(tx, {})) === 0) throw notFound(say`There is no SCIM token.`)
  await audit(tx, actor, 'removedScimToken', { type: 'organisation', id: tx.organisation })
  return null
}

export const digestOf = ({ secrets }: Pick<App, 'secrets'>, token: string) => secrets.digest('scim-token', token)
