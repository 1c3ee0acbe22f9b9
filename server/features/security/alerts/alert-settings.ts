import type { z } from 'zod'
import { alertKinds, type AlertKind, bankAlertDays } from '@muster/contract/security/alert-kinds.ts'
import type { AlertDelivery } from '@muster/contract/security/alert.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, actsAsAdmin } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, wrongField } from '../../../platform/problem.ts'
import { bankWaitDays } from '../bank-wait.ts'
import { nameOf } from '../people.queries.ts'
import { putAlertDays, savedAlertDays } from '../setting.queries.ts'
import { tell } from '../tell.ts'
import { alertSettings, putAlertSetting } from './alert.queries.ts'
import { addRecipients, candidates, forgetRecipients } from './recipient.queries.ts'
import { usually } from './recipients.ts'

/** Which alerts are on, from when before pay day, and who receives them. */
export async function settings(tx: Tx, actor: Actor) {
  assertAdmin(actor)
  const saved = new Map((await alertSettings(tx, {})).map((row) => [row.kind, row]))
  const untouched = { isOn: true, changedBy: null, changedAt: null }
  const kinds = alertKinds.map((kind) => ({ ...untouched, ...saved.get(kind), kind }))
  const all = await candidates(tx, {})
  const told = usually(all)
  const people = all.map((one) => ({
    ...{ account: one.account, name: one.name, isAdmin: one.isAdmin },
    isTold: told.includes(one),
  }))
  const bankDays = (await savedAlertDays(tx, {}))?.days ?? bankAlertDays.usual
  return { kinds, people, bankDays }
}

export async function putSetting(tx: Tx, actor: Actor, { kind, isOn }: { kind: AlertKind; isOn: boolean }) {
  const before = (await settings(tx, actor)).kinds.find((one) => one.kind === kind)
  if (before?.isOn === isOn) return settings(tx, actor)
  await putAlertSetting(tx, { kind, isOn, account: actor.account, now: tx.now })
  const said = { from: states[isOn ? 'off' : 'on'], to: states[isOn ? 'on' : 'off'] }
  await audit(tx, actor, 'changedAlerts', ofCompany(tx), { [`alert.${kind}` as const]: said })
  return settings(tx, actor)
}

const states = { on: say`On`, off: say`Off` }

/** Present recipients are notified, so that no one can be removed from alerts unnoticed. */
export async function putDelivery(
  tx: Tx,
  app: App,
  actor: Actor,
  { recipients, bankDays }: z.output<typeof AlertDelivery>,
) {
  const before = await settings(tx, actor)
  if (recipients.some((one) => before.people.every(({ account }) => account !== one)))
    throw wrongField('body.recipients', say`Choose from the list`)
  const until = usually(await candidates(tx, {}))
  const chosen = before.people.filter(({ account }) => recipients.includes(account))
  const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ')
  const said = differences(
    { alertRecipients: names(until), bankAlertDays: before.bankDays },
    { alertRecipients: names(chosen), bankAlertDays: bankDays },
  )
  if (Object.keys(said).length === 0) return before
  await forgetRecipients(tx, { but: recipients })
  await addRecipients(tx, { accounts: recipients })
  const wait = await bankWaitDays(tx)
  await putAlertDays(tx, { days: bankDays, wait, account: actor.account, now: tx.now })
  await audit(tx, actor, 'changedAlerts', ofCompany(tx), said)
  const name = actor.requestedBy ?? (await nameOf(tx, actor))?.name ?? ''
  const others = until.filter(({ account }) => account !== actor.account)
  await tell(tx, app, others, {
    type: 'security',
    message: say`${name} changed how security alerts are delivered`,
    more: say`You received security alerts until now. Check that the new settings are right.`,
    path: '/home/settings/alerts',
    label: say`Open the setting`,
  })
  return settings(tx, actor)
}

const ofCompany = (tx: Tx) => ({ type: 'organisation', id: tx.organisation }) as const

export function assertAdmin(actor: Actor): void {
  if (!actsAsAdmin(actor)) throw forbidden(say`Only the admin can see and change security alerts.`)
}
