import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { milliseconds, offsetMinutes } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import type { DayFacts } from '../day/day-facts.ts'
import { recompute } from '../day/recompute.ts'
import { punchesOn } from '../punch/today.ts'
import {
  insertCorrectedPunches,
  insertCorrection,
  restoreSuperseded,
  supersedeAdded,
  supersedePunches,
  type NewCorrection,
} from '../punch/corrected-punch.queries.ts'

/** A punch to the minute, as people enter it. */
export interface Wanted {
  kind: 'in' | 'out'
  at: Instant
}

/** The reason for a correction, who makes it, and for which request. */
export interface Cause {
  reason: string
  account: Id
  request: { _id: Id; number: string } | null
}

/**
 * Replaces the punches of a work date and recalculates the day. Punches no longer included are superseded, not lost. A day in a locked pay
 * period stays; the difference is late attendance.
 */
export async function replacePunches(
  tx: Tx,
  facts: DayFacts,
  day: Day,
  wanted: readonly Wanted[],
  by: Cause,
): Promise<void> {
  const { employee, zone } = facts.calendar
  const { gone, added } = difference(punchesOn(facts, day), wanted)
  const correction = newId()
  await insertCorrection(tx, { ...rowOf(by), id: correction, employee, day, undoes: null, now: tx.now })
  await supersedePunches(tx, { punches: gone.map(({ id }) => id), correction })
  await insertCorrectedPunches(tx, {
    employee,
    zone,
    correction,
    punches: JSON.stringify(added.map((one) => ({ ...one, offset: offsetMinutes(one.at, zone) }))),
    now: tx.now,
  })
  await recompute(tx, [employee], day, day, { because: by.request?.number ?? null })
}

/** Reverses a correction: superseded punches apply again, added ones do not. Later punches stay. */
export async function undoCorrection(
  tx: Tx,
  { correction, employee, day }: { correction: Id; employee: Id; day: Day },
  by: Cause,
): Promise<void> {
  const undo = newId()
  await insertCorrection(tx, { ...rowOf(by), id: undo, employee, day, undoes: correction, now: tx.now })
  await supersedeAdded(tx, { correction, by: undo })
  await restoreSuperseded(tx, { correction, by: undo, now: tx.now })
  await recompute(tx, [employee], day, day)
}

function rowOf({
  reason,
  account,
  request,
}: Cause): Pick<NewCorrection, 'reason' | 'reasonValues' | 'account' | 'request' | 'requestNumber'> {
  return { reason, reasonValues: null, account, request: request?._id ?? null, requestNumber: request?.number ?? null }
}

/** Punches in the same minute are the same, because people do not know the seconds. */
export function difference<P extends Wanted>(
  present: readonly P[],
  wanted: readonly Wanted[],
): { gone: P[]; added: Wanted[] } {
  return {
    gone: present.filter((punch) => !wanted.some((one) => same(one, punch))),
    added: wanted.filter((one) => !present.some((punch) => same(one, punch))),
  }
}

const same = (a: Wanted, b: Wanted) => a.kind === b.kind && minute(a.at) === minute(b.at)
const minute = (at: Instant) => Math.floor(milliseconds(at) / 60_000)
