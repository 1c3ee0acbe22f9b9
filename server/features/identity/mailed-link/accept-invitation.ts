import type { App } from '../../../platform/app.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { claimAddress } from '../account/account.ts'
import { hashFor, replacePassword } from '../new-password/replace-password.ts'
import { type Answered, completeSignIn } from '../second-factor/second-step.ts'
import { assertMaySignIn } from '../session/sign-in-bars.ts'
import { useInvitation } from '../account/invitation.queries.ts'
import { invitationOf, overdue, claimedElsewhere } from '../invitation/invitation.ts'

/** Sets the first password and signs in; from now on the address belongs to this account. */
export async function acceptInvitation(app: App, client: Client, password: string): Promise<Answered> {
  const { organisation, account, tokenDigest, ...owner } = await invitationOf(app, client.bearer)
  await app.database.within(organisation, (tx) => assertMaySignIn(tx, account, false))
  const hash = await hashFor({ ...owner, company: owner.orgName }, password)
  await app.database.within(organisation, async (tx) => {
    if ((await useInvitation(tx, { tokenDigest, now: tx.now })) === 0) throw overdue()
    if (!(await claimAddress(tx, account, owner.email))) throw claimedElsewhere(owner.orgName)
    await replacePassword(tx, app, { account, hash })
  })
  return completeSignIn(app, client, { organisation, account, isByMail: true })
}
