import type { z } from 'zod'
import type { Today } from '@muster/contract/attendance/punch.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { punchSpans } from '@muster/engine/attendance/punch-spans.ts'
import { dayParts } from '@muster/engine/attendance/day-parts.ts'
import { expectedSpan } from '@muster/engine/attendance/expected-span.ts'
import { isAhead, isPunchedIn } from '@muster/engine/attendance/punch-decision.ts'
import { shiftInstance, workDate, type ShiftInstance } from '@muster/engine/attendance/shift-instance.ts'
import { punchDate, workedWindow } from '@muster/engine/attendance/work-date/worked-window.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { instantOf, localDay, milliseconds, startOfDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { dayFacts, type DayFacts } from '../day/day-facts.ts'
import type { StoredPunch } from '../day/day-facts.queries.ts'
import { asksForPosition } from './geofence.ts'
import { punchPlace, type PunchPlace } from './punch.queries.ts'

/** A person's punches of today, for the timer. */
export async function todayOf(tx: Tx, employee: Id): Promise<z.output<typeof Today>> {
  const [place, facts] = await Promise.all([punchPlace(tx, { employee }), factsOfNow(tx, employee)])
  if (!place || !facts) throw notFound(say`Your employee record was not found.`)
  return wireToday(facts, place, tx.now)
}

/** The facts of the days around a moment; the work date can differ by a day from the UTC date. */
export async function factsOfNow(tx: Tx, employee: Id): Promise<DayFacts | undefined> {
  const today = tx.now.slice(0, 10)
  const facts = await dayFacts(tx, { employees: [employee], from: addDays(today, -2), to: addDays(today, 2) })
  return facts.get(employee)
}

export function currentWorkDate({ calendar }: DayFacts, now: Instant): Day {
  return workDate({ at: now, zone: calendar.zone, shiftOn: calendar.shiftOn })
}

/** The work date that a punch counts for: a punch-out may still close the date before. */
export function dateOfPunch({ calendar, punches }: DayFacts, kind: 'in' | 'out', now: Instant): Day {
  const { zone, shiftOn } = calendar
  return punchDate({ at: now, kind, zone, shiftOn, punches: punches.filter((punch) => !isAhead(punch, now)) })
}

/** The punches of one work date. */
export function punchesOn({ calendar, punches }: DayFacts, day: Day): StoredPunch[] {
  const { from, to } = workedWindow({ day, zone: calendar.zone, shiftOn: calendar.shiftOn, punches })
  const [first, last] = [milliseconds(from), milliseconds(to)]
  return punches.filter(({ at }) => milliseconds(at) >= first && milliseconds(at) < last)
}

export function wireToday(facts: DayFacts, place: PunchPlace, now: Instant): z.output<typeof Today> {
  const { calendar } = facts
  const day = currentWorkDate(facts, now)
  const current = punchesOn(facts, day).filter((punch) => !isAhead(punch, now))
  const before = punchesOn(facts, addDays(day, -1))
  const shift = calendar.shiftOn(day)
  const instance = shift ? shiftInstance({ shift, day, zone: calendar.zone }) : null
  const dayOff = calendar.off(day, day).get(day) ?? null
  return {
    employeeAttendance: {
      // Spans of the previous shift that ended after midnight are also part of today's timer.
      punchIn: [...sinceMidnight(facts, before, now).map((span) => instantOf(span.in)), ...at(current, 'in')],
      punchOut: [...sinceMidnight(facts, before, now).map((span) => instantOf(span.out)), ...at(current, 'out')],
    },
    lastPunchStatus: current.length === 0 ? null : isPunchedIn(current) ? 'IN' : 'OUT',
    workDate: day,
    zone: calendar.zone,
    shift:
      shift && instance
        ? {
            name: shift.name,
            startsAt: instance.startsAt,
            endsAt: instance.endsAt,
            fullDayMinutes: shift.fullDayMinutes,
          }
        : null,
    expected: dayOff === null && instance ? expectedOf(facts, day, instance) : null,
    dayOff,
    location: place.location,
    asksForPosition: asksForPosition(place) && !isAtHome(facts, day),
    missedPunchOut: isPunchedIn(before) ? addDays(day, -1) : null,
    canPunchOutLate: isPunchedIn(before) && dateOfPunch(facts, 'out', now) !== day,
  }
}

/** A person working from home for part of a day punches anywhere: the position is neither checked nor stored. */
export function isAtHome({ leave, home }: DayFacts, day: Day): boolean {
  const part = home.find((one) => one.day === day)?.part ?? null
  return dayParts({ leave: leave.filter((one) => one.day === day), workFromHome: part }).homeHalfDays > 0
}

function expectedOf({ leave }: DayFacts, day: Day, shift: ShiftInstance): { from: Instant; to: Instant } | null {
  const { onLeave } = dayParts({ leave: leave.filter((one) => one.day === day), workFromHome: null })
  const span = expectedSpan({ start: milliseconds(shift.startsAt), end: milliseconds(shift.endsAt) }, onLeave)
  return span && { from: instantOf(span.start), to: instantOf(span.end) }
}

function at(punches: readonly StoredPunch[], kind: 'in' | 'out'): Instant[] {
  return punches.filter((punch) => punch.kind === kind).map((punch) => punch.at)
}

function sinceMidnight({ calendar }: DayFacts, punches: readonly StoredPunch[], now: Instant) {
  const midnight = milliseconds(startOfDay(localDay(now, calendar.zone), calendar.zone))
  return punchSpans(punches).spans.filter((span) => span.out > midnight)
}
