import { z } from 'zod'
import { Day, Id, Instant } from '../values.ts'

export const AttendanceState = z.enum([
  'present',
  'halfDay',
  'absent',
  'leave',
  'workFromHome',
  'holiday',
  'weeklyOff',
  'notYet',
])
export type AttendanceState = z.output<typeof AttendanceState>

/** A punch never changes; a correction supersedes it, and both stay on record. */
export const Punch = z.object({
  _id: Id,
  kind: z.enum(['in', 'out']),
  at: Instant,
  /** notAsked: the location checks no place; unknown: it does, but no position was given. */
  place: z.enum(['notAsked', 'unknown', 'inside', 'onDuty']),
  distanceMetres: z.int().nullable(),
  note: z.string(),
  source: z.enum(['web', 'correction']),
  isSuperseded: z.boolean(),
  /** Why a correction added it, or superseded it. */
  reason: z.string().nullable(),
  /** The request for which it did; `isCancelled` where it did because that request was cancelled. */
  request: z.object({ number: z.string(), isCancelled: z.boolean() }).nullable(),
})

/** One work date of one person. */
export const AttendanceDay = z.object({
  day: Day,
  state: AttendanceState,
  zone: z.string(),
  shiftName: z.string().nullable(),
  shiftFrom: Instant.nullable(),
  shiftTo: Instant.nullable(),
  firstIn: Instant.nullable(),
  lastOut: Instant.nullable(),
  /** The punch-in that nothing has followed. */
  openSince: Instant.nullable(),
  /** Up to this moment while somebody is in. */
  workedMinutes: z.int(),
  breakMinutes: z.int(),
  lateMinutes: z.int(),
  earlyMinutes: z.int(),
  overtimeMinutes: z.int(),
  isFinal: z.boolean(),
  lossOfPayHalfDays: z.int(),
  /** How the state and the minutes came to be. */
  reasons: z.array(z.object({ code: z.string(), text: z.string() })),
  punches: z.array(Punch),
})

/** What a month came to. Days are counted, minutes are added. */
export const MonthSummary = z.object({
  present: z.int(),
  halfDay: z.int(),
  absent: z.int(),
  leave: z.int(),
  workFromHome: z.int(),
  holiday: z.int(),
  weeklyOff: z.int(),
  late: z.int(),
  workedMinutes: z.int(),
  /** Of the days that are over and were worked. */
  averageMinutes: z.int(),
  overtimeMinutes: z.int(),
  lossOfPayHalfDays: z.int(),
})
