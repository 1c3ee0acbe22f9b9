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
    lines: [say`Hello ${name},`, say`Enter this code to verify your email address. It expires in 10 minutes.`],
    code,
    note: say`If you didn't start a sign-up, ignore this email: nothing happens without the code.`,
  }
}

/** What the owner of an existing account gets instead, so that the screen need not reveal it. */
export function accountExistsMail({ to, name }: Reader, { publicUrl }: Config): Mail {
  return {
    to,
    template: 'account-exists',
    urgency: 'urgent',
    subject: say`You have a Muster account already`,
    lines: [
      say`Hello ${name},`,
      say`Someone, probably you, started a company sign-up with this email. It already has an account: sign in, or reset your password if you have forgotten it.`,
    ],
    button: { label: say`Sign in`, url: `${publicUrl}/login` },
    note: say`If it wasn't you, ignore this email: nothing has changed.`,
  }
}
