import { createHash } from 'node:crypto'
import { twoPersonAreas } from '@muster/contract/security/two-person-areas.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { kept } from '../../../platform/audit/audit-value.ts'
import { attempt } from '../../../platform/database/attempt.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden } from '../../../platform/problem.ts'
import {
  SentForApproval,
  type RestOfCall,
  type Sensitive,
  type SensitiveCall,
  type ShownChange,
} from '../../../platform/second-person/sensitive.ts'
import { translate } from '../../../platform/language/translate.ts'
import { notify } from '../../notifications/index.ts'
import { nameOf, type Holder } from '../people.queries.ts'
import { isOn } from '../rule/rule.ts'
import { tellDone } from './tell-done.ts'
import { approversOf, namesOf } from './approvers.ts'
import { payloadPurpose } from './pending-call.ts'
import { insertChange, type KeptShown } from './pending-change.queries.ts'

/**
 * Makes a sensitive call at once if the caller may, otherwise leaves its change pending. Impossible changes are refused now: the call is
 * rehearsed first.
 */
export async function secondPerson(app: App, call: SensitiveCall, sensitive: Sensitive): Promise<unknown> {
  const { tx, actor, body, make } = call
  const { approvers, barred } = await deciders(tx, actor, sensitive)
  // A caller is refused only if someone without a part in it could do it instead.
  const isLast = sensitive.refusal !== undefined && approvers.every(({ account }) => barred.includes(account))
  if (approvers.length === 0 || isLast) {
    const answer = await make(tx, body)
    await tellDone(tx, app, actor, sensitive)
    return answer
  }
  if (sensitive.refusal !== undefined) throw forbidden(sensitive.refusal)
  await attempt(tx, (rehearsal) => make(rehearsal, body), { keep: false })
  const message = say`Sent for approval to ${namesOf(approvers)}`
  if (sensitive.split) {
    const answer = await make(tx, sensitive.split.body)
    const change = await insert(app, call, sensitive, sensitive.split.rest(answer), { approvers, barred })
    return new SentForApproval(answer, message, change)
  }
  const { record, employee } = sensitive
  const whole = { key: call.key, params: call.params as object, body: body as object, record, employee }
  const change = await insert(app, call, sensitive, whole, { approvers, barred })
  return new SentForApproval(await sensitive.now(change), message, change)
}

/** Who would have to approve if the caller made it now: "Meera Iyer or Ravi Kumar"; null if the caller may do it alone. */
export async function awaitedBy(tx: Tx, actor: Actor, sensitive: Sensitive): Promise<string | null> {
  const { approvers } = await deciders(tx, actor, sensitive)
  return approvers.length === 0 ? null : translate(namesOf(approvers))
}

/** Empty if the caller already is the second person. */
async function deciders(tx: Tx, actor: Actor, sensitive: Sensitive) {
  const parts = await partsIn(tx, sensitive)
  const isSecond = parts !== null && !parts.includes(actor.account)
  const barred = (parts ?? []).filter((account) => account !== actor.account)
  return { approvers: isSecond ? [] : await neededApprovers(tx, actor, sensitive, barred), barred }
}

/** Empty if the rule is off or suspended. No one ever decides about themselves alone, whatever the setting. */
async function neededApprovers(tx: Tx, actor: Actor, sensitive: Sensitive, barred: readonly Id[]): Promise<Holder[]> {
  const { area, employee } = sensitive
  const isSelf = employee !== null && employee === actor.employee
  if (!isSelf && !(await isOn(tx, area))) return []
  return approversOf(tx, { requestedBy: actor.account, employee, needs: needsOf(sensitive), barred })
}

/** Null if no parts are declared: then the caller alone has made it. */
async function partsIn(tx: Tx, { parts }: Sensitive): Promise<Id[] | null> {
  if (parts === undefined) return null
  const accounts: Id[] = []
  for (const { account, unless } of parts) if (unless === undefined || !(await isOn(tx, unless))) accounts.push(account)
  return accounts
}

function needsOf({ area, needs = [] }: Sensitive) {
  return [...new Set([twoPersonAreas[area].permission, ...needs])]
}

async function insert(
  app: App,
  { tx, actor }: SensitiveCall,
  sensitive: Sensitive,
  rest: RestOfCall,
  { approvers, barred }: { approvers: readonly Holder[]; barred: readonly Id[] },
): Promise<Id> {
  const id = newId()
  const payload = JSON.stringify({ params: rest.params, body: rest.body })
  const digest = sensitive.isRepeatable === true ? createHash('sha256').update(payload).digest('hex') : ''
  // The person making it is not known yet.
  const news = sensitive.news?.('')
  const written = await insertChange(tx, {
    id,
    area: sensitive.area,
    call: rest.key,
    payload: app.secrets.seal(payloadPurpose, payload),
    key: `${sensitive.area} ${rest.record.id} ${digest}`,
    title: sensitive.title.text,
    titleValues: JSON.stringify(sensitive.title.values),
    recordType: rest.record.type,
    record: rest.record.id,
    employee: rest.employee,
    concerns: sensitive.concerns ?? [],
    changes: JSON.stringify(sensitive.changes.map(keptShown)),
    needs: needsOf(sensitive),
    barred: approvers.some(({ account }) => barred.includes(account)) ? [] : barred,
    news: news?.text ?? null,
    newsValues: news ? JSON.stringify(news.values) : null,
    account: actor.account,
    now: tx.now,
  })
  if (written === 0)
    throw conflict(
      say`${sensitive.title}: a change awaits approval already. Withdraw it first, or wait for the decision.`,
    )
  const { name = '' } = (await nameOf(tx, { account: actor.account })) ?? {}
  await notify(
    tx,
    approvers.map(({ account }) => account),
    {
      type: 'pending-change',
      message: say`${name} sent for approval: ${sensitive.title}`,
      mailed: say`${name} sent a change for your approval.`,
      target: id,
    },
  )
  await audit(tx, actor, 'requestedChange', rest.record, { change: nowIs(sensitive.title) })
  return id
}

function keptShown({ label, from, to }: ShownChange): KeptShown {
  return { label: typeof label === 'string' ? label : kept(label)!, from: kept(from), to: kept(to) }
}
