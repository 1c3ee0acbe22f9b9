import type { z } from 'zod'
import type { PunchInput, Today } from '@muster/contract/attendance/punch.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { punchDecision } from '@muster/engine/attendance/punch-decision.ts'
import { say } from '@muster/engine/sentence.ts'
import { offsetMinutes } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import { together } from '../../../platform/database/together.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, notFound } from '../../../platform/problem.ts'
import { computeDay } from '../day/compute-day.ts'
import { putDays } from '../day/put-days.queries.ts'
import { lockDaysShared } from '../lock/attendance-lock.queries.ts'
import { judgePlace } from './geofence.ts'
import { insertPunch, lockPuncher } from './punch.queries.ts'
import { currentWorkDate, dateOfPunch, factsOfNow, isAtHome, punchesOn, wireToday } from './today.ts'
import { insertCorrection, supersedePunches } from './corrected-punch.queries.ts'

/**
 * Records a punch and recalculates the day. The reads are sent together after the lock, the writes together with the commit, so that a
 * punch waits for the database only twice.
 */
export async function punch(
  tx: Tx,
  { employee, account }: Actor,
  kind: 'in' | 'out',
  input: z.output<typeof PunchInput>,
): Promise<z.output<typeof Today>> {
  if (employee === null) throw forbidden(say`You don't have an employee record, so you can't punch.`)
  // From here on no pay period is locked until this is done: a day ended by this punch is either paid or known to be late.
  const [place, , facts] = await Promise.all([
    lockPuncher(tx, { employee }),
    lockDaysShared(tx, {}),
    factsOfNow(tx, employee),
  ])
  if (!place || !facts) throw notFound(say`Your employee record was not found.`)

  const day = dateOfPunch(facts, kind, tx.now)
  const { zone, joinedOn, leftOn } = facts.calendar
  if (day < joinedOn || (leftOn !== null && day > leftOn))
    throw conflict(say`You can punch while you are employed here.`)
  const decision = punchDecision({ punches: punchesOn(facts, day), kind, at: tx.now })
  if (!decision.accept) {
    if (decision.duplicateOf) return wireToday(facts, place, tx.now)
    throw conflict(decision.message)
  }
  const verdict = judgePlace(isAtHome(facts, day) ? { ...place, rule: 'off' } : place, input, kind)
  const made = { id: newId(), employee, kind, at: decision.at }
  const { ahead } = decision
  const after = { ...facts, punches: [...facts.punches.filter((punch) => !ahead.includes(punch)), made] }
  if (ahead.length > 0) await supersedeAhead(tx, { employee, account, day, punches: ahead.map(({ id }) => id) })
  const written = insertPunch(tx, {
    ...made,
    ...verdict,
    zone,
    offsetMinutes: offsetMinutes(tx.now, zone),
    note: input.note ?? '',
    now: tx.now,
  })
  // If the clock was set back, the day is calculated at the punch's moment, which is later.
  // A punch-out that closes the date before also ends its window, and so starts that of today later.
  const today = currentWorkDate(facts, tx.now)
  const changed = today === day || (leftOn !== null && today > leftOn) ? [day] : [day, today]
  const known = putDays(
    tx,
    changed.map((one) => computeDay(after, one, made.at)),
  )
  tx.closeWith(together([written, known]))
  return wireToday(after, place, made.at)
}

/** Punches recorded while the server's clock was ahead: they stay on record, and HR sees why they do not count. */
async function supersedeAhead(
  tx: Tx,
  { punches, ...of }: { employee: Id; account: Id; day: Day; punches: Id[] },
): Promise<void> {
  const correction = newId()
  const { text: reason, values } = say`Recorded while the server clock was ahead`
  await insertCorrection(tx, {
    ...{
      ...of,
      id: correction,
      reason,
      reasonValues: JSON.stringify(values),
      request: null,
      requestNumber: null,
      undoes: null,
      now: tx.now,
    },
  })
  await supersedePunches(tx, { punches, correction })
}
