import type { RouteKey } from '@muster/contract/routes.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, type AuditedRecord, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notify } from '../../notifications/index.ts'
import { nameOf } from '../people.queries.ts'
import { approversOf } from '../rule/approvers.ts'
import { titleOf } from './decide.ts'
import { endOnRecord } from './pending-change.queries.ts'

interface Outdated {
  record: AuditedRecord
  /** Only pending calls of these; everything of the record if omitted. */
  calls?: readonly RouteKey[]
  /** What happened, by the name of who did it: "Ravi Kumar recalculated the October 2026 pay run". */
  because: (by: string) => Sentence
}

/**
 * What awaits approval for a record ends when the record becomes another than the one that was submitted; its requester and those who
 * could have approved it are told. It comes before the record is locked: whoever decides locks the change first.
 */
export async function withdrawPending(
  tx: Tx,
  actor: Pick<Actor, 'account'>,
  { record, calls, because }: Outdated,
): Promise<void> {
  const { type, id } = record
  const ended = await endOnRecord(tx, { type, id, calls: calls ?? null, account: actor.account, now: tx.now })
  if (ended.length === 0) return
  const { name = '' } = (await nameOf(tx, { account: actor.account })) ?? {}
  for (const change of ended) {
    const { approvers } = await approversOf(tx, change)
    const readers = new Set([change.requestedBy, ...approvers.map(({ account }) => account)])
    readers.delete(actor.account)
    await notify(tx, [...readers], {
      type: 'pending-change',
      message: say`${because(name)}. Withdrawn: ${titleOf(change)}`,
      mailed: say`${because(name)}, so a change that awaited approval was withdrawn.`,
      target: change._id,
    })
    const told = { change: nowIs(titleOf(change)), requestedBy: nowIs(change.requestedByName) }
    await audit(tx, actor, 'withdrawnChange', record, told)
  }
}
