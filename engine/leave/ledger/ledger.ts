import { latest, type Day, type HalfDays } from '../../day.ts'
import type { LeaveFacts } from '../leave-facts.ts'
import type { LedgerRow } from './ledger-row.ts'
import { simulate } from './ledger-simulation.ts'

/**
 * The whole ledger of one person and one policy, from the facts alone: what accrued, lapsed and was carried up to a day, and all leave
 * taken or paid out, also on later days. Leave uses the grant that expires first; leave taken ahead of a grant is settled by the next one.
 * Nothing lapses after the last day of employment.
 */
export function leaveLedger(of: LeaveFacts & { upTo: Day }): LedgerRow[] {
  const horizon = [...of.taken, ...(of.encashed ?? [])].reduce((last, used) => latest(last, used.day), of.upTo)
  return simulate(of, horizon)
    .filter((row) => isUse(row) || row.on <= of.upTo)
    .toSorted(inOrder)
}

/**
 * The rows to append so that the stored rows match `due`: new ones, and signed corrections of rows that are no longer right. Stored rows
 * are never changed. Once applied, it returns nothing the second time.
 *
 * @param due the `leaveLedger` up to `upTo`; stored rows of a later day, from a run with a later date, are left alone
 */
export function ledgerChanges(due: readonly LedgerRow[], posted: readonly LedgerRow[], upTo: Day): LedgerRow[] {
  const stored = byIdentity(posted.filter((row) => isUse(row) || row.on <= upTo))
  const changes: LedgerRow[] = []
  for (const [identity, row] of byIdentity(due)) {
    const known = stored.get(identity)
    stored.delete(identity)
    if (known === undefined) changes.push(row)
    else if (known.halfDays !== row.halfDays)
      changes.push({ ...row, halfDays: row.halfDays - known.halfDays, correction: true })
  }
  for (const row of stored.values()) {
    if (row.halfDays !== 0) changes.push({ ...row, halfDays: -row.halfDays, correction: true })
  }
  return changes.toSorted(inOrder)
}

/** The balance at the end of a day. A future day needs the ledger up to that day. */
export function balanceAt(rows: readonly LedgerRow[], day: Day): HalfDays {
  return rows.reduce((sum, row) => (row.on <= day ? sum + row.halfDays : sum), 0)
}

/** Whether a row is part of what is available on a day: booked leave counts at once, up to the end of the day's leave year. */
export function countsOn(row: Pick<LedgerRow, 'kind' | 'on'>, day: Day, yearTo: Day): boolean {
  return row.on <= day || (isUse(row) && row.on <= yearTo)
}

/** What can still be requested on a day: granted by then, less all leave booked up to the end of its leave year. */
export function availableOn(rows: readonly LedgerRow[], day: Day, yearTo: Day): HalfDays {
  return rows.reduce((sum, row) => (countsOn(row, day, yearTo) ? sum + row.halfDays : sum), 0)
}

/** The lowest balance on or after a day, and its first day; decides whether more leave can be granted. */
export function lowestBalance(rows: readonly LedgerRow[], from: Day): { day: Day; halfDays: HalfDays } {
  const lowest = { day: from, halfDays: balanceAt(rows, from) }
  const later = new Map<Day, HalfDays>()
  for (const row of rows) if (row.on > from) later.set(row.on, (later.get(row.on) ?? 0) + row.halfDays)
  let balance = lowest.halfDays
  for (const [day, change] of [...later].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    balance += change
    if (balance < lowest.halfDays) Object.assign(lowest, { day, halfDays: balance })
  }
  return lowest
}

/** Whether the row takes booked leave, past or future. */
function isUse({ kind }: Pick<LedgerRow, 'kind'>): boolean {
  return kind === 'consumption' || kind === 'encashment'
}

/** One row for each thing recorded, with the sum of its rows. */
function byIdentity(rows: readonly LedgerRow[]): Map<string, LedgerRow> {
  const merged = new Map<string, LedgerRow>()
  for (const row of rows) {
    const identity = `${row.key} ${row.kind} ${row.on} ${row.expiresOn ?? ''}`
    const known = merged.get(identity)
    merged.set(identity, known === undefined ? { ...row } : { ...known, halfDays: known.halfDays + row.halfDays })
  }
  return merged
}

function inOrder(a: LedgerRow, b: LedgerRow): number {
  if (a.on !== b.on) return a.on < b.on ? -1 : 1
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0
}
