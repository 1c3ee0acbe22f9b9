import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { Problem } from '../../../platform/problem.ts'
import { putChosen } from '../preference.queries.ts'
import { readUnsubscribe } from './unsubscribe-link.ts'

/** Turns emails of one kind off or on for the holder of the link; in-app notifications stay as they are. */
export async function unsubscribe(
  app: App,
  token: string,
  byMail: boolean,
): Promise<{ type: NotificationType; byMail: boolean }> {
  const of = readUnsubscribe(app, token)
  if (of === null) throw unknownLink()
  const { organisation, account, type } = of
  const put = await app.database.within(organisation, (tx) =>
    putChosen(tx, { account, type, inApp: null, byMail, now: tx.now }),
  )
  if (put === 0) throw unknownLink()
  return { type, byMail }
}

const unknownLink = () =>
  new Problem(410, say`This link is not valid. Sign in and change your notification settings instead.`)
