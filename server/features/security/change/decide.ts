import { allRoutes } from '@muster/contract/all-routes.ts'
import { permissions, type Permission } from '@muster/contract/permissions.ts'
import type { Route, Routes } from '@muster/contract/routes.ts'
import { flagsOfScopes } from '@muster/contract/integrations/key-scopes.ts'
import { twoPersonAreas } from '@muster/contract/security/two-person-areas.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { holdersOfAll, keyInForce } from '../../../platform/access/access.queries.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { attempt } from '../../../platform/database/attempt.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { Problem, conflict, forbidden, notFound } from '../../../platform/problem.ts'
import { translate } from '../../../platform/language/translate.ts'
import { notify } from '../../notifications/index.ts'
import { nameOf } from '../people.queries.ts'
import { approversOf } from '../rule/approvers.ts'
import { pendingCall } from './pending-call.ts'
import { endChange, changeForUpdate, type State, type WaitingChange } from './pending-change.queries.ts'
import { tellDone } from './tell-done.ts'

type Decision = 'approve' | 'reject' | 'withdraw'
const states = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const

/** Approval makes the change, through the same handler with all its checks, as the approver. */
export async function decide(
  tx: Tx,
  app: App,
  actor: Actor,
  id: Id,
  { decision, note }: { decision: Decision; note: string },
): Promise<{ _id: Id; state: State }> {
  const change = await changeForUpdate(tx, { id })
  if (!change || !maySee(actor, change)) throw notFound(say`The change was not found.`)
  if (change.state !== 'pending') throw conflict(over[change.state])
  if (decision === 'withdraw') assertOwn(actor, change)
  else assertMayDecide(actor, change)
  const state = states[decision]
  // First, as a change that is still pending would stand in its own way.
  await endChange(tx, { id, state, account: actor.account, note: note || null, now: tx.now })
  if (decision === 'approve') await make(tx, app, actor, change)
  await tellMaker(tx, actor, change, state, note)
  const { recordType: type, record } = change
  const told = { change: nowIs(titleOf(change)), requestedBy: nowIs(change.requestedByName) }
  await audit(tx, actor, `${state}Change`, { type, id: record }, told)
  return { _id: id, state }
}

/** Each independently: what cannot be made now stays pending. */
export async function decideAll(
  tx: Tx,
  app: App,
  actor: Actor,
  ids: readonly Id[],
  input: { decision: Decision; note: string },
  language: string,
) {
  const failed: { _id: Id; title: string; message: string }[] = []
  for (const id of new Set(ids)) {
    try {
      await attempt(tx, (part) => decide(part, app, actor, id, input))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const change = await changeForUpdate(tx, { id })
      const title = translate(change ? titleOf(change) : say`The change`, language)
      failed.push({ _id: id, title, message: translate(error.said, language) })
    }
  }
  return { done: new Set(ids).size - failed.length, failed }
}

export function mayDecide(actor: Actor, { requestedBy, barred, employee, needs }: Decidable): boolean {
  const isApart = requestedBy !== actor.account && !barred.includes(actor.account)
  return isApart && (employee === null || !isOwn(actor, employee)) && holds(actor, needs)
}

export const titleOf = ({
  title: text,
  titleValues: values,
}: Pick<WaitingChange, 'title' | 'titleValues'>): Sentence => ({
  text,
  values,
})

function newsOf({ news: text, newsValues: values }: WaitingChange) {
  if (text === null) return undefined
  return (by: string): Sentence => (values === null ? say`${by} ${text}` : { text, values: [by, ...values.slice(1)] })
}

interface Decidable {
  requestedBy: Id
  barred: readonly Id[]
  employee: Id | null
  needs: readonly Permission[]
}

function assertMayDecide(actor: Actor, change: WaitingChange): void {
  if (change.requestedBy === actor.account)
    throw forbidden(say`You sent this change yourself. Another person has to decide it.`)
  if (change.employee !== null && isOwn(actor, change.employee))
    throw forbidden(say`This change concerns you. Another person has to decide it.`)
  if (change.barred.includes(actor.account))
    throw forbidden(say`You had a part in this change. Another person has to decide it.`)
}

