import type { RouteKey } from '@muster/contract/routes.ts'
import type { TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { approversOf } from '../rule/approvers.ts'
import { pendingOnRecords } from './pending-of.queries.ts'

/** Records with a change submitted for approval: by whom, and who can approve it now. */
export async function submittedOn(
  tx: Tx,
  of: { area: TwoPersonArea; call: RouteKey; records: readonly Id[] },
): Promise<Map<Id, { by: string; approvers: string[] }>> {
  const found = new Map<Id, { by: string; approvers: string[] }>()
  if (of.records.length === 0) return found
  for (const { record, by, ...change } of await pendingOnRecords(tx, of)) {
    const { approvers } = await approversOf(tx, change)
    found.set(record, { by, approvers: approvers.map(({ name }) => name) })
  }
  return found
}
