import type { z } from 'zod'
import type { CompOffDays } from '@muster/contract/attendance/comp-off.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { compOffFor } from '@muster/engine/attendance/comp-off/comp-off.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { activeRequests } from '../../approvals/index.ts'
import { workCalendars, type WorkCalendar } from '../../calendar/index.ts'
import { compOffLimits } from '../../../platform/leave/leave.ts'
import { daysOf } from '../person/person-attendance.queries.ts'
import { paidOvertime } from './paid-overtime.queries.ts'

export type CompOffDay = z.output<typeof CompOffDays>['days'][number] & {
  isOpen: boolean
  /** Overtime of it is paid, and the pay is locked. */
  isPaid: boolean
}

/** A person's work on days off and overtime between two days, newest first, without other days. */
export async function workedExtra(tx: Tx, employee: Id, span: { from: Day; to: Day }): Promise<CompOffDay[]> {
  const [[calendar], days, requests, paid] = await Promise.all([
    workCalendars(tx, { employees: [employee], ...span }),
    daysOf(tx, { employee, ...span, now: tx.now, limit: null, offset: 0 }),
    activeRequests(tx, 'compOff', { employees: [employee], ...span, lock: false }),
    paidOvertime(tx, span),
  ])
  if (!calendar) throw notFound(say`The employee was not found.`)
  const off = calendar.off(span.from, span.to)
  const requested = new Set(requests.map(({ startsOn }) => startsOn))
  return days.flatMap((row) => {
    const shift = calendar.shiftOn(row.day)
    const reason = off.get(row.day)
    const minutes = reason === undefined ? row.overtimeMinutes : row.workedMinutes
    if (shift === null || minutes === 0) return []
    const { day, zone, firstIn, lastOut } = row
    const { halfDayMinutes, fullDayMinutes } = shift
    const why = reason === undefined ? ('overtime' as const) : whyOff(calendar, day)
    return [
      {
        ...{ day, why, name: why === 'holiday' ? calendar.holidayOn(day) : null, zone, firstIn, lastOut, minutes },
        mostHalfDays: compOffFor(minutes, shift),
        ...{ isRequested: requested.has(day), halfDayMinutes, fullDayMinutes, isOpen: row.openSince !== null },
        isPaid: row.overtimeMinutes > 0 && paid.some(({ from, to }) => from <= day && day <= to),
      },
    ]
  })
}

function whyOff(calendar: WorkCalendar, day: Day): 'holiday' | 'weeklyOff' {
  return calendar.holidayOn(day) === null ? 'weeklyOff' : 'holiday'
}

/** The days for which comp-off can be requested now. */
export async function compOffDays(tx: Tx, { employee, zone }: { employee: Id; zone: string }) {
  const { requestWithinDays, validDays } = await compOffLimits(tx)
  const today = localDay(tx.now, zone)
  const days = await workedExtra(tx, employee, { from: addDays(today, -requestWithinDays), to: today })
  const claimable = days.filter(({ mostHalfDays, isOpen, isPaid }) => mostHalfDays > 0 && !isOpen && !isPaid)
  return { days: claimable.map(({ isOpen: _, isPaid: __, ...day }) => day), requestWithinDays, validDays }
}
