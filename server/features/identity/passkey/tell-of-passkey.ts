import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { mailOwner } from '../account/mail-owner.ts'

type PasskeyNews = 'added' | 'removed' | 'copied'

const news: Record<PasskeyNews, (name: string) => readonly [Sentence, Sentence]> = {
  added: (name) => [
    say`A passkey was added to your account`,
    say`The passkey ${name} now signs in to your account without your password.`,
  ],
  removed: (name) => [
    say`A passkey was removed from your account`,
    say`The passkey ${name} no longer signs in to your account.`,
  ],
  copied: (name) => [
    say`A passkey of yours was refused`,
    say`The passkey ${name} was used in a way that suggests a copy of it exists. Sign in another way, remove it and add a new one.`,
  ],
}

export async function tellOfPasskey(
  tx: Tx,
  app: Pick<App, 'config'>,
  account: Id,
  what: PasskeyNews,
  name: string,
): Promise<void> {
  const [subject, line] = news[what](name)
  const button = { label: say`Review your passkeys`, path: '/home/settings/password-security' }
  await mailOwner(tx, app, account, { template: 'passkey', subject, line, button })
}
