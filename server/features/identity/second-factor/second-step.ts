import { say } from '@muster/engine/sentence.ts'
import { rates } from '../../../platform/costs/rates.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { Problem, wrongField } from '../../../platform/problem.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { networkOf } from '../../../platform/serve/network.ts'
import { isRightCode, maxTries, spentCode, wrongCode } from '../code.ts'
import { knownDevice } from '../session/known-device.ts'
import { logSignIn } from '../sign-in-history/log-sign-in.ts'
import { signInBrowser } from '../session/open-session.ts'
import { notWrong, slowDown, wrongTries } from '../slow-down.ts'
import { authenticatorIsOn, checkAppCode, usedCode } from './authenticator.ts'
import { isFresh } from './email-code.ts'
import { beginSecondStep, fromWhere, halfSignIn, overdue, type Proved, type SecondStep } from './half-sign-in.ts'
import { leadToEnrol, takeHalfTry, useHalf } from './half-sign-in.queries.ts'
import { takeRecoveryCode } from './recovery-code.ts'
import { tellOwner } from './tell-owner.ts'
import { trustDevice } from './trusted-device.ts'

export interface Answered {
  accessToken: string | null
  secondStep: SecondStep | null
}

/** Signs in, or returns the second step that is still needed. */
export async function completeSignIn(app: App, client: Client, proved: Proved): Promise<Answered> {
  const secondStep = await beginSecondStep(app, client, proved)
  if (secondStep) return { accessToken: null, secondStep }
  const { accessToken } = await signInBrowser(app, client, proved)
  const way = proved.isSso ? 'singleSignOn' : proved.isByPasskey ? 'passkey' : proved.isByMail ? 'link' : 'password'
  await logSignIn(app, proved, client, 'signedIn', way)
  return { accessToken, secondStep: null }
}

type Half = Awaited<ReturnType<typeof halfSignIn>>
type Passed = 'code' | 'recovery' | 'passkey' | { recoveryCodes: string[] }
/** Judges a second step; a problem is returned rather than thrown, so that the transaction keeps what was used up. */
type Judge = (tx: Tx, half: Half, triesLeft: number) => Promise<Passed | Problem>

/** A day, for unknown browsers of all who know the password: too few to guess six digits in years. */
const strangersTries = rates.strangersTries

/** The second step by a code. */
export const takeSecondStep = (app: App, client: Client, { code, trust }: { code: string; trust: boolean }) =>
  takeStep(app, client, { trust, way: 'code' }, (tx, half, triesLeft) => judgeCode(tx, app, half, code, triesLeft))

/** Takes the second step. A wrong one is counted even though the call fails; five end the sign-in. */
export async function takeStep(
  app: App,
  client: Client,
  { trust, way }: { trust: boolean; way: 'code' | 'passkey' },
  judge: Judge,
): Promise<Answered & { recoveryCodes: string[] | null }> {
  const half = await halfSignIn(app, client)
  const { organisation, account, lifetimeDays, isSso } = half
  const pair = `${fromWhere(app, client, account)}:${account}`
  await app.limits.spend('second-step', pair, wrongTries)
  const isKnown = knownDevice(app.secrets, client, account) !== undefined
  if (!isKnown) {
    await app.limits.spend('second-step-strangers', account, strangersTries)
    await slowDown(app.limits, 'wrong-second-step', account, networkOf(client.address))
  }
  const outcome = await app.database.within(organisation, async (tx) => {
    const passed = await judged(tx, app, half, judge)
    if (passed instanceof Problem) return passed
    if (half.mustEnrol && passed !== 'passkey') {
      await leadToEnrol(tx, { id: half.id })
      return { isEnrolling: true as const }
    }
    if ((await useHalf(tx, { id: half.id, now: tx.now })) === 0) throw overdue()
    if (passed === 'recovery') {
      await tellOwner(tx, app, account, 'recoveryUsed')
      await audit(tx, { account }, 'usedRecoveryCode', { type: 'account', id: account })
    }
    const by = passed === 'recovery' ? ('recoveryCode' as const) : way
    return { isEnrolling: false as const, by, recoveryCodes: typeof passed === 'object' ? passed.recoveryCodes : null }
  })
  if (outcome instanceof Problem) {
    void logSignIn(app, half, client, 'failedSecondStep', way)
    throw outcome
  }
  await app.limits.forgive('second-step', pair, wrongTries)
  if (!isKnown) {
    await app.limits.forgive('second-step-strangers', account, strangersTries)
    await notWrong(app.limits, 'wrong-second-step', account)
  }
  if (outcome.isEnrolling) {
    const secondStep = { token: client.bearer ?? '', step: 'enrol' as const, hasPasskey: false, resendAfter: 0 }
    return { accessToken: null, secondStep, recoveryCodes: null }
  }
  const { accessToken, device } = await signInBrowser(app, client, { organisation, account, lifetimeDays, isSso })
  if (trust) await app.database.within(organisation, (tx) => trustDevice(tx, app, client, { account, device }))
  await logSignIn(app, half, client, 'signedIn', isSso ? 'singleSignOn' : outcome.by)
  return { accessToken, secondStep: null, recoveryCodes: outcome.recoveryCodes }
}

async function judged(tx: Tx, app: App, half: Half, judge: Judge): Promise<Passed | Problem> {
  const attempt = await takeHalfTry(tx, { id: half.id, maxTries, now: tx.now })
  if (!attempt) return new Problem(401, say`Too many wrong codes. Sign in again.`)
  const triesLeft = maxTries - attempt.tries
  const answer = await judge(tx, half, triesLeft)
  if (answer instanceof Problem && triesLeft === 0) await tellOwner(tx, app, half.account, 'wrongCodes')
  return answer
}

async function judgeCode(tx: Tx, app: App, half: Half, code: string, triesLeft: number): Promise<Passed | Problem> {
  if (half.step === 'passkey') return wrongField('body.code', say`Use your passkey for this step.`)
  if (half.step === 'email') {
    if (half.codeDigest === null || !isFresh(half.codeExpiresAt, tx.now)) return spentCode()
    return isRightCode(app.secrets, half.id, code, half.codeDigest) ? 'code' : wrongCode(triesLeft)
  }
  if (half.step === 'authenticator' && !/^\d{6}$/.test(code)) {
    return (await takeRecoveryCode(tx, half.account, code)) ? 'recovery' : wrongRecoveryCode()
  }
  const answer = await checkAppCode(tx, app, half.account, code)
  if (answer === 'used') return wrongField('body.code', usedCode)
  if (answer === 'wrong') return wrongCode(triesLeft)
  return half.step === 'enrol' ? { recoveryCodes: await authenticatorIsOn(tx, app, half.account) } : 'code'
}

const wrongRecoveryCode = () => wrongField('body.code', say`This recovery code is not right, or was used`)
