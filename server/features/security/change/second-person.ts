import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { attempt } from '../../../platform/database/attempt.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { forbidden } from '../../../platform/problem.ts'
import { SentForApproval, type Sensitive, type SensitiveCall } from '../../../platform/sensitive/sensitive.ts'
import { isOn } from '../rule/rule.ts'
import { type Approvers, approversOf, namesOf, nearTo } from '../rule/approvers.ts'
import { type Deciders, keyOf, leavePending, needsOf } from './leave-pending.ts'
import { withdrawOwn } from './pending-change.queries.ts'
import { tellDone } from './tell-done.ts'

/**
 * Makes a sensitive call at once if the caller may, otherwise leaves its change pending. Impossible changes are refused now: the call is
 * rehearsed first.
 */
export async function secondPerson(app: App, call: SensitiveCall, sensitive: Sensitive): Promise<unknown> {
  const { tx, actor, body, make } = call
  const found = await deciders(tx, actor, sensitive)
  const { approvers, barred, holdsUntil } = found
  // A caller is refused only if someone without a part in it could do it instead.
  const isLast = sensitive.refusal !== undefined && approvers.every(({ account }) => barred.includes(account))
  if (holdsUntil === null && (approvers.length === 0 || isLast)) {
    const answer = await make(tx, body)
    await withdrawOwn(tx, { key: keyOf(sensitive, sensitive.record, call), account: actor.account, now: tx.now })
    await tellDone(tx, app, actor, sensitive)
    return answer
  }
  if (sensitive.refusal !== undefined) throw forbidden(sensitive.refusal)
  await attempt(tx, (rehearsal) => make(rehearsal, body), { keep: false })
  const message = holdsUntil === null ? say`Sent for approval to ${namesOf(approvers)}` : noOneNow(holdsUntil)
  if (sensitive.split) {
    const answer = await make(tx, sensitive.split.body)
    const change = await leavePending(app, call, sensitive, sensitive.split.rest(answer), found)
    return new SentForApproval(answer, message, change)
  }
  const { record, employee } = sensitive
  const whole = { key: call.key, params: call.params as object, body: body as object, record, employee }
  const change = await leavePending(app, call, sensitive, whole, found)
  await sensitive.meanwhile?.()
  return new SentForApproval(await sensitive.now(change), message, change)
}

/** Who would have to approve if the caller made it now: "Meera Iyer or Ravi Kumar"; null if the caller may do it alone. */
export async function awaitedBy(tx: Tx, actor: Actor, sensitive: Sensitive): Promise<string | null> {
  const { approvers, holdsUntil } = await deciders(tx, actor, sensitive)
  return approvers.length === 0 && holdsUntil === null ? null : translate(namesOf(approvers))
}

/** No approvers if the caller already is the second person: without a part in it, and independent of those who had one. */
async function deciders(tx: Tx, actor: Actor, sensitive: Sensitive): Promise<Deciders> {
  const parts = await partsIn(tx, sensitive)
  const barred = (parts ?? []).filter((account) => account !== actor.account)
  if (parts === null || parts.includes(actor.account))
    return { ...(await neededApprovers(tx, actor, sensitive, barred)), barred }
  if (parts.length === 0) return { ...nobody, barred }
  const near = await nearTo(tx, actor.account)
  if (parts.every((account) => !near.has(account))) return { ...nobody, barred }
  const found = await neededApprovers(tx, actor, sensitive, barred)
  const isBetter = found.isStrict && found.approvers.some(({ account }) => !barred.includes(account))
  return isBetter || found.holdsUntil !== null ? { ...found, barred } : { ...nobody, barred }
}

const nobody: Approvers = { approvers: [], near: new Set(), isStrict: false, holdsUntil: null }

/** None if the rule is off or suspended. No one ever decides about themselves alone, whatever the setting. */
async function neededApprovers(tx: Tx, actor: Actor, sensitive: Sensitive, barred: readonly Id[]): Promise<Approvers> {
  const { area, employee } = sensitive
  const isSelf = employee !== null && isOwn(actor, employee)
  if (!isSelf && !(await isOn(tx, area))) return nobody
  return approversOf(tx, { requestedBy: actor.account, employee, needs: needsOf(sensitive), barred })
}

const noOneNow = (until: Instant) =>
  say`Sent for approval. No one else can approve it now. If that is still so on ${{ day: dayAfter(until) }}, make the change again yourself.`

/** The first day that lies wholly after this moment, wherever its reader is. */
const dayAfter = (until: Instant) => addDays(until.slice(0, 10) as Day, 1)

/** Null if no parts are declared: then the caller alone has made it. */
async function partsIn(tx: Tx, { parts }: Sensitive): Promise<Id[] | null> {
  if (parts === undefined) return null
  const accounts: Id[] = []
  for (const { account, unless } of parts) if (unless === undefined || !(await isOn(tx, unless))) accounts.push(account)
  return accounts
}
