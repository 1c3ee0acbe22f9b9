import { sql } from 'kysely'
import {
  settingOf,
  type ConfidentialType,
  type NotificationType,
} from '@muster/contract/notifications/notification-types.ts'
import { verbatim } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { newestMails } from '../../../platform/mail/mail.queries.ts'
import { run, type Company, type Person } from '../../../testing/company.ts'
import { notify, type News } from '../index.ts'
import { mailNews } from './mail-news.ts'

export const delay = 121

/** News of a type; for confidential types the mail's text differs from the app's. */
export function newsOf(type: NotificationType, message: string): News {
  return settingOf(type)?.confidential
    ? { type: type as ConfidentialType, message: verbatim(message), mailed: verbatim(`Mailed: ${message}`) }
    : { type: type as Exclude<NotificationType, ConfidentialType>, message: verbatim(message) }
}

export const tell = (company: Company, person: Person, type: NotificationType, message: string) =>
  company.within((tx) => notify(tx, [person.account], newsOf(type, message)))

/** Runs the job at its time. */
export async function mail(company: Company, config: Partial<App['config']> = {}): Promise<void> {
  const { app, organisation } = company
  await mailNews({ ...app, config: { ...app.config, ...config } }, { organisation })
}

export async function addressOf(company: Company, person: Person): Promise<string> {
  const { rows } = await company.within((tx) => run(tx, sql`select email from account where id = ${person.account}`))
  return (rows[0] as { email: string }).email
}

/** A person's notification mails, newest first. */
export async function mailsTo(company: Company, person: Person) {
  const address = await addressOf(company, person)
  const mails = await company.app.database.globally((tx) => newestMails(tx, { limit: 1000 }))
  return mails.filter(({ to, template }) => to === address && template.startsWith('news-'))
}
