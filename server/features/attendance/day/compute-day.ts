import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { attendanceDay, type AttendanceDay } from '@muster/engine/attendance/attendance-day.ts'
import { shiftInstance } from '@muster/engine/attendance/shift-instance.ts'
import { workedWindow } from '@muster/engine/attendance/work-date/worked-window.ts'
import { addDays } from '@muster/engine/day.ts'
import { joined, say, type SentenceValue } from '@muster/engine/sentence.ts'
import { milliseconds } from '@muster/engine/zone.ts'
import type { DayFacts } from './day-facts.ts'

/** A stored day. */
export interface DayRow {
  employee_id: Id
  day: Day
  state: AttendanceDay['state']
  shift_id: Id | null
  zone: string
  window_from: Instant
  window_to: Instant
  shift_from: Instant | null
  shift_to: Instant | null
  first_in: Instant | null
  last_out: Instant | null
  open_since: Instant | null
  worked_minutes: number
  break_minutes: number
  late_minutes: number
  early_minutes: number
  overtime_minutes: number
  is_final: boolean
  loss_of_pay_half_days: number
  /** Empty without loss of pay. */
  loss_of_pay_reason: string
  loss_of_pay_reason_values: readonly SentenceValue[]
  reasons: AttendanceDay['reasons']
  /** The explanation for a later run's adjustment: why pay is lost, otherwise all that the day was. */
  why: string
  why_values: readonly SentenceValue[]
}

/** The state of a day, from its facts alone. No other code decides it. */
export function computeDay(
  { calendar, punches, leave, home }: DayFacts,
  day: Day,
  now: Instant,
  isBeforeKnown = false,
): DayRow {
  const { zone, employee } = calendar
  const shift = calendar.shiftOn(day)
  const around = {
    shift,
    before: calendar.shiftOn(addDays(day, -1)),
    after: calendar.shiftOn(addDays(day, 1)),
    day,
    zone,
  }
  const near = punchesNear(punches, day)
  const happened = near.filter(({ at }) => milliseconds(at) <= milliseconds(now))
  const window = workedWindow({ day, zone, shiftOn: calendar.shiftOn, punches: happened })
  const instance = shift === null ? null : shiftInstance({ shift, day, zone })
  const atHome = home.find((one) => one.day === day)
  const result = attendanceDay({
    ...around,
    window,
    punches: near,
    holiday: calendar.holidayOn(day),
    leave: leave.filter((one) => one.day === day),
    workFromHome: atHome?.part ?? null,
    homeNeedsPunches: atHome?.needsPunches ?? false,
    isBeforeKnown,
    now,
  })
  const lost = result.lossOfPayReason
  const why = lost ?? whatItWas(result)
  return {
    employee_id: employee,
    day,
    state: result.state,
    shift_id: shift?.id ?? null,
    zone,
    window_from: window.from,
    window_to: window.to,
    shift_from: instance?.startsAt ?? null,
    shift_to: instance?.endsAt ?? null,
    first_in: result.firstIn,
    last_out: result.lastOut,
    open_since: result.openPunch,
    worked_minutes: result.workedMinutes,
    break_minutes: result.breakMinutes,
    late_minutes: result.lateMinutes,
    early_minutes: result.earlyMinutes,
    overtime_minutes: result.overtimeMinutes,
    is_final: result.final,
    loss_of_pay_half_days: result.lossOfPayHalfDays,
    loss_of_pay_reason: lost?.text ?? '',
    loss_of_pay_reason_values: lost?.values ?? [],
    reasons: result.reasons,
    why: why.text,
    why_values: why.values,
  }
}

/** Texts compare like moments, so that a year of punches is not parsed again for each day. */
function punchesNear(punches: DayFacts['punches'], day: Day): DayFacts['punches'] {
  const [from, to] = [addDays(day, -3), addDays(day, 4)]
  return punches.filter(({ at }) => at >= from && at < to)
}

function whatItWas({ reasons }: AttendanceDay) {
  if (reasons.length === 0) return say`Worked`
  return joined(
    reasons.map(({ text, values }) => ({ text, values })),
    '; ',
  )
}
