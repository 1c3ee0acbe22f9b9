import type { z } from 'zod'
import type { TwoPersonRule } from '@muster/contract/security/two-person-rule.routes.ts'
import { twoPersonAreas, type TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import { say, joined, plain } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs, type AuditChanges } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden } from '../../../platform/problem.ts'
import { holdersOfAll } from '../people.queries.ts'
import { tell, tellAdmins } from '../tell.ts'
import { putRule, putSeen, savedRules } from './rule.queries.ts'

type Shown = z.output<typeof TwoPersonRule>
const areas = Object.keys(twoPersonAreas) as TwoPersonArea[]

export async function rules(tx: Tx): Promise<Shown[]> {
  const saved = new Map((await savedRules(tx, {})).map((row) => [row.area, row]))
  const shown: Shown[] = []
  for (const area of areas) {
    const { label, description, permission } = twoPersonAreas[area]
    const people = (await holdersOfAll(tx, { needs: [permission] })).map(({ name }) => name)
    const { isOn = true, changedBy = null, changedAt = null } = saved.get(area) ?? {}
    shown.push({ area, label, description, isOn, isActive: isOn && people.length > 1, people, changedBy, changedAt })
  }
  return shown
}

export async function isOn(tx: Tx, area: TwoPersonArea): Promise<boolean> {
  return (await savedRules(tx, {})).find((row) => row.area === area)?.isOn ?? true
}

/** Only the admin sets it, and those the rule concerns are notified. */
export async function setRule(tx: Tx, app: App, actor: Actor, area: TwoPersonArea, isOn: boolean): Promise<Shown[]> {
  if (!actor.isAdmin) throw forbidden(say`Only the admin can change the two-person rule.`)
  const before = (await rules(tx)).find((rule) => rule.area === area)
  if (before?.isOn === isOn) return rules(tx)
  await putRule(tx, { area, isOn, account: actor.account, now: tx.now })
  const { label, permission } = twoPersonAreas[area]
  const people = await holdersOfAll(tx, { needs: [permission] })
  await tell(
    tx,
    app,
    people.filter(({ account }) => account !== actor.account),
    {
      type: 'security',
      message: isOn
        ? say`The two-person rule for "${plain(label)}" was turned on`
        : say`The two-person rule for "${plain(label)}" was turned off`,
      more: isOn
        ? say`From now on a second person has to approve these changes.`
        : say`From now on one person alone can make these changes. If you did not expect this, speak to your admin.`,
      path: '/home/settings/two-person-rule',
      label: say`Open the setting`,
    },
  )
  const said = {
    [`twoPerson.${area}` as const]: { from: states[isOn ? 'off' : 'on'], to: states[isOn ? 'on' : 'off'] },
  }
  await audit(tx, actor, 'changedTwoPersonRule', ofCompany(tx), said)
  return rules(tx)
}

/**
 * If only one person is left who could make such a change, the rule is suspended, or nothing could be done at all. Suspension and return
 * are logged and reported to the admins.
 */
export async function lookAtRules(tx: Tx, app: App): Promise<void> {
  const saved = new Map((await savedRules(tx, {})).map((row) => [row.area, row.wasActive]))
  const changed: Shown[] = []
  for (const rule of await rules(tx)) {
    const isNews = saved.get(rule.area) !== rule.isActive
    if (isNews && (await putSeen(tx, rule)) > 0) changed.push(rule)
  }
  // A rule that was never active and still isn't is reported once, on the first check.
  const resting = changed.filter(({ isOn, isActive }) => isOn && !isActive)
  const back = changed.filter(({ area, isActive }) => isActive && saved.get(area) === false)
  if (resting.length + back.length === 0) return
  const names = (list: readonly Shown[]) =>
    joined(
      list.map(({ label }) => plain(label)),
      ', ',
    )
  if (resting.length > 0)
    await tellAdmins(tx, app, null, {
      type: 'security',
      message: say`The two-person rule is off where only one person could approve`,
      more: say`${names(resting)}. Give the permission to a second person to turn it on.`,
      path: '/home/settings/two-person-rule',
      label: say`Open the setting`,
    })
  const said = [...resting, ...back].map(({ area, isActive }) => [
    `twoPerson.${area}`,
    nowIs(isActive ? states.on : say`Off: only one person`),
  ])
  await audit(tx, null, 'changedTwoPersonRule', ofCompany(tx), Object.fromEntries(said) as AuditChanges)
}

const states = { on: say`On`, off: say`Off` }

const ofCompany = (tx: Tx) => ({ type: 'organisation' as const, id: tx.organisation })
