import { say } from '@muster/engine/sentence.ts'
import type { Config } from '../../../platform/config.ts'
import type { Mail } from '../../../platform/mail/send-mail.ts'

interface Reader {
  to: string
  name: string
}

export function codeMail({ to, name }: Reader, code: string): Mail {
  return {
    to,
    template: 'sign-up-code',
    subject: say`${code} is your Muster code`,
    lines: [
      say`Hello ${name},`,
      say`Type this code to prove that this is your email address. It holds for ten minutes.`,
    ],
    code,
    note: say`If you did not begin a sign-up, ignore this mail: nothing happens without the code.`,
  }
}

/** What the owner of an account gets instead, so that the screen need not say that there is one. */
export function accountExistsMail({ to, name }: Reader, { publicUrl }: Config): Mail {
  return {
    to,
    template: 'account-exists',
    subject: say`You have a Muster account already`,
    lines: [
      say`Hello ${name},`,
      say`Somebody, probably you, began to create a company account with this email. It has an account already: sign in with it, or choose a new password if you have forgotten yours.`,
    ],
    button: { label: say`Sign in`, url: `${publicUrl}/login` },
    note: say`If it was not you, ignore this mail: nothing has changed.`,
  }
}
