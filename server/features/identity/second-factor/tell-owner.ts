import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { mailOwner } from '../account/mail-owner.ts'

/** What an intruder would do first; the owner is mailed about each. */
const news = {
  authenticatorOn: [
    say`Authenticator turned on`,
    say`From now on you sign in with a code from your authenticator app.`,
  ],
  authenticatorOff: [
    say`Authenticator turned off`,
    say`From now on no code from your authenticator app is needed to sign in.`,
  ],
  emailOn: [say`Codes by email turned on`, say`From now on you sign in with a code that we send you by email.`],
  emailOff: [say`Codes by email turned off`, say`From now on no code by email is needed to sign in.`],
  recoveryUsed: [
    say`A recovery code was used`,
    say`Somebody signed in to your account with your password and one of your recovery codes. It cannot be used again.`,
  ],
  wrongCodes: [
    say`Somebody who knows your password could not sign in`,
    say`Five wrong codes were entered after your password. If it wasn't you, choose a new password now: somebody knows the present one.`,
  ],
  newCodes: [say`New recovery codes made`, say`Your previous recovery codes no longer work.`],
  offByOther: [
    say`Second step turned off by your administrator`,
    say`Your authenticator, passkeys and codes by email were removed, and you were signed out everywhere. Sign in with your password and set them up again.`,
  ],
} satisfies Record<string, readonly [Sentence, Sentence]>

export type FactorNews = keyof typeof news

export async function tellOwner(tx: Tx, { config }: Pick<App, 'config'>, account: Id, what: FactorNews): Promise<void> {
  const [subject, line] = news[what]
  const button = { label: say`Review your sign-in`, path: '/home/settings/two-factor-authentication' }
  await mailOwner(tx, { config }, account, { template: 'second-step', subject, line, button })
}
