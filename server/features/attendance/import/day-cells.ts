import type { ColumnOf } from '@muster/contract/imports/import-kinds.ts'
import { Day, type Instant } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { minutesOfDay } from '@muster/engine/attendance/shift.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import { dayOfCell, type Fault, type KnownValues } from '../../imports/index.ts'
import type { Wanted } from '../correction/replace-punches.ts'
import { timeOn } from '../correction/facts-of-days.ts'
import { dayPicture } from '../correction/day-picture.ts'
import type { DayFacts } from '../day/day-facts.ts'

export type Column = ColumnOf<'attendance'>
export type Cells = Readonly<Record<Column, string>>

const statuses = {
  present: /^(p|present|full day|on ?duty|od|wfh|work from home)$/i,
  halfDay: /^(hd|half ?day|half|p\/2|½)$/i,
  absent: /^(a|ab|absent|lop)$/i,
  weeklyOff: /^(wo|w\/?o|weekly ?off|week ?off|off)$/i,
  holiday: /^(h|ho|ph|holiday)$/i,
  leave: /^(l|leave|on leave|cl|sl|el|pl|ml)$/i,
}
export type Status = keyof typeof statuses

/** What a day can be. */
export const knownStatuses: KnownValues = {
  options: ['Present', 'Half day', 'Absent', 'Weekly off', 'Holiday', 'Leave'],
  knows: (cell) => Object.values(statuses).some((one) => one.test(cell)),
}

export interface ReadDay {
  day: Day
  in: string | null
  out: string | null
  status: Status | null
}

/** The content of a row's cells, or what is wrong with them. */
export function readDay(cells: Cells): { read: ReadDay } | { faults: Fault<Column>[] } {
  const faults: Fault<Column>[] = []
  const day = Day.safeParse(cells.day)
  if (!day.success) faults.push({ column: 'day', message: plain(day.error.issues[0]!.message) })
  const [from, to] = [timeOfCell(timeIn(cells.in, cells.day, 0)), timeOfCell(timeIn(cells.out, cells.day, 1))]
  const message = say`Enter a time as HH:MM`
  if (from === undefined || cells.in.startsWith('24')) faults.push({ column: 'in', message })
  if (to === undefined) faults.push({ column: 'out', message })
  const status = (Object.keys(statuses) as Status[]).find((one) => statuses[one].test(cells.status)) ?? null
  if (status === null && cells.status !== '')
    faults.push({
      column: 'status',
      message: say`Enter Present, Half day, Absent, Weekly off, Holiday or Leave`,
    })
  if (from === null && to !== null && to !== undefined)
    faults.push({ column: 'in', message: say`Enter the in time too` })
  if (from === null && to === null && cells.status === '')
    faults.push({ column: 'in', message: say`Enter an in time or a status` })
  if (from && status !== null && status !== 'present' && status !== 'halfDay')
    faults.push({ column: 'status', message: say`Remove the times, or correct the status` })
  if (faults.length > 0 || !day.success || from === undefined || to === undefined) return { faults }
  return { read: { day: day.data, in: from, out: to, status } }
}

/** The time of a moment on the row's day, or up to some days later; anything else as it is. */
function timeIn(cell: string, day: string, later: number): string {
  const [, time] = /^\S{6,12}[ T](\d{1,2}[:.]\d{2}\b.{0,12})$/.exec(cell) ?? []
  if (time === undefined) return cell
  const on = (['dmy', 'mdy'] as const).map((order) => dayOfCell(cell, order))
  const days = [day, ...(later > 0 && Day.safeParse(day).success ? [addDays(day, later)] : [])]
  return on.some((one) => days.includes(one)) ? time : cell
}

/**
 * `9:30`, `0930`, `09:30:00`, `9:30 PM`, `24:00` or a fraction of a day, like spreadsheet times; null if empty, undefined if invalid.
 */
function timeOfCell(cell: string): string | null | undefined {
  if (cell === '') return null
  const [, part] = /^(0?\.\d+)$/.exec(cell) ?? []
  if (part !== undefined) return clock(Math.round(Number(part) * 24 * 60))
  const [, hours, minutes, half] =
    /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.0+)?)? ?([ap]\.?m\.?|hrs)?$/i.exec(cell) ??
    /^(\d{1,2})(\d{2})(?: ?hrs)?$/i.exec(cell) ??
    []
  if (hours === undefined || Number(minutes) > 59) return undefined
  const hour = Number(hours)
  if (half === undefined || /hrs/i.test(half))
    return hour > 24 || (hour === 24 && minutes !== '00') ? undefined : clock(hour * 60 + Number(minutes))
  if (hour < 1 || hour > 12) return undefined
  return clock(((hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)) * 60 + Number(minutes))
}

function clock(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

/**
 * The punches in a row. Present without times is the whole shift, half a day its first part. Null: the row only confirms a day off or
 * leave.
 */
export function punchesOf(
  facts: DayFacts,
  { day, in: from, out: to, status }: ReadDay,
  now: Instant,
): { punches: Wanted[] | null } | { fault: Fault<Column> } {
  if (from !== null) return placed(facts, day, from, to, now)
  if (status === 'absent') return { punches: [] }
  if (status === 'weeklyOff' || status === 'holiday' || status === 'leave') {
    if (dayPicture(facts, day, now).state === status) return { punches: null }
    const message = {
      weeklyOff: say`${{ day }} is not a weekly off here. Correct the shift, or the status.`,
      holiday: say`${{ day }} is not a holiday here. Import the holidays first, or correct the status.`,
      leave: say`No leave is approved for ${{ day }}. Record the leave, or correct the status.`,
    }[status]
    return { fault: { column: 'status', message } }
  }
  const shift = facts.calendar.shiftOn(day)
  if (shift === null)
    return { fault: { column: 'in', message: say`There is no shift on ${{ day }}. Enter the in and out times.` } }
  if (status === 'present') return placed(facts, day, shift.startsAt, shift.endsAt, now)
  const half = clock(minutesOfDay(shift.startsAt) + shift.halfDayMinutes)
  return placed(facts, day, shift.startsAt, half, now)
}

function placed(
  facts: DayFacts,
  day: Day,
  from: string,
  to: string | null,
  now: Instant,
): { punches: Wanted[] } | { fault: Fault<Column> } {
  const moment = timeOn(facts, day)
  const start = moment(from, null)
  if (start === undefined) return { fault: { column: 'in', message: say`${from} is not within this work date` } }
  const end = to === null ? null : moment(to, start, start)
  if (end === undefined)
    return { fault: { column: 'out', message: say`${to ?? ''} does not follow the in time within this work date` } }
  if ((end ?? start) > now)
    return { fault: { column: end === null ? 'in' : 'out', message: say`${to ?? from} is still to come` } }
  return { punches: [{ kind: 'in', at: start }, ...(end === null ? [] : [{ kind: 'out' as const, at: end }])] }
}
