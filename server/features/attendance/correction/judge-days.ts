import type { Day, Id, Month } from '@muster/contract/values.ts'
import { addDays, earliest, firstDay, lastDay, latest, monthOf } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { dayParts } from '@muster/engine/attendance/day-parts.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { activeRequests } from '../../approvals/index.ts'
import type { DayFacts } from '../day/day-facts.ts'
import { localToday } from '../person/month.ts'
import { currentWorkDate, punchesOn } from '../punch/today.ts'
import { correctionsBetween, requestRule } from './correction.queries.ts'
import { factsOfDays } from './facts-of-days.ts'
import type { Wanted } from './replace-punches.ts'
import { isProblem, wantedPunches, type Asked, type DayProblem } from './wanted-punches.ts'

/** A requested day, as far as it can be corrected. */
export interface Judged {
  day: Day
  /** Null for a day that is unknown or too long ago. */
  facts: DayFacts | null
  present: Wanted[]
  wanted: Wanted[] | null
  /** The number of its corrections. */
  corrections: number
  leaveHalfDays: number
  /** The pending request for it. */
  pending: Id | null
  problems: DayProblem[]
}

export interface Usage {
  month: Month
  used: number
  limit: number
}

/** How often and how late corrections can be requested; the defaults if the company has not set any. */
export async function requestLimits(tx: Tx): Promise<{ monthlyLimit: number; requestWithinDays: number }> {
  return (await requestRule(tx, {})) ?? { monthlyLimit: 3, requestWithinDays: 60 }
}

/** Checks each day together with those before it, because a month has a limit. */
export async function judgeDays(tx: Tx, employee: Id, asked: readonly Asked[]): Promise<Judged[]> {
  const [today, { monthlyLimit, requestWithinDays }] = await Promise.all([localToday(tx, employee), requestLimits(tx)])
  const first = addDays(today, -requestWithinDays)
  const inReach = asked.map(({ day }) => day).filter((day) => day >= first && day <= today)
  const span = { from: earliest(today, ...inReach), to: latest(first, ...inReach) }
  const [factsOn, corrections, requests] = await Promise.all([
    factsOfDays(tx, employee, span),
    correctionsBetween(tx, { employee, ...span }),
    ownRequests(tx, employee, span),
  ])
  const room = new Map<Month, number>()
  return asked.map((one) => {
    const { day } = one
    const facts = inReach.includes(day) ? factsOn(day) : null
    const pending = requests.find(({ startsOn, state }) => startsOn === day && state === 'pending')?._id ?? null
    const month = monthOf(day)
    const used = room.get(month) ?? requests.filter(({ startsOn }) => monthOf(startsOn) === month).length
    room.set(month, used + 1)
    const leaveHalfDays = facts === null ? 0 : leaveOf(facts, day)
    const wanted = facts === null ? null : wantedPunches(facts, one, tx.now)
    const refusal = (): Sentence | null => {
      if (day > today) return say`Choose a day up to today`
      if (facts === null) return say`Corrections can be requested within ${requestWithinDays} days`
      const outside = whyOutside(facts, day)
      if (outside !== null) return outside
      if (pending !== null) return say`You already have a pending request for this day`
      if (leaveHalfDays === 2) return say`You are on leave on this day`
      return used < monthlyLimit ? null : say`You have used all ${monthlyLimit} corrections for ${{ month }}`
    }
    const message = refusal()
    return {
      ...{ day, facts, leaveHalfDays, pending },
      present: facts === null ? [] : punchesOn(facts, day).map(({ kind, at }) => ({ kind, at })),
      wanted: isProblem(wanted) ? null : wanted,
      corrections: corrections.filter((row) => row.day === day).length,
      problems: [
        ...(message === null ? [] : [{ field: 'day' as const, message }]),
        ...(isProblem(wanted) ? [wanted] : []),
      ],
    }
  })
}

/** Each month's pending and approved corrections. */
export async function usageOf(tx: Tx, employee: Id, days: readonly Day[]): Promise<Usage[]> {
  const months = [...new Set(days.map(monthOf))].toSorted()
  const span = { from: earliest(days[0]!, ...days), to: latest(days[0]!, ...days) }
  const [{ monthlyLimit: limit }, requests] = await Promise.all([requestLimits(tx), ownRequests(tx, employee, span)])
  const used = (month: Month) => requests.filter(({ startsOn }) => monthOf(startsOn) === month).length
  return months.map((month) => ({ month, used: used(month), limit }))
}

function ownRequests(tx: Tx, employee: Id, { from, to }: { from: Day; to: Day }) {
  const whole = { from: firstDay(monthOf(from)), to: lastDay(monthOf(to)) }
  return activeRequests(tx, 'attendance', { employees: [employee], ...whole, lock: false })
}

export function leaveOf({ leave }: DayFacts, day: Day): number {
  return dayParts({ leave: leave.filter((one) => one.day === day), workFromHome: null }).leaveHalfDays
}

/** For a person added after joining, earlier work dates are not tracked. */
function whyOutside(facts: DayFacts, day: Day): Sentence | null {
  const { joinedOn, leftOn, createdAt, zone } = facts.calendar
  if (day < joinedOn || (leftOn !== null && day > leftOn)) return say`You were not employed on this day`
  // After midnight, the previous evening's work date is still open.
  const known = earliest(localDay(createdAt, zone), currentWorkDate(facts, createdAt))
  return day < known ? say`Your attendance is recorded from ${{ day: known }}` : null
}
