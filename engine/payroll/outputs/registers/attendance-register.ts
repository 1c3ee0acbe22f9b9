import { days, firstDay, lastDay, type Day, type Month } from '../../../day.ts'
import { plain, say } from '../../../sentence.ts'
import type { SaidCell, SaidColumn, SaidTable } from '../table.ts'
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
  overtimeMinutes: number
}

/**
 * The register of attendance: a row per person, a letter per day, and the totals.
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
    { name: say`Leave`, type: 'number' },
    { name: say`Holidays and weekly offs`, type: 'number' },
    { name: say`Absent`, type: 'halfDays' },
    { name: say`Overtime hours`, type: 'text' },
  ]
  return { columns, rows: attendanceRows(all, people) }
}

function* attendanceRows(all: readonly Day[], people: Iterable<RegisteredMonth>): Generator<readonly SaidCell[]> {
  let serial = 0
  for (const { code, name, designation, days: month, overtimeMinutes } of people) {
    serial += 1
    const count = (...states: readonly RegisterState[]) =>
      [...month.values()].filter((state) => states.includes(state)).length
    const halves = count('halfDay')
    yield [
      ...[serial, code, name, designation],
      ...all.map((day) => letters[month.get(day) ?? 'notYet']),
      count('present', 'workFromHome') * 2 + halves,
      ...[count('leave'), count('holiday', 'weeklyOff'), count('absent') * 2 + halves],
      hoursText(overtimeMinutes),
    ]
  }
}
