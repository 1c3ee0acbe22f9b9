import { addDays } from '@muster/engine/day.ts'
import { dayText } from '@muster/engine/words.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { randomToken } from '../../../platform/secrets.ts'
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
 * Before an account is replaced: it goes on being paid to until the new one counts. That is at once where a second person
 * has approved the change, else after a wait.
 */
export async function bankChanges(tx: Tx, app: App, actor: Actor, whom: Whom): Promise<void> {
  const days = actor.requestedBy === undefined ? await bankWaitDays(tx) : 0
  const day = addDays(tx.now.slice(0, 10), days)
  const countsFrom: Instant = `${day}${tx.now.slice(10)}`
  const id = newId()
  await insertBankChange(tx, { id, employee: whom.employee, account: actor.account, now: tx.now, countsFrom })
  const wait = days === 0 ? '' : ` Until ${dayText(day)} your pay goes to the account before.`
  await tellChange(tx, app, actor, {
    ...whom,
    ...{ kind: 'bank', bankChange: id, addresses: [whom.email] },
    message: 'Your bank account was changed',
    more: `The account that your pay goes to was changed.${wait}`,
  })
}

/** The old address hears of it too: whoever took the account over owns the new one. */
export async function emailChanged(tx: Tx, app: App, actor: Actor, whom: Whom & { before: string }): Promise<void> {
  const { before, ...rest } = whom
  await tellChange(tx, app, actor, {
    ...rest,
    ...{ kind: 'email', bankChange: null, addresses: [before, whom.email] },
    message: 'Your sign-in email was changed',
    more: `The email you sign in with was changed from ${before} to ${whom.email}.`,
  })
}

interface Told extends Whom {
  kind: 'bank' | 'email'
  bankChange: Id | null
  addresses: readonly string[]
  message: string
  more: string
}

const linkDays = 14

async function tellChange(tx: Tx, app: App, actor: Actor, told: Told): Promise<void> {
  const { kind, bankChange, employee, account, addresses, message, more } = told
  const [id, key] = [newId(), randomToken()]
  const expiresAt = `${addDays(tx.now.slice(0, 10), linkDays)}${tx.now.slice(10)}`
  const digest = app.secrets.digest('not-me', key)
  await insertAlert(tx, { id, kind, employee, bankChange, account: actor.account, digest, now: tx.now, expiresAt })
  const by = account === actor.account ? 'by you' : 'by your company'
  await notify(tx, [account], { type: 'own-security', message: `${message} ${by}` })
  for (const to of new Set(addresses)) {
    await sendMail(tx, {
      to,
      template: `${kind}-changed`,
      subject: message,
      lines: [`Hello ${told.name},`, more, `It was changed ${by}. If you know of it, there is nothing to do.`],
      button: {
        label: "This wasn't me",
        url: `${app.config.publicUrl}/not-me#token=${tx.organisation}.${id}.${key}`,
      },
      note: `The link stops the change and tells your admin. It works for ${linkDays} days.`,
    })
  }
}
