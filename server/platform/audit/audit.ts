import type { ActivityArea } from '@muster/contract/security/activity-kinds.ts'
import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import { alertingActions } from '@muster/contract/security/alert-kinds.ts'
import type { AuditField } from '@muster/contract/security/audit-fields.ts'
import type { Id } from '@muster/contract/values.ts'
import { verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../actor.ts'
import type { Tx } from '../database/tx.ts'
import { brokenLinks, insertAuditEvent, type KeptChanges } from './audit.queries.ts'
import { kept, type AuditValue, valueSaid, wordsOf } from '../audit-value.ts'

export interface AuditedRecord {
  type: ActivityArea
  id: Id
}

interface AuditChange {
  /** Which of several: a month, a loan, a state. */
  of?: AuditValue
  from: AuditValue | null
  to: AuditValue | null
}

/** Changed fields by key, with old and new values. They contain no English except as sentences with values. */
export type AuditChanges = Partial<Record<AuditField, AuditChange>>

/**
 * Logs who did what to a record, in the same transaction. Secrets are named, never with their values. An organisation's log is written by
 * one transaction at a time, so this comes last in a transaction. Acts typical of an intruder are examined afterwards and reported to the
 * admins.
 */
export async function audit(
  tx: Tx,
  actor: (Partial<Pick<Actor, 'account' | 'from'>> & Pick<Actor, 'requestedBy'>) | null,
  action: AuditAction,
  record: AuditedRecord,
  changes: AuditChanges = {},
): Promise<void> {
  const { type, id } = record
  const requested =
    actor?.requestedBy === undefined ? {} : { requestedBy: { from: null, to: verbatim(actor.requestedBy) } }
  const all: AuditChanges = { ...changes, ...requested }
  const kept = Object.fromEntries(Object.entries(all).map(([field, change]) => [field, keptChange(change!)]))
  // Before the log entry, from which on other transactions have to wait.
  await tx.happened({ what: 'audited', action, type, id, changes: kept })
  const entry = await insertAuditEvent(tx, {
    account: actor?.account ?? null,
    action,
    type,
    id,
    changes: JSON.stringify(kept),
    network: actor?.from?.network ?? null,
    device: actor?.from?.device ?? null,
    now: tx.now,
  })
  const kind = alertingActions[action]
  if (kind === undefined || !entry) return
  const { organisation } = tx
  // One check covers all failures of an account, whenever it runs.
  const key = kind === 'failures' ? `${organisation} ${id} failures` : `${organisation} ${entry.n}`
  await tx.enqueue('security-alert', { organisation, event: entry.n }, { key })
}

function keptChange({ of, from, to }: AuditChange): KeptChanges[string] {
  return { ...(of === undefined ? {} : { of: kept(of)! }), from: kept(from), to: kept(to) }
}

/** Changes in the reader's language; fields, codes and days are unchanged. */
export function changesSaid(changes: KeptChanges, language: string) {
  return Object.fromEntries(
    Object.entries(changes).map(([field, { of, from, to }]) => [
      field,
      {
        ...(of === undefined ? {} : { of: wordsOf(of, language) }),
        ...{ from: valueSaid(from, language), to: valueSaid(to, language) },
      },
    ]),
  )
}

/** The numbers of log entries that were altered; empty if the log is intact. */
export async function verifyChain(tx: Tx): Promise<number[]> {
  return (await brokenLinks(tx, {})).map(({ n }) => n)
}

/** The differences between two views of a record: codes, days and free text, which the screen translates. */
export function differences<K extends AuditField>(
  before: Readonly<Record<K, Told>>,
  after: Readonly<Record<K, Told>>,
): AuditChanges {
  const keys = Object.keys(after) as K[]
  const changed = keys
    .map((key) => [key, { from: asValue(before[key]), to: asValue(after[key]) }] as const)
    .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to))
  return Object.fromEntries(changed) as AuditChanges
}

/** A change to a value where there was none before. */
export function nowIs(to: Told): AuditChange {
  return { from: null, to: asValue(to) }
}

export type Told = string | number | AuditValue | null | undefined

/** Text entered by people, a code or a number as stored; null if empty. */
export function asValue(value: Told): AuditValue | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'object' ? value : verbatim(String(value))
}
