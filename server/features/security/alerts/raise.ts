import type { AlertKind } from '@muster/contract/security/alert-kinds.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { tell } from '../tell.ts'
import { alertSettings, insertAlert, repeatAlert } from './alert.queries.ts'
import { recipients } from './recipients.ts'

export interface Alert {
  kind: AlertKind
  /** What it is about: admins are alerted to one cause once in an hour. */
  cause: string
  message: Sentence
  more?: Sentence
  /** The account that did it. */
  by: Id | null
  /** Whether to notify even if alerts of its kind are off. */
  isAlways?: boolean
  /** The activity log entry it comes from. */
  event?: number
}

/** Stores an alert and notifies its recipients, unless alerts of its kind are off. */
export async function raise(
  tx: Tx,
  app: App,
  { kind, cause, message, more, by, isAlways, event }: Alert,
): Promise<void> {
  const same = { kind, cause, event: event ?? null, now: tx.now }
  if ((await repeatAlert(tx, same)) > 0) return
  const isTold = isAlways === true || (await isOn(tx, kind))
  const id = newId()
  const kept = { ...same, id, message: message.text, values: JSON.stringify(message.values), account: by, isTold }
  if ((await insertAlert(tx, kept)) === 0 || !isTold) return
  await tell(tx, app, await recipients(tx, by), {
    type: 'alert',
    target: id,
    message,
    more: more ?? say`If you didn't expect this, check now: speak to the people named and review the activity log.`,
    path: `/home/settings/alerts?id=${id}`,
    label: say`Open the alert`,
  })
}

export async function isOn(tx: Tx, kind: AlertKind): Promise<boolean> {
  return (await alertSettings(tx, {})).find((one) => one.kind === kind)?.isOn ?? true
}
