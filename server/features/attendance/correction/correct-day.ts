import type { z } from 'zod'
import type { AttendanceDay } from '@muster/contract/attendance/attendance-day.ts'
import type { CorrectionInput } from '@muster/contract/attendance/attendance.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import { milliseconds, localTime } from '@muster/engine/zone.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, invalid, refused, type FieldFault } from '../../../platform/problem.ts'
import { refuseArchived } from '../archive/archived-days.ts'
import type { DayFacts } from '../day/day-facts.ts'
import { dayInWords } from '../person/month.ts'
import { daysOf } from '../person/person-attendance.queries.ts'
import { lockPuncher } from '../punch/punch.queries.ts'
import { punchesOn } from '../punch/today.ts'
import { lockedOn, lockDaysShared } from '../lock/attendance-lock.queries.ts'
import { mustReach } from '../reach.ts'
import { factsOfDays, timeOn } from './facts-of-days.ts'
import { replacePunches, type Wanted } from './replace-punches.ts'

type Input = z.output<typeof CorrectionInput>

/** Corrects another person's work date, with all its punches. */
export async function correctDay(
  tx: Tx,
  actor: Actor,
  employee: Id,
  { day, spans, reason }: Input,
  language: string,
): Promise<z.output<typeof AttendanceDay>> {
  await mustReach(tx, actor, employee, ['attendanceWrite'])
  if (isOwn(actor, employee)) throw refused(say`You can't correct your own attendance. Ask your manager.`)
  await lockPuncher(tx, { employee })
  // From here on no pay period is locked until this is done.
  await lockDaysShared(tx, {})
  await refuseArchived(tx, day)
  const facts = (await factsOfDays(tx, employee, { from: day, to: day }))(day)
  const { joinedOn, leftOn, zone } = facts.calendar
  if (day < joinedOn || (leftOn !== null && day > leftOn)) throw refused(say`The person is not employed on this day.`)
  const locked = await lockedOn(tx, { day })
  if (locked) throw conflict(say`Payroll has locked ${locked.from} to ${locked.to}. Adjust it in the next pay run.`)

  const wanted = wantedPunches(facts, day, spans, tx.now)
  await replacePunches(tx, facts, day, wanted, { reason, account: actor.account, request: null })
  const [done] = await daysOf(tx, { employee, from: day, to: day, now: tx.now, limit: 1, offset: 0 })
  if (!done) throw conflict(say`This day has not begun yet.`)
  await audit(
    tx,
    actor,
    'correctedAttendance',
    { type: 'employee', id: employee },
    {
      punches: { of: { day }, from: punchesSaid(punchesOn(facts, day), zone), to: punchesSaid(wanted, zone) },
      reason: nowIs(reason),
    },
  )
  return dayInWords(done, language)
}

/** Local times as moments of the work date, in sequence. */
function wantedPunches(facts: DayFacts, day: Day, spans: Input['spans'], now: Instant): Wanted[] {
  const moment = timeOn(facts, day)
  const errors: FieldFault[] = []
  const wanted: Wanted[] = []
  let first: Instant | null = null
  let last: Instant | null = null
  const place = (time: string, kind: 'in' | 'out', path: string) => {
    const at = moment(time, last, kind === 'out' ? first : null)
    if (at === undefined)
      errors.push({ path, message: say`${time} does not follow the time before it within this work date` })
    else if (milliseconds(at) > milliseconds(now)) errors.push({ path, message: say`${time} is still to come` })
    else wanted.push({ kind, at })
    last = at ?? last
    first ??= at ?? null
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

/** "09:35 – 18:10, 19:00 –", in the day's time zone. */
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
