import { renderSVG } from 'uqr'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, type Problem, refused, sessionOver, wrongField } from '../../../platform/problem.ts'
import { accountSecret } from '../account/account.queries.ts'
import { provedOwner } from '../password/own-password.ts'
import { proveSession } from '../session/prove-session.ts'
import { isEmergencyAdmin, signInBars } from '../session/sign-in-bars.queries.ts'
import { wrongTries } from '../slow-down.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './recovery-code.ts'
import { deleteRecoveryCodes } from './recovery-code.queries.ts'
import { authenticatorOf, beginAuthenticator, deleteFactors, takeStep } from './second-factor.queries.ts'
import { tellOwner } from './tell-owner.ts'
import { enrolmentUri, newSecret, stepOf } from './totp.ts'
import { trustNoDevice } from './trusted-device.ts'

interface Shown {
  picture: string
  key: string
  uri: string
}

/** Begins set-up with a new secret, which is stored encrypted. 409 if an authenticator is already on. */
export async function newAuthenticator(
  tx: Tx,
  { secrets }: Pick<App, 'secrets'>,
  account: Id,
  name: string,
): Promise<Shown> {
  const owner = await accountSecret(tx, { account })
  if (!owner) throw sessionOver()
  const secret = newSecret()
  const kept = { account, name, secret: secrets.seal('second_factor.secret', secret), now: tx.now }
  if ((await beginAuthenticator(tx, kept)) === 0) {
    throw conflict(say`An authenticator is turned on already. Turn it off before you set up another one.`)
  }
  const uri = enrolmentUri(secret, 'Muster', owner.email)
  return { uri, key: (secret.match(/.{4}/g) ?? []).join(' '), picture: renderSVG(uri, { border: 2 }) }
}

/** Checks a code of the app; `used` if it is right and was already used. */
export async function checkAppCode(
  tx: Tx,
  { secrets }: Pick<App, 'secrets'>,
  account: Id,
  code: string,
): Promise<'right' | 'wrong' | 'used'> {
  const authenticator = await authenticatorOf(tx, { account })
  if (!authenticator?.secret) return 'wrong'
  const step = stepOf(secrets.open('second_factor.secret', authenticator.secret), code, tx.now)
  if (step === null) return 'wrong'
  return (await takeStep(tx, { account, step, now: tx.now })) === 1 ? 'right' : 'used'
}

/** Turns the authenticator on with its first code; returns the recovery codes. */
export async function confirmAuthenticator(
  tx: Tx,
  app: App,
  actor: Actor,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { account, session } = actor
  await app.limits.spend('second-step', session, wrongTries)
  const begun = await authenticatorOf(tx, { account })
  if (!begun || begun.confirmedAt !== null) throw conflict(say`Begin again: no authenticator is being set up.`)
  if ((await checkAppCode(tx, app, account, code)) !== 'right') throw wrongAppCode()
  return { recoveryCodes: await authenticatorIsOn(tx, app, account) }
}

export async function authenticatorIsOn(tx: Tx, app: App, account: Id): Promise<string[]> {
  const codes = await replaceRecoveryCodes(tx, account)
  await trustNoDevice(tx, account)
  await tellOwner(tx, app, account, 'authenticatorOn')
  await audit(tx, { account }, 'turnedOnAuthenticator', { type: 'account', id: account })
  return codes
}

interface Proof {
  code?: string | undefined
  password?: string | undefined
}

export async function switchAuthenticatorOff(tx: Tx, app: App, actor: Actor, proof: Proof): Promise<null> {
  const { account } = actor
  if (await isEmergencyAdmin(tx, { account }))
    throw refused(
      say`You are an emergency admin for single sign-on, so you need your authenticator. Have an admin choose someone else there first.`,
    )
  await assertFactor(tx, app, actor, proof)
  const gone = await deleteFactors(tx, { account, kinds: ['authenticator'] })
  await deleteRecoveryCodes(tx, { account })
  if (gone.every(({ wasOn }) => !wasOn)) return null
  await trustNoDevice(tx, account)
  await tellOwner(tx, app, account, 'authenticatorOff')
  await audit(tx, actor, 'turnedOffAuthenticator', { type: 'account', id: account })
  return null
}

export async function newRecoveryCodes(
  tx: Tx,
  app: App,
  actor: Actor,
  proof: Proof,
): Promise<{ recoveryCodes: string[] }> {
  const authenticator = await authenticatorOf(tx, { account: actor.account })
  if (!authenticator?.confirmedAt) throw conflict(say`Recovery codes belong to an authenticator. Turn one on first.`)
  await assertFactor(tx, app, actor, proof)
  const recoveryCodes = await replaceRecoveryCodes(tx, actor.account)
  await tellOwner(tx, app, actor.account, 'newCodes')
  await audit(tx, actor, 'madeRecoveryCodes', { type: 'account', id: actor.account })
  return { recoveryCodes }
}

/** What protects against whoever knows the password is not undone by the password; for a lost phone there are recovery codes, and HR. */
async function assertFactor(tx: Tx, app: App, actor: Actor, proof: Proof): Promise<void> {
  const isOn = (await authenticatorOf(tx, { account: actor.account }))?.confirmedAt
  // One that is still being set up protects nothing yet.
  if (!isOn) return assertProof(tx, app, actor, proof)
  if (proof.code === undefined)
    throw wrongField('body.code', say`Enter a code from your authenticator, or a recovery code`)
  await assertCode(tx, app, actor, proof.code)
}

/** Allows sensitive acts in this session for a while. */
export async function proveAgain(tx: Tx, app: App, actor: Actor, proof: Proof): Promise<null> {
  await assertProof(tx, app, actor, proof)
  await proveSession(tx, actor)
  return null
}

/** 400 at the wrong field, unless it is the password, a code of the app or a recovery code. */
async function assertProof(tx: Tx, app: App, actor: Actor, { code, password }: Proof): Promise<void> {
  if (password) {
    if ((await signInBars(tx, { account: actor.account }))?.needsCompany)
      throw wrongField('body.password', say`Your company uses single sign-on. Confirm with single sign-on instead.`)
    return void (await provedOwner(tx, app, actor, password))
  }
  await assertCode(tx, app, actor, code ?? '')
}

async function assertCode(tx: Tx, app: App, actor: Actor, given: string): Promise<void> {
  await app.limits.spend('second-step', actor.session, wrongTries)
  if (!/^\d{6}$/.test(given)) {
    if (!(await takeRecoveryCode(tx, actor.account, given)))
      throw wrongField('body.code', say`This recovery code is not right, or was used`)
    return
  }
  // An authenticator still being set up proves nothing, and must not be turned on by this.
  const isOn = (await authenticatorOf(tx, { account: actor.account }))?.confirmedAt
  const answer = isOn ? await checkAppCode(tx, app, actor.account, given) : 'wrong'
  if (answer === 'used') throw wrongField('body.code', usedCode)
  if (answer === 'wrong') throw wrongAppCode()
}

export const usedCode = say`This code was used. Wait for the next one.`

const wrongAppCode = (): Problem =>
  wrongField(
    'body.code',
    say`That code is not right. Check that the time of your phone is right, and enter the newest code.`,
  )
