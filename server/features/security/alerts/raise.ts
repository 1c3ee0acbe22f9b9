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
  /** What it is of: of one cause the admins hear once in an hour. */
  cause: string
  message: Sentence
  more?: Sentence
  /** Whose act it was. */
  by: Id | null
  /** Told whether alerts of its kind are on or off. */
  isAlways?: boolean
  /** The entry of the activity log that it comes from. */
  event?: number
}

/** Keeps an alert and tells it to who receives alerts, unless alerts of its kind are off. */
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
