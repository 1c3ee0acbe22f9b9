import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, Problem } from '../../../platform/problem.ts'
import { endSessions } from './end-sessions.ts'
import { enforcedDomain, signInBars, updateStopped } from './sign-in-bars.queries.ts'

/** Throws the reason why an account cannot sign in; `isSso` if it comes through the company's own sign-in. */
export async function assertMaySignIn(tx: Tx, account: Id, isSso: boolean): Promise<void> {
  const bars = await signInBars(tx, { account })
  if (bars?.frozenAt) throw forbidden(frozen)
  if (bars?.stoppedAt) throw forbidden(stopped)
  if (bars?.isEnding) throw forbidden(ending)
  if (bars?.needsCompany && !isSso) throw useCompanySignIn()
}

/** Whether passwords are refused for this address, whether or not it has an account. */
export async function isEnforced({ database }: Pick<App, 'database'>, email: string): Promise<boolean> {
  const [, domain = ''] = email.split('@')
  return (await database.globally((tx) => enforcedDomain(tx, { domain }))) !== undefined
}

/**
 * Whether someone without a right password is sent to their company's sign-in. By the domain, so the same for everyone, with or without
 * an account. Only on a known device, which cannot be faked, does an emergency admin learn that the password was wrong.
 */
export async function isLedToCompany(
  app: Pick<App, 'database'>,
  email: string,
  known: { organisation: Id; account: Id } | undefined,
): Promise<boolean> {
  if (!(await isEnforced(app, email))) return false
  if (!known) return true
  const bars = await app.database.within(known.organisation, (tx) => signInBars(tx, { account: known.account }))
  return bars?.needsCompany !== false
}

export const useCompanySignIn = () =>
  new Problem(403, say`Your company uses single sign-on. Choose Sign in with your company on the sign-in page.`, {
    needsSso: true,
  })

/** The identity provider turned someone's sign-in off: all sessions end at once, while the employee record stays unchanged. */
export async function stopSignIn(tx: Tx, account: Id, isStopped: boolean): Promise<void> {
  await updateStopped(tx, { account, at: isStopped ? tx.now : null })
  if (isStopped) await endSessions(tx, account, 'deactivated')
  else await actorsChanged(tx, account)
}

const frozen = say`This account is frozen because a change to it was reported. Speak to your admin or HR.`
const stopped = say`Your company turned off this account's sign-in. Speak to your administrator.`
const ending = say`Someone asked to end your access, and another person has to decide. Speak to your administrator.`
