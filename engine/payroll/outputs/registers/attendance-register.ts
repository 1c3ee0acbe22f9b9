import { days, firstDay, lastDay, type Day, type HalfDays, type Month } from '../../../day.ts'
import { joined, plain, say } from '../../../sentence.ts'
import type { SaidCell, SaidColumn, SaidTable } from '../table.ts'
import { sum } from '../../../money.ts'
import { hoursText } from './hours.ts'

/** The letters for days in the register. */
const letters = {
  present: 'P',
  halfDay: 'HD',
  absent: 'A',
  leave: 'L',
  workFromHome: 'WFH',
  holiday: 'H',
  weeklyOff: 'WO',
  notYet: '',
} as const

export type RegisterState = keyof typeof letters

/** A person's month: the days employed, and overtime in minutes. */
export interface RegisteredMonth {
  code: string
  name: string
  designation: string
  days: ReadonlyMap<Day, RegisterState>
  /** Halves of days that lose pay: absence, a missing half, unpaid leave. */
  lostHalfDays: ReadonlyMap<Day, HalfDays>
  overtimeMinutes: number
}

/**
 * The register of attendance: a row per person, a letter per day, and the totals, which make up the days; the last row explains both.
 *
 * Source: Code on Wages (Central) Rules 2026, G.S.R. 343(E), Form IX.
 */
export function attendanceRegister(month: Month, people: Iterable<RegisteredMonth>): SaidTable {
  const all = days(firstDay(month), lastDay(month))
  const columns: SaidColumn[] = [
    { name: say`Serial number`, type: 'number' },
    { name: say`Employee number`, type: 'text' },
    { name: say`Name`, type: 'text' },
    { name: say`Designation`, type: 'text' },
    ...all.map((day) => ({ name: plain(String(Number(day.slice(8)))), type: 'text' }) as const),
    { name: say`Days worked`, type: 'halfDays' },
    { name: say`Leave`, type: 'halfDays' },
    { name: say`Holidays and weekly offs`, type: 'number' },
    { name: say`Absent`, type: 'halfDays' },
    { name: say`Overtime hours`, type: 'text' },
  ]
  return { columns, rows: attendanceRows(all, people) }
}

function* attendanceRows(all: readonly Day[], people: Iterable<RegisteredMonth>): Generator<readonly SaidCell[]> {
  let serial = 0
  for (const { code, name, designation, days: month, lostHalfDays, overtimeMinutes } of people) {
    serial += 1
    const count = (...states: readonly RegisterState[]) =>
      [...month.values()].filter((state) => states.includes(state)).length
    const halves = count('halfDay')
    const lost = sum([...lostHalfDays.values()])
    // The part of leave days and half-days that keeps its pay.
    const lostOnLeave = sum(
      [...month].map(([day, state]) => (state === 'leave' || state === 'halfDay' ? (lostHalfDays.get(day) ?? 0) : 0)),
    )
    yield [
      ...[serial, code, name, designation],
      ...all.map((day) => letters[month.get(day) ?? 'notYet']),
      count('present', 'workFromHome') * 2 + halves,
      ...[count('leave') * 2 + halves - lostOnLeave, count('holiday', 'weeklyOff'), lost],
      hoursText(overtimeMinutes),
    ]
  }
  if (serial > 0) yield [null, '', say`Legend`, joined(legend, '; '), ...all.map(() => ''), null, null, null, null, '']
}

const legend = [
  say`${letters.present}: present`,
  say`${letters.halfDay}: half day worked`,
  say`${letters.absent}: absent`,
  say`${letters.leave}: leave`,
  say`${letters.workFromHome}: work from home`,
  say`${letters.holiday}: holiday`,
  say`${letters.weeklyOff}: weekly off`,
  say`blank: not employed, or no attendance`,
  say`the total of leave is paid leave`,
  say`the total of absent days includes lost half-days and unpaid leave`,
]
