import type { ActivityArea } from '@muster/contract/security/activity-kinds.ts'
import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import { alertingActions } from '@muster/contract/security/alert-kinds.ts'
import type { AuditField } from '@muster/contract/security/audit-fields.ts'
import type { Id } from '@muster/contract/values.ts'
import { verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../actor.ts'
import type { Tx } from '../database/tx.ts'
import { brokenLinks, insertAuditEvent, type KeptChanges } from './audit.queries.ts'
import { kept, type AuditValue, valueSaid, wordsOf } from './audit-value.ts'

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

/** Fields by their keys with what they were and became. English is nowhere in it but as a sentence with its values. */
export type AuditChanges = Partial<Record<AuditField, AuditChange>>

/**
 * Keeps who did what to a record, in the transaction that does it. A secret is named, its value never given. The log of
 * an organisation is written by one transaction at a time, so it is the last thing a transaction does. What an intruder would do
 * is looked at afterwards, and told to the admins.
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
  // Before the log, which other transactions wait for from then on.
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
  // Of one account's failures one look is enough, whenever it comes: it counts them all.
  const key = kind === 'failures' ? `${organisation} ${id} failures` : `${organisation} ${entry.n}`
  await tx.enqueue('security-alert', { organisation, event: entry.n }, { key })
}

function keptChange({ of, from, to }: AuditChange): KeptChanges[string] {
  return { ...(of === undefined ? {} : { of: kept(of)! }), from: kept(from), to: kept(to) }
}

/** Changes in the language of their reader; fields, codes and days stay as they are. */
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

/** The numbers of the rows at which the log of the organisation is not what was written; none when it is whole. */
export async function verifyChain(tx: Tx): Promise<number[]> {
  return (await brokenLinks(tx, {})).map(({ n }) => n)
}

/** What differs between two views of a record: codes, days and free text, which the screen that shows it puts into words. */
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

/** What it became, where there was nothing before. */
export function nowIs(to: Told): AuditChange {
  return { from: null, to: asValue(to) }
}

export type Told = string | number | AuditValue | null | undefined

/** What people wrote, a code or a number as it is kept; null where there is nothing. */
export function asValue(value: Told): AuditValue | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'object' ? value : verbatim(String(value))
}