function assertOwn(actor: Actor, change: WaitingChange): void {
  if (change.requestedBy !== actor.account) throw forbidden(say`Only the person who sent a change can withdraw it.`)
}

const holds = (actor: Actor, needs: readonly Permission[]) => needs.every((one) => actor.permissions.has(one))

function maySee(actor: Actor, { requestedBy, needs }: WaitingChange): boolean {
  return requestedBy === actor.account || holds(actor, needs)
}

/** The requester must still be active and allowed: otherwise it would be one person's change after all. */
async function make(tx: Tx, app: App, actor: Actor, change: WaitingChange): Promise<void> {
  const { near, isStrict } = await approversOf(tx, change)
  if (isStrict && near.has(actor.account))
    throw forbidden(
      say`Your access and that of ${change.requestedByName} were given by the same person not long ago. Another person has to decide this change.`,
    )
  const requester = await requesterOf(tx, change)
  if (!requester)
    throw conflict(say`${change.requestedByName} may no longer make this change. Reject it and make the change again.`)
  const second = { ...actor, requestedBy: change.requestedByName, requester: change.requestedBy, ...requester }
  await app.makeCall(tx, second, pendingCall(app, change), change)
  const { area, recordType: type, record: id } = change
  await tellDone(tx, app, second, { area, record: { type, id }, news: newsOf(change) })
}

/** Null if the requester may no longer make the call: it needs its own permissions, which may be fewer than for deciding it. */
async function requesterOf(tx: Tx, change: WaitingChange): Promise<{ isForAdmin: boolean } | null> {
  const { call, area, needs, requestedBy } = change
  const { access } = (allRoutes as Routes)[call] as Route
  const given = needs.filter((one) => one !== twoPersonAreas[area].permission)
  const ofKey = await keyInForce(tx, { account: requestedBy, now: tx.now })
  for (const one of [access].flat()) {
    const asked = one in permissions ? [one as Permission, ...given] : given
    if (ofKey) {
      const flags = flagsOfScopes(ofKey.scopes)
      if (asked.every((flag) => flags.has(flag))) return { isForAdmin: false }
    }
    const person = (await holdersOfAll(tx, { needs: asked })).find(({ account }) => account === requestedBy)
    if (person) return { isForAdmin: person.isAdmin }
  }
  return null
}

const over: Record<State, Sentence> = {
  pending: say`This change is pending approval.`,
  approved: say`This change was already approved.`,
  rejected: say`This change was already rejected.`,
  withdrawn: say`This change was already withdrawn.`,
}

type Told = (name: string, title: Sentence) => { message: Sentence; mailed: Sentence }
const outcomes: Record<Exclude<State, 'pending'>, Told> = {
  approved: (name, title) => ({
    message: say`${name} approved: ${title}`,
    mailed: say`${name} approved a change that you sent for approval.`,
  }),
  rejected: (name, title) => ({
    message: say`${name} rejected: ${title}`,
    mailed: say`${name} rejected a change that you sent for approval.`,
  }),
  withdrawn: (name, title) => ({
    message: say`${name} withdrew: ${title}`,
    mailed: say`${name} withdrew a change that you sent for approval.`,
  }),
}

async function tellMaker(
  tx: Tx,
  actor: Actor,
  change: WaitingChange,
  state: Exclude<State, 'pending'>,
  note: string,
): Promise<void> {
  if (change.requestedBy === actor.account) return
  const { name = '' } = (await nameOf(tx, { account: actor.account })) ?? {}
  const title = titleOf(change)
  const told = outcomes[state](name, title)
  await notify(tx, [change.requestedBy], {
    type: 'pending-change',
    message: note === '' ? told.message : say`${told.message}: ${note}`,
    mailed: told.mailed,
    target: change._id,
  })
}
