import type { z } from 'zod'
import type { AttendanceRequestDetails } from '@muster/contract/attendance/attendance-request.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { translate } from '../../../platform/language/translate.ts'
import { conflict, invalid } from '../../../platform/problem.ts'
import type { RequestType, Written } from '../../approvals/index.ts'
import { whyArchived } from '../archive/archived-days.ts'
import { lockPeople } from '../day/attendance-day.queries.ts'
import type { DayFacts } from '../day/day-facts.ts'
import { lockPuncher } from '../punch/punch.queries.ts'
import { lockDaysShared, lockedOn } from '../lock/attendance-lock.queries.ts'
import { pastCorrections, recordedPunches } from './correction-history.queries.ts'
import { correctionsBetween } from './correction.queries.ts'
import { dayPicture } from './day-picture.ts'
import { factsOfDays } from './facts-of-days.ts'
import { judgeDays, leaveOf, usageOf } from './judge-days.ts'
import { replacePunches, undoCorrection, type Wanted } from './replace-punches.ts'
import { isProblem, wantedPunches, type Asked } from './wanted-punches.ts'

export type Draft = Asked & { reason: string }
type Details = z.output<typeof AttendanceRequestDetails>

/** The day when its correction was requested. */
interface Facts {
  before: Wanted[]
  after: Wanted[]
  corrections: number
  leaveHalfDays: number
}
export type AttendanceRequestType = RequestType<Draft, Facts, Details>
type Correction = Written<Draft, Facts>

/** The correct punches of a work date: approval supersedes those on record, and cancellation restores them exactly. */
export const attendanceRequest: AttendanceRequestType = {
  name: 'attendance',

  async check(tx, employee, { reason, ...asked }) {
    const [{ present: before, wanted: after, corrections, leaveHalfDays }] = await mustStand(tx, employee, [asked])
    return {
      title: say`Attendance correction`,
      quantity: timesSaid(asked),
      reason,
      startsOn: asked.day,
      endsOn: asked.day,
      facts: { before, after: after!, corrections, leaveHalfDays },
    }
  },

  submitted: async () => {},

  async approved(tx, request) {
    const { _id, number, requesterAccount: account, reason } = request
    const known = await lockedDay(tx, request)
    const wanted = stillWanted(tx, known, request)
    if (!Array.isArray(wanted)) throw conflict(wanted)
    await replacePunches(tx, known.facts, dayOf(request), wanted, { reason, account, request: { _id, number } })
  },

  async undone(tx, request) {
    const { corrections } = await lockedDay(tx, request)
    const own = corrections.find((row) => row.request === request._id && row.undoes === null)
    if (own === undefined) return
    const refusal = await whyStays(tx, request, corrections)
    if (refusal !== null) throw conflict(refusal)
    const { _id, number, requester: employee, requesterAccount: account, reason } = request
    await undoCorrection(
      tx,
      { correction: own.id, employee, day: dayOf(request) },
      { reason, account, request: { _id, number } },
    )
  },

  async mayWithdraw(tx, request) {
    const day = dayOf(request)
    return whyStays(tx, request, await correctionsBetween(tx, { employee: request.requester, from: day, to: day }))
  },

  async details(tx, request, language) {
    const { draft, requester: employee, facts: stored } = request
    const { type, requestedTime = null, punchInTime = null, punchOutTime = null } = draft
    const day = dayOf(request)
    const month = monthOf(day)
    const [{ facts, corrections }, locked, [usage], past] = await Promise.all([
      dayKnown(tx, request),
      lockedOn(tx, { day }),
      usageOf(tx, employee, [day]),
      pastCorrections(tx, { employee, from: firstDay(month), to: lastDay(month), except: request._id }),
    ])
    const isPending = request.state === 'pending'
    const wanted = isPending ? stillWanted(tx, { facts, corrections }, request) : stored.after
    const outdated = Array.isArray(wanted) ? correctedSince(request, corrections) : wanted
    const picture = (punches: readonly Wanted[] | null) => dayPicture(facts, day, tx.now, punches)
    const before = picture(isPending ? null : stored.before)
    return {
      ...{ type, requestedTime, punchInTime, punchOutTime },
      before,
      after: picture(Array.isArray(wanted) ? wanted : stored.after),
      locked: locked ?? null,
      outdated: outdated === null ? null : translate(outdated, language),
      usage: usage!,
      recorded: await recordedPunches(tx, { employee, punches: JSON.stringify(before.punches) }),
      corrections: translateAll(past, language),
    }
  },
}

