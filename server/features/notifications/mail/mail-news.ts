import type { Id, Instant } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { Problem } from '../../../platform/problem.ts'
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
    const { most, wait } = await allowed(app, Math.min(due, atOnce))
    if (most > 0) await mailSome(app, organisation, most)
    if (wait > 0) return later(app, organisation, plusSeconds(app.clock.now(), wait))
  }
}

/** Mails per transaction. */
const atOnce = 50

async function waiting(app: App, organisation: Id): Promise<{ due: number; next: Instant | null }> {
  const mails = await app.database.within(organisation, (tx) => waitingMails(tx, { before: latest(app) }))
  return mails ?? { due: 0, next: null }
}

async function mailSome(app: App, organisation: Id, most: number): Promise<void> {
  await app.database.within(organisation, async (tx) => {
    for (const due of await takeDue(tx, { before: latest(app), now: tx.now, most }))
      await sendMail(tx, newsMail(app, organisation, due))
  })
}

/** Notifications up to then are due. */
const latest = (app: App): Instant => plusSeconds(app.clock.now(), -app.config.mailDelaySeconds)

async function later(app: App, organisation: Id, startAfter: Instant): Promise<void> {
  await app.database.within(organisation, (tx) =>
    tx.enqueue('mail-news', { organisation }, { key: organisation, startAfter }),
  )
}

/** How many of these may be mailed now, across all organisations, and in how many seconds the rest. */
async function allowed(app: App, wanted: number): Promise<{ most: number; wait: number }> {
  const rate = { max: app.config.mailsPerMinute, seconds: 60 }
  for (let most = 0; most < wanted; most += 1) {
    try {
      await app.limits.spend('mail-news', 'all', rate)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return { most, wait: Math.max(1, error.retryAfter ?? rate.seconds) }
    }
  }
  return { most: wanted, wait: 0 }
}
