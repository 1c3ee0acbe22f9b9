import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { notingAccess } from '../../../platform/access/noting-access.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, notFound, refused } from '../../../platform/problem.ts'
import { permissionsHeld } from '../account/account.ts'
import { inviteAccount } from '../invitation/invitation.ts'
import { subjectOf } from '../permission/access.queries.ts'
import { endSessions } from '../session/end-sessions.ts'
import { isEmergencyAdmin } from '../session/sign-in-bars.queries.ts'
import { dropHalves } from './half-sign-in.queries.ts'
import { signInOf } from './others.queries.ts'
import { deleteRecoveryCodes } from './recovery-code.queries.ts'
import { deleteFactors, deletePasskeys } from './second-factor.queries.ts'
import { securityOf } from './security.ts'
import { tellOwner } from './tell-owner.ts'
import { trustNoDevice } from './trusted-device.ts'

/** How an employee signs in, for an administrator who helps them. */
export async function employeeSecurity(tx: Tx, employee: Id) {
  const subject = await subjectOf(tx, { employee })
  if (!subject) throw notFound(say`The employee was not found.`)
  const { devices: _, ...security } = await securityOf(tx, subject.account)
  const signIn = await signInOf(tx, { account: subject.account, now: tx.now })
  return { ...security, ...signIn! }
}

/** For someone who lost their phone: the password alone is enough again, and all sessions end. */
export async function switchAllOff(tx: Tx, app: App, actor: Actor, employee: Id): Promise<null> {
  const account = await whomToHelp(tx, actor, employee)
  if (await isEmergencyAdmin(tx, { account }))
    throw refused(
      say`This person is an emergency admin for single sign-on, so they need their authenticator. Choose someone else there first.`,
    )
  await deleteFactors(tx, { account, kinds: ['authenticator', 'email'] })
  await deleteRecoveryCodes(tx, { account })
  await notingAccess(tx, actor, [account], () => deletePasskeys(tx, { account, id: null }))
  await signOutEverywhere(tx, account)
  await tellOwner(tx, app, account, 'offByOther')
  await audit(tx, actor, 'turnedOffSecondStep', { type: 'employee', id: employee })
  return null
}

/** Mails the owner a link instead of handing out a password. */
export async function resetByLink(tx: Tx, app: App, actor: Actor, employee: Id): Promise<null> {
  const account = await whomToHelp(tx, actor, employee)
  await signOutEverywhere(tx, account)
  await inviteAccount(tx, app, account, actor.account, 'reset')
  await audit(tx, actor, 'sentPasswordLink', { type: 'employee', id: employee })
  return null
}

async function signOutEverywhere(tx: Tx, account: Id): Promise<void> {
  await endSessions(tx, account, 'resetByAdmin')
  await trustNoDevice(tx, account)
  await dropHalves(tx, { organisation: tx.organisation, account, now: tx.now })
}

/** The account to help: not one's own, nor that of someone with privileged access beyond one's own. */
async function whomToHelp(tx: Tx, actor: Actor, employee: Id): Promise<Id> {
  const subject = await subjectOf(tx, { employee })
  if (!subject) throw notFound(say`The employee was not found.`)
  if (subject.account === actor.account) throw forbidden(say`Change your own sign-in in your settings.`)
  const held = await permissionsHeld(tx, subject.account)
  const beyond = held.filter((one) => privilegedPermissions.includes(one) && !actor.permissions.has(one))
  if (beyond.length > 0) throw forbidden(say`${subject.name} has access that you do not have. Ask the company admin.`)
  return subject.account
}
