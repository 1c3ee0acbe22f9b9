import type { z } from 'zod'
import type { DayPicture } from '@muster/contract/attendance/attendance-request.routes.ts'
import type { Day, Instant } from '@muster/contract/values.ts'
import { computeDay } from '../day/compute-day.ts'
import type { DayFacts } from '../day/day-facts.ts'
import { punchesOn } from '../punch/today.ts'
import type { Wanted } from './replace-punches.ts'

/** A work date with these punches; without them, as it is. */
export function dayPicture(
  facts: DayFacts,
  day: Day,
  now: Instant,
  wanted: readonly Wanted[] | null = null,
): z.output<typeof DayPicture> {
  const present = punchesOn(facts, day)
  const punches = wanted ?? present
  const { employee } = facts.calendar
  const others = facts.punches.filter((punch) => !present.includes(punch))
  const mine = punches.map(({ kind, at }, index) => ({ id: String(index), employee, kind, at }))
  const row = computeDay({ ...facts, punches: [...others, ...mine] }, day, now)
  return {
    ...{ day, state: row.state, zone: row.zone, shiftName: facts.calendar.shiftOn(day)?.name ?? null },
    ...{ shiftFrom: row.shift_from, shiftTo: row.shift_to, firstIn: row.first_in, lastOut: row.last_out },
    ...{ openSince: row.open_since, workedMinutes: row.worked_minutes, breakMinutes: row.break_minutes },
    ...{ lateMinutes: row.late_minutes, earlyMinutes: row.early_minutes, overtimeMinutes: row.overtime_minutes },
    ...{ isFinal: row.is_final, lossOfPayHalfDays: row.loss_of_pay_half_days },
    punches: punches.map(({ kind, at }) => ({ kind, at, isSuperseded: false })),
  }
}
