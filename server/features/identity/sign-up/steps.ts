import type { z } from 'zod'
import type { AdminInput, CompanyInput, PlanInput, SignUpStep } from '@muster/contract/identity/sign-up.routes.ts'
import { legalVersions } from '@muster/contract/identity/legal-versions.ts'
import { trialDays } from '@muster/contract/identity/plan.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { newId } from '../../../platform/id.ts'
import { conflict } from '../../../platform/problem.ts'
import type { Client, Upload } from '../../../platform/serve/call.ts'
import { choosePlan, describeCompany, foundOrganisation, putLogo } from '../../organisation/index.ts'
import { insertAccount, insertDirectoryEntry, setPasswordHash, signUpIsOver } from '../account/account.queries.ts'
import { changeAccount } from '../account/account.ts'
import { isRightCode, maxTries, spentCode, wrongCode } from '../code.ts'
import { hashFor } from '../new-password/replace-password.ts'
import { noteSignIn } from '../sign-in-history/note-sign-in.ts'
import { daySeconds, signInBrowser } from '../session/open-session.ts'
import { inviteAdmins } from './invite-admins.ts'
import { advance, assertStep, inOrganisation, organisationAt, locked, signUpProgress } from './progress.ts'
import { deleteSignUp, insertAcceptances, setFounded, setStep, signUp as signUpOf, takeTry } from './sign-up.queries.ts'
import { whileKeeping } from '../../../platform/serve/keep.ts'

interface Progress {
  step: SignUpStep
}

/** The code step. A wrong code is counted even though the call fails. */
export async function verifyCode(app: App, signUp: Id, code: string): Promise<Progress> {
  const outcome = await app.database.globally(async (tx) => {
    const attempt = await takeTry(tx, { id: signUp, maxTries, now: tx.now })
    if (!attempt) return (await signUpOf(tx, { id: signUp }))?.step === 'verify' ? spentCode() : null
    if (attempt.isKnown || !isRightCode(app.secrets, signUp, code, attempt.codeDigest))
      return wrongCode(maxTries - attempt.tries)
    await setStep(tx, { id: signUp, step: 'password', now: tx.now })
    return null
  })
  if (outcome) throw outcome
  return { step: (await signUpProgress(app, signUp)).step }
}

/** The password step: from here on there is an organisation with an admin who can sign in. */
export async function createPassword(app: App, signUp: Id, password: string): Promise<Progress> {
  const before = await signUpProgress(app, signUp)
  assertStep(before, ['password'])
  const hash = await hashFor({ ...before, company: before.companyName }, password)
  const organisation = newId()
  const account = newId()
  return app.database.within(organisation, async (tx) => {
    const { email, name, phone, companyName, createdAt } = await locked(tx, signUp, ['password'])
    const { adminRole } = await foundOrganisation(tx, companyName)
    await insertAccount(tx, { id: account, email, name, phone, roleId: adminRole, hash, now: tx.now })
    await insertAcceptances(tx, { account, ...legalVersions, at: createdAt })
    await setPasswordHash(tx, { account, hash, now: tx.now })
    const isFree = (await insertDirectoryEntry(tx, { email, account, signUp })) === 1
    if (!isFree) throw conflict(say`This email has an account by now. Sign in with it.`)
    await setFounded(tx, { id: signUp, organisation, account, now: tx.now })
    return { step: 'plan' }
  })
}

export function takePlan(app: App, signUp: Id, { plan, billing }: z.output<typeof PlanInput>): Promise<Progress> {
  return inOrganisation(app, signUp, ['plan', 'company', 'admin'], async (tx, { step }) => {
    const trialEndsOn = plusSeconds(tx.now, trialDays * daySeconds).slice(0, 10)
    await choosePlan(tx, { plan, billing, trialEndsOn })
    return step === 'plan' ? advance(tx, signUp, 'company') : { step }
  })
}

export function takeCompany(app: App, signUp: Id, details: z.output<typeof CompanyInput>): Promise<Progress> {
  return inOrganisation(app, signUp, ['company', 'admin'], async (tx, { step }) => {
    await describeCompany(tx, details)
    if (step !== 'company') return { step }
    await app.onFounded(tx)
    return advance(tx, signUp, 'admin')
  })
}

export async function takeLogo(app: App, signUp: Id, picture: Upload): Promise<{ logo: string }> {
  const steps = ['company', 'admin'] as const
  const organisation = await organisationAt(app, signUp, steps)
  return whileKeeping(app, organisation, async (keep) => {
    const logo = await keep('logo', picture)
    return inOrganisation(app, signUp, steps, (tx, { account }) => putLogo(tx, app, account, logo))
  })
}

/** The last step: the sign-up is finished and deleted, and a normal session begins. */
export async function takeAdmin(
  app: App,
  client: Client,
  signUp: Id,
  admin: z.output<typeof AdminInput>,
): Promise<{ accessToken: string }> {
  const who = await inOrganisation(app, signUp, ['admin'], async (tx, { account }) => {
    const { name, phone, designation } = admin
    await changeAccount(tx, { account }, account, { name, phone, designation })
    await inviteAdmins(tx, app, account, admin.invites)
    await signUpIsOver(tx, { account })
    await deleteSignUp(tx, { id: signUp })
    return { organisation: tx.organisation, account }
  })
  const { accessToken } = await signInBrowser(app, client, who)
  await app.database.within(who.organisation, (tx) =>
    noteSignIn(tx, app, client, { account: who.account, way: 'signUp', isSuccess: true }),
  )
  return { accessToken }
}
