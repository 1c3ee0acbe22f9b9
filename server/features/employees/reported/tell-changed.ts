import { addDays } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { randomToken } from '../../../platform/secrets/secrets.ts'
import { notify } from '../../notifications/index.ts'
import { bankWaitDays } from '../../security/index.ts'
import { insertAlert, insertBankChange } from './reported.queries.ts'

interface Whom {
  employee: Id
  name: string
  account: Id
  email: string
}

/**
 * Before an account is replaced: pay keeps going to it until the new one takes effect. That is at once if a second person approved the
 * change, otherwise after a waiting period.
 */
export async function bankChanges(tx: Tx, app: App, actor: Actor, whom: Whom): Promise<void> {
  const days = actor.requestedBy === undefined ? await bankWaitDays(tx) : 0
  const day = addDays(tx.now.slice(0, 10), days)
  const countsFrom: Instant = `${day}${tx.now.slice(10)}`
  const id = newId()
  await insertBankChange(tx, { id, employee: whom.employee, account: actor.account, now: tx.now, countsFrom })
  await tellChange(tx, app, actor, {
    ...whom,
    ...{ kind: 'bank', bankChange: id, addresses: [whom.email] },
    subject: say`Your bank account was changed`,
    message:
      whom.account === actor.account
        ? say`Your bank account was changed by you`
        : say`Your bank account was changed by your company`,
    more:
      days === 0
        ? say`The account that your pay goes to was changed.`
        : say`The account that your pay goes to was changed. Until ${{ day }} your pay goes to the previous account.`,
  })
}

/** The old address is notified too: someone who took the account over owns the new one. */
export async function emailChanged(tx: Tx, app: App, actor: Actor, whom: Whom & { before: string }): Promise<void> {
  const { before, ...rest } = whom
  await tellChange(tx, app, actor, {
    ...rest,
    ...{ kind: 'email', bankChange: null, addresses: [before, whom.email] },
    subject: say`Your sign-in email was changed`,
    message:
      whom.account === actor.account
        ? say`Your sign-in email was changed by you`
        : say`Your sign-in email was changed by your company`,
    more: say`The email you sign in with was changed from ${before} to ${whom.email}.`,
  })
}

interface Told extends Whom {
  kind: 'bank' | 'email'
  bankChange: Id | null
  addresses: readonly string[]
  subject: Sentence
  message: Sentence
  more: Sentence
}

const linkDays = 14

async function tellChange(tx: Tx, app: App, actor: Actor, told: Told): Promise<void> {
  const { kind, bankChange, employee, account, addresses, subject, message, more } = told
  const [id, key] = [newId(), randomToken()]
  const expiresAt = `${addDays(tx.now.slice(0, 10), linkDays)}${tx.now.slice(10)}`
  const digest = app.secrets.digest('not-me', key)
  await insertAlert(tx, { id, kind, employee, bankChange, account: actor.account, digest, now: tx.now, expiresAt })
  const isOwn = account === actor.account
  await notify(tx, [account], { type: 'own-security', message })
  for (const to of new Set(addresses)) {
    await sendMail(tx, {
      to,
      template: `${kind}-changed`,
      urgency: 'urgent',
      subject,
      lines: [
        say`Hello ${told.name},`,
        more,
        isOwn
          ? say`It was changed by you. If that is right, no action is needed.`
          : say`It was changed by your company. If you expected this, no action is needed.`,
      ],
      button: {
        label: say`This wasn't me`,
        url: `${app.config.publicUrl}/not-me#token=${tx.organisation}.${id}.${key}`,
      },
      note: say`The link stops the change and notifies your admin. It expires in ${linkDays} days.`,
    })
  }
}
