import {
  notificationTypeNames,
  settingOf,
  type NotificationType,
} from '@muster/contract/notifications/notification-types.ts'
import type { NotificationSetting } from '@muster/contract/notifications/notification-setting.ts'
import { may, type Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { chosen, putChosen, type Chosen } from './preference.queries.ts'

/** A person's choices for all types they can receive, in display order. */
export async function preferences(tx: Tx, actor: Actor): Promise<Chosen[]> {
  const kept = new Map((await chosen(tx, actor)).map((one) => [one.type, one]))
  return notificationTypeNames
    .filter((type) => isSentTo(actor, settingOf(type)))
    .map((type) => kept.get(type) ?? atFirst(type))
}

export async function choose(tx: Tx, actor: Actor, choice: Chosen): Promise<Chosen[]> {
  await putChosen(tx, { ...choice, account: actor.account, now: tx.now })
  return preferences(tx, actor)
}

/** The default until the reader chooses. */
export const atFirst = (type: NotificationType): Chosen => ({
  type,
  inApp: true,
  byMail: settingOf(type).byMail,
})

function isSentTo(actor: Actor, { sentTo }: NotificationSetting): boolean {
  if (sentTo === 'everyone') return true
  return sentTo === 'employees' ? actor.employee !== null : may(actor, sentTo)
}
