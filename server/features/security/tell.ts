import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { notify } from '../notifications/index.ts'
import { holdersOfAll, lostHolders } from '../../platform/access/access.queries.ts'
import { admins } from './people.queries.ts'

interface Told {
  account: Id
  email: string
}

interface News {
  type: 'security' | 'alert' | 'api-key' | 'scim' | 'webhook'
  /** The record that a click opens. */
  target?: Id
  /** One sentence; also the subject of the mail. */
  message: Sentence
  /** What follows it in the mail. */
  more?: Sentence
  path: string
  label: Sentence
}

/** Notifies people about the security of the company's money and data: in the product and by mail. */
export async function tell(tx: Tx, app: App, people: readonly Told[], news: News): Promise<void> {
  const { type, message, more, path, label, target } = news
  const accounts = people.map(({ account }) => account)
  await notify(tx, accounts, { type, message, ...(target === undefined ? {} : { target }) })
  for (const { email } of people) {
    await sendMail(tx, {
      to: email,
      template: type,
      urgency: 'urgent',
      subject: message,
      lines: more === undefined ? [message] : [message, more],
      button: { label, url: `${app.config.publicUrl}${path}` },
      note: say`You receive this email because of your permissions in Muster.`,
    })
  }
}

/** The same for all admins except the one who did it. */
export async function tellAdmins(tx: Tx, app: App, by: Id | null, news: News): Promise<void> {
  await tell(
    tx,
    app,
    (await admins(tx, {})).filter(({ account }) => account !== by),
    news,
  )
}

/** The same for everyone who holds a permission, including admins. */
export async function tellHolders(tx: Tx, app: App, permission: Permission, news: News): Promise<void> {
  const people = [...(await holdersOfAll(tx, { needs: [permission] })), ...(await admins(tx, {}))]
  await tell(tx, app, [...new Map(people.map((one) => [one.account, one])).values()], news)
}

/** Whether no one else can do it, or could within the last days. */
export async function soleHolder(tx: Tx, permission: Permission, account: Id): Promise<boolean> {
  const people = [
    ...(await holdersOfAll(tx, { needs: [permission] })),
    ...(await lostHolders(tx, { needs: [permission], now: tx.now })),
  ]
  return people.every((one) => one.account === account)
}
