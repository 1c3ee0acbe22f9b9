import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { wrongField } from '../../../platform/problem.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { accountSecret } from '../account/account.queries.ts'
import { claimAddress } from '../account/account.ts'
import { isPassword } from '../password/password-hash.ts'
import { useResets } from '../new-password/reset.queries.ts'
import { endSessions } from '../session/end-sessions.ts'
import { daySeconds } from '../session/open-session.ts'
import { useInvitation } from '../account/invitation.queries.ts'
import { claimedElsewhere, linkOf, overdue, previousAddress } from '../invitation/invitation.ts'

const tries = { max: 10, seconds: 15 * 60 }
const waitDays = 3

/** The address that a link confirms, and the time from which it does so without the password. */
export async function newAddress(app: App, { bearer }: Client) {
  const { organisation, account, name, email, orgName, createdAt } = await linkOf(app, bearer, 'address')
  const previous = await previousAddress(app, organisation, account)
  return { name, email, previous, orgName, withoutPasswordFrom: plusSeconds(createdAt, waitDays * daySeconds) }
}

/**
 * Makes the new address the one that signs in; sessions and resets of the old one end. Mistyping an address must not give away an
 * account: confirming needs the password too, or a wait of three days in which the owner of the old address, who is notified, can object.
 */
export async function confirmAddress(app: App, { bearer }: Client, password: string): Promise<null> {
  const { organisation, account, email, orgName, hash, createdAt, tokenDigest } = await linkOf(app, bearer, 'address')
  await app.limits.spend('new-address', tokenDigest, tries)
  const isOver = plusSeconds(createdAt, waitDays * daySeconds) <= app.clock.now()
  if (!(password === '' && isOver) && !(await isPassword(password, hash)))
    throw wrongField('body.password', password === '' ? say`Enter your password` : say`This is not your password`)
  await app.database.within(organisation, async (tx) => {
    const present = await accountSecret(tx, { account })
    if (present?.email !== email || (await useInvitation(tx, { tokenDigest, now: tx.now })) === 0) throw overdue()
    if (!(await claimAddress(tx, account, email))) throw claimedElsewhere(orgName)
    await endSessions(tx, account, 'emailChanged')
    await useResets(tx, { organisation, account, now: tx.now })
  })
  return null
}
