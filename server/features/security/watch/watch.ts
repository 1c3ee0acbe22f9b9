import { say } from '@muster/engine/sentence.ts'
import { rates } from '../../../platform/costs/rates.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { Problem } from '../../../platform/problem.ts'
import { nameOf } from '../people.queries.ts'
import { raise } from '../alerts/raise.ts'

/** Before someone else's number is shown in full. Someone who views many is blocked for a while, and the admins are alerted. */
export async function revealing(app: App, actor: Actor): Promise<void> {
  try {
    await app.limits.spend('reveal', actor.account, rates.reveal)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (await isFirst(app, actor)) await tellOfReveals(app, actor)
    const more = error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }
    throw new Problem(
      429,
      say`You have revealed 20 numbers in an hour. The admin has been notified. Try again later.`,
      more,
    )
  }
}

async function isFirst(app: App, { account }: Actor): Promise<boolean> {
  try {
    await app.limits.spend('reveal-alert', account, rates.revealAlert)
    return true
  } catch {
    return false
  }
}

async function tellOfReveals(app: App, actor: Actor): Promise<void> {
  await app.database.within(actor.organisation, async (tx) => {
    const { name = '' } = (await nameOf(tx, actor)) ?? {}
    await raise(tx, app, {
      kind: 'reveal',
      cause: actor.account,
      by: actor.account,
      message: say`${name} revealed more than 20 identity or bank numbers in an hour`,
      more: say`Further reveals are blocked for a while. See the activity log for details.`,
    })
    await audit(tx, actor, 'limited', { type: 'account', id: actor.account }, { call: nowIs('reveal') })
  })
}

/**
 * Logs a call refused for lack of permission or for exceeding a limit. Written separately from the call, and only a few per account and
 * hour, so that no one can flood the log.
 */
export function refusedTo(app: App, actor: Actor, key: string, status: number): void {
  const write = async () => {
    await app.limits.spend('refused-log', actor.account, rates.refusedLog)
    await app.database.within(actor.organisation, (tx) =>
      audit(
        tx,
        actor,
        status === 429 ? 'limited' : 'refused',
        { type: 'account', id: actor.account },
        { call: nowIs(key) },
      ),
    )
  }
  write().catch((error: unknown) => {
    if (!(error instanceof Problem)) app.log.warn({ error: String(error) }, 'a refused call was not logged')
  })
}
