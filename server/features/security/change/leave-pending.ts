import { createHash } from 'node:crypto'
import { twoPersonAreas } from '@muster/contract/security/two-person-areas.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { audit, type AuditedRecord, nowIs } from '../../../platform/audit/audit.ts'
import { newId } from '../../../platform/id.ts'
import { keptShown } from '../../../platform/sensitive/kept-shown.ts'
import {
  AlreadyPending,
  type RestOfCall,
  type Sensitive,
  type SensitiveCall,
} from '../../../platform/sensitive/sensitive.ts'
import { notify } from '../../notifications/index.ts'
import { nameOf } from '../people.queries.ts'
import type { Approvers } from '../rule/approvers.ts'
import { payloadPurpose } from './pending-call.ts'
import { insertChange } from './pending-change.queries.ts'

export interface Deciders extends Approvers {
  barred: readonly Id[]
}

/** Keeps a change pending approval by a second person, and tells those who can approve it; returns its id. */
export async function leavePending(
  app: App,
  { tx, actor }: SensitiveCall,
  sensitive: Sensitive,
  rest: RestOfCall,
  { approvers, barred, near, isStrict }: Deciders,
): Promise<Id> {
  const id = newId()
  const payload = JSON.stringify({ params: rest.params, body: rest.body })
  // The person making it is not known yet.
  const news = sensitive.news?.('')
  const written = await insertChange(tx, {
    id,
    area: sensitive.area,
    call: rest.key,
    payload: app.secrets.seal(payloadPurpose, payload),
    key: keyOf(sensitive, rest.record, rest),
    title: sensitive.title.text,
    titleValues: JSON.stringify(sensitive.title.values),
    recordType: rest.record.type,
    record: rest.record.id,
    employee: rest.employee,
    concerns: sensitive.concerns ?? [],
    changes: JSON.stringify(sensitive.changes.map(keptShown)),
    needs: needsOf(sensitive),
    barred: [
      ...(approvers.some(({ account }) => barred.includes(account)) ? [] : barred),
      ...(isStrict && approvers.length > 0 ? near : []),
    ],
    news: news?.text ?? null,
    newsValues: news ? JSON.stringify(news.values) : null,
    account: actor.account,
    now: tx.now,
  })
  if (written === 0) throw new AlreadyPending(sensitive.title)
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

/** Of one record only one change of a kind is pending; of repeatable ones, only the same once. */
export function keyOf({ area, isRepeatable }: Sensitive, record: AuditedRecord, { params, body }: Sent): string {
  const sent = JSON.stringify({ params, body })
  const digest = isRepeatable === true ? createHash('sha256').update(sent).digest('hex') : ''
  return `${area} ${record.id} ${digest}`
}

interface Sent {
  params: unknown
  body: unknown
}

export function needsOf({ area, needs = [] }: Sensitive) {
  return [...new Set([twoPersonAreas[area].permission, ...needs])]
}
