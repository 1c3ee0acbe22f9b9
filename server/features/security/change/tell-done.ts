import type { AlertKind } from '@muster/contract/security/alert-kinds.ts'
import type { TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Sensitive } from '../../../platform/sensitive/sensitive.ts'
import { nameOf } from '../people.queries.ts'
import { tellAdmins } from '../tell.ts'
import { raise } from '../alerts/raise.ts'

/** Acts typical of an intruder are alerts, which are stored. */
const alerting: Partial<Record<TwoPersonArea, AlertKind>> = { access: 'access', companyBank: 'bank' }

/** Notifies admins of what was done, by whom, and who had requested it. */
export async function tellDone(
  tx: Tx,
  app: App,
  actor: Pick<Actor, 'account' | 'requestedBy'>,
  { area, record, news }: Pick<Sensitive, 'area' | 'record' | 'news'>,
): Promise<void> {
  if (!news) return
  const { name = '' } = (await nameOf(tx, { account: actor.account })) ?? {}
  const done = news(name)
  const message = actor.requestedBy === undefined ? done : say`${done}, requested by ${actor.requestedBy}`
  const kind = alerting[area]
  if (kind) return raise(tx, app, { kind, cause: `${record.id} ${message.text}`, by: actor.account, message })
  await tellAdmins(tx, app, actor.account, {
    type: 'security',
    message,
    more: say`If you didn't expect this, check now: speak to the people named and review the activity log.`,
    path: '/home/settings/activity-log',
    label: say`Open the activity log`,
  })
}
