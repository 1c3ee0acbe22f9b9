import type { Tx } from '../database/tx.ts'
import { settingsRevision } from './revision.queries.ts'

/**
 * Caches what is read from an organisation's settings (the migrations' `is_remembered` names the tables) as long as no one changes any.
 * Each transaction reads their revision along with its other queries, so every process notices a change at once. Nothing is cached within
 * a transaction that has changed settings. Cached values are frozen.
 */
export function remembered<T extends object>(read: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
  return async (tx) => {
    const revision = await revisionOf(tx)
    const values = revision === null ? null : tx.memory.of(tx.organisation, revision)
    const known = values?.get(read)
    if (known !== undefined) return known as T
    const value = await read(tx)
    values?.set(read, frozen(value))
    return value
  }
}

const asked = new WeakMap<Tx, { changes: number; revision: Promise<number | null> }>()

/** Read once per transaction, and again after a lock or a change of its own. */
function revisionOf(tx: Tx): Promise<number | null> {
  const before = asked.get(tx)
  if (before?.changes === tx.changes) return before.revision
  const revision = settingsRevision(tx, {}).then((row) => row?.revision ?? null)
  asked.set(tx, { changes: tx.changes, revision })
  return revision
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