/** Throws everything wrong with these days, each at its field. */
export async function mustStand(tx: Tx, employee: Id, asked: readonly Asked[]) {
  // Requests for the same day are checked one at a time.
  await lockPeople(tx, { employees: [employee] })
  const judged = await judgeDays(tx, employee, asked)
  const errors = judged.flatMap(({ problems }, at) =>
    problems.map(({ field, message }) => ({ path: `body.days.${at}.${field}`, message })),
  )
  if (errors.length > 0) throw invalid(errors)
  return judged as [(typeof judged)[number]]
}

interface Known {
  facts: DayFacts
  corrections: Awaited<ReturnType<typeof correctionsBetween>>
}

const dayOf = ({ startsOn }: Pick<Correction, 'startsOn'>): Day => startsOn!

/** Locks the day until the transaction ends: no punches are made, and no pay period is locked. */
async function lockedDay(tx: Tx, request: Correction): Promise<Known> {
  await lockPuncher(tx, { employee: request.requester })
  await lockDaysShared(tx, {})
  return dayKnown(tx, request)
}

async function dayKnown(tx: Tx, request: Correction): Promise<Known> {
  const { requester: employee } = request
  const day = dayOf(request)
  const span = { from: day, to: day }
  const [factsOn, corrections] = await Promise.all([
    factsOfDays(tx, employee, span),
    correctionsBetween(tx, { employee, ...span }),
  ])
  return { facts: factsOn(day), corrections }
}

/** What approval changes in the day as it is now, or why nothing, if the day has been settled differently. */
function stillWanted({ now }: Tx, { facts, corrections }: Known, request: Correction): Wanted[] | Sentence {
  const { draft, facts: stored } = request
  const day = dayOf(request)
  const { leftOn } = facts.calendar
  if (leftOn !== null && day > leftOn) return say`${request.requesterName} was not employed on this day.`
  if (corrections.length > stored.corrections)
    return say`This day was corrected after the request was submitted. Reject the request; a new one can be made if the day is still wrong.`
  if (leaveOf(facts, day) > stored.leaveHalfDays)
    return say`Leave was approved for this day after the request was submitted. Reject the request, or cancel the leave first.`
  const wanted = wantedPunches(facts, draft, now)
  if (wanted !== null && !isProblem(wanted)) return wanted
  return say`The punches of this day have changed since the request was submitted, so its times no longer fit. Reject the request.`
}

/** For an approved request: whether its day was corrected again. */
function correctedSince({ _id, state }: Correction, corrections: Known['corrections']): Sentence | null {
  if (state !== 'approved' || corrections.at(-1)?.request === _id) return null
  return say`This day was corrected again later. The attendance record shows its current punches.`
}

/** Why an approved correction cannot be cancelled; null if it can. */
async function whyStays(tx: Tx, request: Correction, corrections: Known['corrections']): Promise<Sentence | null> {
  const archived = await whyArchived(tx, dayOf(request))
  if (archived !== null) return archived
  if (await lockedOn(tx, { day: dayOf(request) }))
    return say`Payroll has locked this day, so its correction can no longer be cancelled.`
  if (corrections.at(-1)?.request === request._id) return null
  return say`This day was corrected again later, so this correction can no longer be cancelled.`
}

/** "In 09:30", "Out 18:30", "09:30 – 18:30". */
function timesSaid({ type, requestedTime = '', punchInTime = '', punchOutTime = '' }: Asked): Sentence {
  if (type === 'both') return verbatim(`${punchInTime} – ${punchOutTime}`)
  return type === 'punchIn' ? say`In ${requestedTime}` : say`Out ${requestedTime}`
}
