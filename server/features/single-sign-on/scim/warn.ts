import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { tellAdmins } from '../../security/index.ts'
import { noteWarned, tokensToWarnOf, type DueToken } from './token/token.queries.ts'

/**
 * Notifies the admins fourteen and three days before a token expires and when it has, once for a token without a last day, and when its
 * maker's rights ended.
 */
export async function warnOfTokens(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('scim-token-check', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    for (const token of await tokensToWarnOf(tx, { now: tx.now })) {
      if ((await noteWarned(tx, token)) === 0) continue
      await tellAdmins(tx, app, null, {
        ...{ type: 'scim', path: '/home/settings/single-sign-on', label: say`Open single sign-on` },
        ...newsOf(token),
      })
    }
  })
}

function newsOf({ lastFour, expiresOn, isAllowed, isExpired }: DueToken): { message: Sentence; more: Sentence } {
  const ending = lastFour ?? '…'
  if (!isAllowed)
    return {
      message: say`The SCIM token ending in ${ending} no longer works`,
      more: say`The person who created it is no longer an admin. Create a new token and enter it at your identity provider. Until then the provider can't add people or turn off their sign-in.`,
    }
  if (expiresOn === null)
    return {
      message: say`Your SCIM token has no last day`,
      more: say`It was created before SCIM tokens had one, so it works for whoever holds it until it is revoked. Create a second token, enter it at your identity provider, and revoke this one.`,
    }
  if (isExpired)
    return {
      message: say`The SCIM token ending in ${ending} expired on ${{ day: expiresOn }}`,
      more: say`Your identity provider can no longer add people or turn off their sign-in. Create a new token and enter it there.`,
    }
  return {
    message: say`The SCIM token ending in ${ending} expires on ${{ day: expiresOn }}`,
    more: say`Create a second token, enter it at your identity provider, and revoke this one. Otherwise the provider can no longer add people or turn off their sign-in.`,
  }
}
