import type { z } from 'zod'
import type { TwoPersonRule } from '@muster/contract/security/two-person-rule.routes.ts'
import { twoPersonAreas, type TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, joined, plain } from '@muster/engine/sentence.ts'
import { type Holder, holdersOfAll, type Lost, lostHolders } from '../../../platform/access/access.queries.ts'
import { type Actor, actsAsAdmin } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs, type AuditChanges } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden } from '../../../platform/problem.ts'
import { nearTo } from './approvers.ts'
import { tell, tellAdmins } from '../tell.ts'
import { putRule, putSeen, savedRules } from './rule.queries.ts'

type Shown = z.output<typeof TwoPersonRule>
const areas = Object.keys(twoPersonAreas) as TwoPersonArea[]

/** `viewer`: whose own changes the names of people who are not independent refer to. */
export async function rules(tx: Tx, viewer: Id | null): Promise<Shown[]> {
  const saved = new Map((await savedRules(tx, {})).map((row) => [row.area, row]))
  const near = viewer === null ? new Set<Id>() : await nearTo(tx, viewer)
  const shown: Shown[] = []
  for (const area of areas) {
    const { label, description, permission: needed } = twoPersonAreas[area]
    const holders = await holdersOfAll(tx, { needs: [needed] })
    const { isOn = true, changedBy = null, changedAt = null } = saved.get(area) ?? {}
    const gone = holders.length > 1 ? [] : await goneFrom(tx, needed, holders)
    const holdsUntil = gone[0]?.until ?? null
    shown.push({
      ...{ area, label, description, isOn, changedBy, changedAt },
      isActive: isOn && (holders.length > 1 || holdsUntil !== null),
      people: holders.map(({ name }) => name),
      gone: gone.map(({ name }) => name),
      holdsUntil,
      notIndependent: holders.filter(({ account }) => near.has(account)).map(({ name }) => name),
    })
  }
  return shown
}

/** Who could have been the second person until a few days ago; the last to go first. */
async function goneFrom(tx: Tx, needed: Permission, holders: readonly Holder[]): Promise<Lost[]> {
  const left = await lostHolders(tx, { needs: [needed], now: tx.now })
  return left.filter(({ account }) => holders.every((one) => one.account !== account))
}

export async function isOn(tx: Tx, area: TwoPersonArea): Promise<boolean> {
  return (await savedRules(tx, {})).find((row) => row.area === area)?.isOn ?? true
}

/** Only the admin sets it, and those the rule concerns are notified. */
export async function setRule(tx: Tx, app: App, actor: Actor, area: TwoPersonArea, isOn: boolean): Promise<Shown[]> {
  if (!actsAsAdmin(actor)) throw forbidden(say`Only the admin can change the two-person rule.`)
  const before = (await rules(tx, null)).find((rule) => rule.area === area)
  if (before?.isOn === isOn) return rules(tx, actor.account)
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
  return rules(tx, actor.account)
}

/**
 * If only one person is left who could make such a change, the rule is suspended, or nothing could be done at all. Suspension and return
 * are logged and reported to the admins.
 */
export async function lookAtRules(tx: Tx, app: App): Promise<void> {
  const saved = new Map((await savedRules(tx, {})).map((row) => [row.area, row.wasActive]))
  const changed: Shown[] = []
  for (const rule of await rules(tx, null)) {
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
