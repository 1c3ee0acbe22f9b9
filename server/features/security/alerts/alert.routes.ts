import { alertKinds, type AlertKind } from '@muster/contract/security/alert-kinds.ts'
import { alertRoutes as contract } from '@muster/contract/security/alert.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { forbidden } from '../../../platform/problem.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { alertPage, alertSettings, putAlertSetting } from './alert.queries.ts'
import { whoHears } from './raise.ts'

export const alertRoutes = serve(contract, {
  'GET /api/v1/user/alert': async ({ tx, actor, query: { kind, limit, offset }, language }) => {
    assertAdmin(actor)
    const page = await alertPage(tx, { kind: kind ?? null, sortBy: 'at', sortOrder: 'desc', limit, offset })
    return {
      ...page,
      data: page.data.map(({ text, values, ...row }) => ({ ...row, message: translate({ text, values }, language) })),
    }
  },
  'GET /api/v1/user/alert-setting': ({ tx, actor }) => settings(tx, actor),
  'PUT /api/v1/user/alert-setting': ({ tx, actor, body }) => putSetting(tx, actor, body),
})

async function settings(tx: Tx, actor: Actor) {
  assertAdmin(actor)
  const saved = new Map((await alertSettings(tx, {})).map((row) => [row.kind, row]))
  const untouched = { isOn: true, changedBy: null, changedAt: null }
  const kinds = alertKinds.map((kind) => ({ ...untouched, ...saved.get(kind), kind }))
  const people = (await whoHears(tx, actor.account)).map(({ name }) => name)
  return { kinds, people }
}

async function putSetting(tx: Tx, actor: Actor, { kind, isOn }: { kind: AlertKind; isOn: boolean }) {
  const before = (await settings(tx, actor)).kinds.find((one) => one.kind === kind)
  if (before?.isOn === isOn) return settings(tx, actor)
  await putAlertSetting(tx, { kind, isOn, account: actor.account, now: tx.now })
  const said = { from: states[isOn ? 'off' : 'on'], to: states[isOn ? 'on' : 'off'] }
  const record = { type: 'organisation' as const, id: tx.organisation }
  await audit(tx, actor, 'changedAlerts', record, { [`alert.${kind}` as const]: said })
  return settings(tx, actor)
}

const states = { on: say`On`, off: say`Off` }

function assertAdmin({ isAdmin }: Actor): void {
  if (!isAdmin) throw forbidden(say`Only the admin can see and change security alerts.`)
}
