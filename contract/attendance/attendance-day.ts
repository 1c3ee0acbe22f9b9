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
  /** notAsked: the location doesn't check positions; unknown: it does, but none was given. */
  place: z.enum(['notAsked', 'unknown', 'inside', 'onDuty']),
  distanceMetres: z.int().nullable(),
  note: z.string(),
  source: z.enum(['web', 'correction']),
  isSuperseded: z.boolean(),
  /** Why a correction added or superseded it. */
  reason: z.string().nullable(),
  /** The request that caused it; `isCancelled` if the cause was the cancellation of that request. */
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
  /** The punch-in that nothing has followed yet. */
  openSince: Instant.nullable(),
  /** Up to now while the person is in. */
  workedMinutes: z.int(),
  breakMinutes: z.int(),
  lateMinutes: z.int(),
  earlyMinutes: z.int(),
  overtimeMinutes: z.int(),
  isFinal: z.boolean(),
  lossOfPayHalfDays: z.int(),
  /** How the state and the minutes were determined. */
  reasons: z.array(z.object({ code: z.string(), text: z.string() })),
  punches: z.array(Punch),
})

/** Totals of a month, in days and minutes. */
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
  /** Average over completed days that were worked. */
  averageMinutes: z.int(),
  overtimeMinutes: z.int(),
  lossOfPayHalfDays: z.int(),
})
