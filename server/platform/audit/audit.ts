import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../actor.ts'
import type { Tx } from '../database/tx.ts'
import { brokenLinks, insertAuditEvent, type AuditChanges } from './audit.queries.ts'

export interface AuditedRecord {
  type:
    'account' | 'employee' | 'leavePolicy' | 'organisation' | 'payRun' | 'role' | 'salaryComponent' | 'salaryTemplate'
  id: Id
}

/**
 * Keeps who did what to a record, in the transaction that does it. A secret is named, its value never given. The log of
 * an organisation is written by one transaction at a time, so it is the last thing a transaction does.
 */
export async function audit(
  tx: Tx,
  actor: Pick<Actor, 'account' | 'requestedBy'> | null,
  action: AuditAction,
  record: AuditedRecord,
  changes: AuditChanges = {},
): Promise<void> {
  const { type, id } = record
  const requested = actor?.requestedBy === undefined ? {} : { requestedBy: { from: null, to: actor.requestedBy } }
  await insertAuditEvent(tx, {
    account: actor?.account ?? null,
    action,
    type,
    id,
    changes: JSON.stringify({ ...changes, ...requested }),
    now: tx.now,
  })
}

/** The numbers of the rows at which the log of the organisation is not what was written; none when it is whole. */
export async function verifyChain(tx: Tx): Promise<number[]> {
  return (await brokenLinks(tx, {})).map(({ n }) => n)
}

/** What differs between two views of a record, in the words it is shown in. */
export function differences<K extends string>(
  before: Readonly<Record<K, Told>>,
  after: Readonly<Record<K, Told>>,
): AuditChanges {
  const keys = Object.keys(after) as K[]
  return Object.fromEntries(
    keys
      .map((key) => [key, { from: said(before[key]), to: said(after[key]) }] as const)
      .filter(([, { from, to }]) => from !== to),
  )
}

type Told = string | number | null | undefined

const said = (value: Told) => (value === null || value === undefined || value === '' ? null : String(value))
