import type { z } from 'zod'
import type { AttendanceDay } from '@muster/contract/attendance/attendance-day.ts'
import type { CorrectionInput } from '@muster/contract/attendance/attendance.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { workWindow } from '@muster/engine/attendance/shift-instance.ts'
import { addDays } from '@muster/engine/day.ts'
import { say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import { instantAt, milliseconds, offsetMinutes, localTime } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, invalid, notFound, refused, type FieldFault } from '../../../platform/problem.ts'
import { keptZones, lockedOn, lockDaysShared } from '../day/attendance-day.queries.ts'
import { byPerson, dayFacts, type DayFacts } from '../day/day-facts.ts'
import { recompute } from '../day/recompute.ts'
import { lockPuncher } from '../punch/punch.queries.ts'
import { punchesOn } from '../punch/today.ts'
import { dayInWords } from './month.ts'
import { mustReach } from './person-attendance.ts'
import { daysOf, insertCorrectedPunches, insertCorrection, supersedePunches } from './person-attendance.queries.ts'

type Input = z.output<typeof CorrectionInput>

/** Makes the punches of a work date these. What was there and is not among them is superseded, not lost. */
export async function correctDay(
  tx: Tx,
  actor: Actor,
  employee: Id,
  { day, spans, reason }: Input,
  language: string,
): Promise<z.output<typeof AttendanceDay>> {
  await mustReach(tx, actor, employee, ['attendanceWrite'])
  if (actor.employee === employee) throw refused(say`You can't correct your own attendance. Ask your manager.`)
  await lockPuncher(tx, { employee })
  // From here on no pay period is locked until this is done.
  await lockDaysShared(tx, {})
  const span = { employees: [employee], from: day, to: day }
  const found = await dayFacts(tx, span)
  const [kept] = await keptZones(tx, { ...span, zones: byPerson(found, ({ zone }) => zone) })
  const known = found.get(employee)
  if (!known) throw notFound(say`The employee was not found.`)
  // The times given are those of the clock by which the day was worked, wherever the person works now.
  const facts = { ...known, calendar: { ...known.calendar, zone: kept?.zone ?? known.calendar.zone } }
  const { joinedOn, leftOn } = facts.calendar
  if (day < joinedOn || (leftOn !== null && day > leftOn)) throw refused(say`The person is not employed on this day.`)
  const locked = await lockedOn(tx, { day })
  if (locked) throw conflict(say`Payroll has locked ${locked.from} to ${locked.to}. Adjust it in the next pay run.`)

  const wanted = wantedPunches(facts, day, spans, tx.now)
  const present = punchesOn(facts, day)
  const same = (a: { kind: string; at: Instant }, b: { kind: string; at: Instant }) =>
    a.kind === b.kind && minute(a.at) === minute(b.at)
  const gone = present.filter((punch) => !wanted.some((one) => same(one, punch)))
  const added = wanted.filter((one) => !present.some((punch) => same(one, punch)))
  const correction = newId()
  const { zone } = facts.calendar
  await insertCorrection(tx, { id: correction, employee, day, reason, account: actor.account, now: tx.now })
  await supersedePunches(tx, { punches: gone.map(({ id }) => id), correction })
  await insertCorrectedPunches(tx, {
    employee,
    zone,
    correction,
    punches: JSON.stringify(added.map((one) => ({ ...one, offset: offsetMinutes(one.at, zone) }))),
    now: tx.now,
  })
  await recompute(tx, [employee], day, day)
  const [done] = await daysOf(tx, { employee, from: day, to: day, now: tx.now, limit: 1, offset: 0 })
  if (!done) throw conflict(say`This day has not begun yet.`)
  await audit(
    tx,
    actor,
    'correctedAttendance',
    { type: 'employee', id: employee },
    {
      punches: { of: { day }, from: punchesSaid(present, zone), to: punchesSaid(wanted, zone) },
      reason: nowIs(reason),
    },
  )
  return dayInWords(done, language)
}

interface Wanted {
  kind: 'in' | 'out'
  at: Instant
}

/** Local times as moments of the work date: of a night shift the early hours are those of the next day. */
function wantedPunches({ calendar }: DayFacts, day: Day, spans: Input['spans'], now: Instant): Wanted[] {
  const window = workWindow({
    shift: calendar.shiftOn(day),
    before: calendar.shiftOn(addDays(day, -1)),
    after: calendar.shiftOn(addDays(day, 1)),
    day,
    zone: calendar.zone,
  })
  const errors: FieldFault[] = []
  const wanted: Wanted[] = []
  let last = milliseconds(window.from) - 1
  const place = (time: string, kind: 'in' | 'out', path: string) => {
    const at = [-1, 0, 1, 2]
      .map((days) => instantAt(addDays(day, days), time, calendar.zone))
      .find((moment) => milliseconds(moment) > last && milliseconds(moment) < milliseconds(window.to))
    if (at === undefined)
      errors.push({ path, message: say`${time} does not follow the time before it within this work date` })
    else if (milliseconds(at) > milliseconds(now)) errors.push({ path, message: say`${time} is still to come` })
    else wanted.push({ kind, at })
    last = at === undefined ? last : milliseconds(at)
  }
  spans.forEach((span, index) => {
    place(span.in, 'in', `body.spans.${index}.in`)
    if (span.out !== null) place(span.out, 'out', `body.spans.${index}.out`)
    else if (index < spans.length - 1) {
      errors.push({ path: `body.spans.${index}.out`, message: say`Only the last pair can be without a punch-out` })
    }
  })
  if (errors.length > 0) throw invalid(errors)
  return wanted
}

/** "09:35 – 18:10, 19:00 –", by the clock of the day. */
function punchesSaid(punches: readonly Wanted[], zone: string): Sentence {
  if (punches.length === 0) return say`No punches`
  const spans: string[] = []
  for (const { kind, at } of punches) {
    const time = localTime(at, zone)
    if (kind === 'in') spans.push(`${time} –`)
    else spans.push(`${spans.at(-1)?.endsWith('–') ? spans.pop() : '–'} ${time}`)
  }
  return verbatim(spans.join(', '))
}

const minute = (at: Instant) => Math.floor(milliseconds(at) / 60_000)
