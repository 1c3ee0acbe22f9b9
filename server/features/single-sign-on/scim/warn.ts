import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { tellAdmins } from '../../security/index.ts'
import { tokensToWarnOf } from './token.queries.ts'

/** The admins hear fourteen days and three before a token expires, and once when its maker's rights ended. */
export async function warnOfTokens(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('scim-token-check', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    for (const { lastFour, expiresOn, isAllowed } of await tokensToWarnOf(tx, { now: tx.now })) {
      const ending = lastFour ?? '…'
      await tellAdmins(tx, app, null, {
        ...{ type: 'scim', path: '/home/settings/single-sign-on', label: say`Open single sign-on` },
        message:
          isAllowed && expiresOn !== null
            ? say`The SCIM token ending in ${ending} expires on ${{ day: expiresOn }}`
            : say`The SCIM token ending in ${ending} no longer works`,
        more: isAllowed
          ? say`Create a second token, enter it at your identity provider, and revoke this one. Otherwise the provider can no longer add people or turn off their sign-in.`
          : say`The person who created it is no longer an admin. Create a new token and enter it at your identity provider. Until then the provider can't add people or turn off their sign-in.`,
      })
    }
  })
}
