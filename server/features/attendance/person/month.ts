import type { z } from 'zod'
import type { AttendanceDay, MonthSummary } from '@muster/contract/attendance/attendance-day.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { translate } from '../../../platform/language/translate.ts'
import { calendarPeople } from '../../calendar/index.ts'
import type { ArchivedMonth } from '../archive/archived-person.ts'
import { archivedDaysOf, archivedSummary, daysOf, monthSummary, type StoredDay } from './person-attendance.queries.ts'

interface Cut {
  limit: number | null
  offset: number
}

/** The days of a month, newest first; if archived, from the month read there. */
export async function monthDays(
  tx: Tx,
  employee: Id,
  month: Month,
  language: string,
  cut: Cut = { limit: null, offset: 0 },
  archived: ArchivedMonth | null = null,
): Promise<{ data: z.output<typeof AttendanceDay>[]; total: number }> {
  const of = { employee, ...span(month), ...cut, now: tx.now }
  const data = await (archived === null ? daysOf(tx, of) : archivedDaysOf(tx, { ...of, ...archived }))
  return { data: data.map((day) => dayInWords(day, language)), total: data[0]?.total ?? 0 }
}

/** A day with its reasons in the reader's language. */
export function dayInWords<D extends StoredDay>({ reasons, punches, ...day }: D, language: string) {
  const said = reasons.map(({ code, text, values = [] }) => ({ code, text: translate({ text, values }, language) }))
  return { ...day, reasons: said, punches: translateAll(punches, language) }
}

export async function summaryOf(
  tx: Tx,
  employee: Id,
  month: Month,
  archived: ArchivedMonth | null = null,
): Promise<z.output<typeof MonthSummary>> {
  const of = { employee, ...span(month), now: tx.now }
  return (await (archived === null ? monthSummary(tx, of) : archivedSummary(tx, { ...of, ...archived })))!
}

/** The current month in the person's time zone. */
export async function thisMonth(tx: Tx, employee: Id): Promise<Month> {
  return monthOf(await localToday(tx, employee))
}

/** The current day in the person's time zone. */
export async function localToday(tx: Tx, employee: Id): Promise<Day> {
  const date = tx.now.slice(0, 10)
  const [person] = await calendarPeople(tx, { employees: [employee], from: date, to: date })
  return localDay(tx.now, person?.zone ?? 'UTC')
}

function span(month: Month): { from: Day; to: Day } {
  return { from: firstDay(month), to: lastDay(month) }
}
