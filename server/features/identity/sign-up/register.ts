import type { z } from 'zod'
import type { RegisterInput } from '@muster/contract/identity/sign-up.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { newId } from '../../../platform/id.ts'
import { conflict } from '../../../platform/problem.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { directoryEntry } from '../account/account.queries.ts'
import { assertResend, issueCode, resendAfter, spendSignUpCode } from '../code.ts'
import { newOnboardingToken } from './onboarding-token.ts'
import { accountExistsMail, codeMail } from './sign-up-mail.ts'
import { deleteOldSignUps, insertSignUp, lockSignUp, replaceCode } from './sign-up.queries.ts'

/**
 * Begins a sign-up. An address that already has an account is treated the same in answer, work and time, except for what the mail says
 * and that no code will ever be right.
 */
export async function register(app: App, { address }: Client, { terms: _, ...given }: z.output<typeof RegisterInput>) {
  await spendSignUpCode(app, address, given.email)
  const id = newId()
  const { token, digest } = newOnboardingToken(app.secrets)
  await app.database.globally(async (tx) => {
    const isKnown = (await directoryEntry(tx, { email: given.email })) !== undefined
    const { code, ...issued } = issueCode(app.secrets, id, tx.now)
    await deleteOldSignUps(tx, { now: tx.now })
    await insertSignUp(tx, { ...given, ...issued, id, isKnown, tokenDigest: digest, now: tx.now })
    const reader = { to: given.email, name: given.name }
    await sendMail(tx, isKnown ? accountExistsMail(reader, app.config) : codeMail(reader, code))
  })
  return { token, step: 'verify' as const }
}

/** Sends another code, which voids the previous one. */
export async function resendCode(app: App, { address }: Client, signUp: Id): Promise<{ resendAfter: number }> {
  return app.database.globally(async (tx) => {
    const row = await lockSignUp(tx, { id: signUp })
    if (row?.step !== 'verify') throw conflict(say`Your email is already verified. Continue with the next step.`)
    assertResend(row.codeSentAt, tx.now)
    await spendSignUpCode(app, address, row.email)
    const { code, ...issued } = issueCode(app.secrets, signUp, tx.now)
    await replaceCode(tx, { ...issued, id: signUp, now: tx.now })
    const reader = { to: row.email, name: row.name }
    await sendMail(tx, row.isKnown ? accountExistsMail(reader, app.config) : codeMail(reader, code))
    return { resendAfter: resendAfter(tx.now, tx.now) }
  })
}
