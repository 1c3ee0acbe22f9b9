import type { z } from 'zod'
import type { DayInDoubt } from '@muster/contract/attendance/attendance-request.routes.ts'
import type { Instant } from '@muster/contract/values.ts'
import { correctedPunches } from '@muster/engine/attendance/correction/corrected-punches.ts'
import { longestDay } from '@muster/engine/attendance/work-date/worked-window.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { localTime, milliseconds } from '@muster/engine/zone.ts'
import { computeDay } from '../day/compute-day.ts'
import type { DayFacts } from '../day/day-facts.ts'
import { punchesOn } from '../punch/today.ts'
import { timeOn } from './facts-of-days.ts'
import { difference, type Wanted } from './replace-punches.ts'

export type Asked = z.output<typeof DayInDoubt>

export interface DayProblem {
  field: keyof Asked
  message: Sentence
}

/** A request's punches, or why they are invalid; null until its times are complete. */
export function wantedPunches(facts: DayFacts, asked: Asked, now: Instant): Wanted[] | DayProblem | null {
  const { day, type } = asked
  const { zone } = facts.calendar
  const present = punchesOn(facts, day)
  const moment = timeOn(facts, day)
  const inTime = type === 'both' ? asked.punchInTime : type === 'punchIn' ? asked.requestedTime : undefined
  const outTime = type === 'both' ? asked.punchOutTime : type === 'punchOut' ? asked.requestedTime : undefined
  const [inField, outField] = type === 'both' ? (['punchInTime', 'punchOutTime'] as const) : sameField
  if (type !== 'punchOut' && inTime === undefined) return null
  if (type !== 'punchIn' && outTime === undefined) return null

  const recordedIn = present.find(({ kind }) => kind === 'in')?.at ?? null
  if (inTime === undefined && recordedIn === null) return incomplete.in
  const givenIn = inTime === undefined ? null : moment(inTime, null)
  if (givenIn === undefined) return { field: inField, message: say`${inTime ?? ''} is not within this work date` }
  const from = givenIn ?? recordedIn
  const givenOut = outTime === undefined ? null : moment(outTime, from, from)
  if (givenOut === undefined) {
    const after = localTime(from!, zone).slice(0, 5)
    return { field: outField, message: say`Enter a time after the punch-in at ${after}` }
  }
  for (const [at, field] of [
    [givenIn, inField],
    [givenOut, outField],
  ] as const) {
    if (at !== null && milliseconds(at) > milliseconds(now))
      return { field, message: say`${localTime(at, zone).slice(0, 5)} is still to come` }
  }
  const wanted = correctedPunches(present, { in: givenIn, out: givenOut })
  if (wanted === null) {
    const before = localTime(present.at(-1)!.at, zone).slice(0, 5)
    return { field: inField, message: say`Enter a time before the punch-out at ${before}` }
  }
  const [first, last] = [wanted[0]!, wanted.at(-1)!]
  const longest = longestDay(facts.calendar.shiftOn(day))
  if (milliseconds(last.at) - milliseconds(first.at) > longest)
    return { field: outField, message: say`A work day can have at most ${Math.floor(longest / 3_600_000)} hours` }
  const { gone, added } = difference(present, wanted)
  if (gone.length === 0 && added.length === 0)
    return { field: inTime === undefined ? outField : inField, message: say`These punches are already recorded` }
  const { window_to: ends } = computeDay(facts, day, now)
  return last.kind === 'in' && milliseconds(now) >= milliseconds(ends) ? incomplete.out : wanted
}

export function isProblem(wanted: Wanted[] | DayProblem | null): wanted is DayProblem {
  return wanted !== null && !Array.isArray(wanted)
}

const sameField = ['requestedTime', 'requestedTime'] as const

const incomplete = {
  in: { field: 'type', message: say`No punch-in is recorded for this day. Enter both times.` },
  out: { field: 'type', message: say`No punch-out is recorded for this day. Enter both times.` },
} as const
