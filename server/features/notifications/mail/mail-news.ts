import type { Id, Instant } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { sendMails } from '../../../platform/mail/send-mail.ts'
import { takeDue, waitingMails } from './due.queries.ts'
import { newsMail } from './news-mail.ts'

/**
 * The job that mails notifications: after a delay, so that what was read meanwhile is not mailed and what came together is one mail. Mails
 * are written in the transaction that claims their notifications, so that a second run finds nothing to do.
 */
export async function mailNews(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx)) await tx.enqueue('mail-news', { organisation: one }, { key: one })
    })
    return
  }
  for (;;) {
    const { due, next } = await waiting(app, organisation)
    if (due === 0 && next === null) return
    if (due === 0) return later(app, organisation, plusSeconds(next!, app.config.mailDelaySeconds))
    await mailSome(app, organisation, due > atOnce)
  }
}

/** Mails per transaction. */
const atOnce = 100

async function waiting(app: App, organisation: Id): Promise<{ due: number; next: Instant | null }> {
  const mails = await app.database.within(organisation, (tx) => waitingMails(tx, { before: latest(app) }))
  return mails ?? { due: 0, next: null }
}

/** Of many, as after a pay run, what comes later is not to wait for all of them. */
async function mailSome(app: App, organisation: Id, areMany: boolean): Promise<void> {
  await app.database.within(organisation, async (tx) => {
    const due = await takeDue(tx, { before: latest(app), now: tx.now, most: atOnce })
    const mails = due.map((one) => newsMail(app, organisation, one))
    await sendMails(tx, areMany ? mails.map((mail) => ({ ...mail, urgency: 'bulk' as const })) : mails)
  })
}

/** Notifications up to then are due. */
const latest = (app: App): Instant => plusSeconds(app.clock.now(), -app.config.mailDelaySeconds)

async function later(app: App, organisation: Id, startAfter: Instant): Promise<void> {
  await app.database.within(organisation, (tx) =>
    tx.enqueue('mail-news', { organisation }, { key: organisation, startAfter }),
  )
}
