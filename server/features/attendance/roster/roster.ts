import type { z } from 'zod'
import type { RosterDay, RosterRow } from '@muster/contract/attendance/roster.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, days, weekday } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { leaveOn, type LeaveOn } from '../../../platform/leave/leave.ts'
import { workCalendars, type WorkCalendar } from '../../calendar/index.ts'
import { searchFor } from '../../employees/index.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { locksBetween } from '../lock/attendance-lock.queries.ts'
import { rosterPage } from './roster.queries.ts'

export interface RosterPeople {
  week?: Day | undefined
  search?: string | undefined
  departmentId?: Id | undefined
}

interface Cut {
  sortBy: 'name' | 'code'
  sortOrder: 'asc' | 'desc'
  limit: number | null
  offset: number
}

/** A page of people with their week's shifts. Leave is shown only to people who see everyone's attendance. */
export async function rosterOf(tx: Tx, actor: Actor, query: RosterPeople & Cut) {
  const { from, to } = await weekAround(tx, query.week)
  const { data: people, total } = await peopleOf(tx, from, to, query)
  const seesLeave = may(actor, ['organizationAttendanceRead', 'allEmployeeAttendanceRead'])
  const employees = people.map(({ _id }) => _id)
  const daysOf = await rosterDays(tx, { employees, from, to }, seesLeave)
  const data: z.output<typeof RosterRow>[] = people.map((one) => ({ ...one, days: daysOf.get(one._id) ?? [] }))
  return { data, total }
}

/** The company's week containing a day, or today. */
export async function weekAround(tx: Tx, day: Day | undefined): Promise<{ from: Day; to: Day; today: Day }> {
  const { today, weekStartsOn } = await companyCalendar(tx)
  const within = day ?? today
  const from = addDays(within, -((weekday(within) - weekStartsOn + 7) % 7))
  return { from, to: addDays(from, 6), today }
}

/** Everyone employed at some time between two days who matches the search. */
export function peopleOf(tx: Tx, from: Day, to: Day, { departmentId = null, ...query }: Looked & Cut) {
  const { search, shortSearch } = searchFor(query.search)
  const page = rosterPage[search ? 'search' : shortSearch ? 'shortSearch' : 'all']
  const { sortBy, sortOrder, limit, offset } = query
  const everywhere = { manager: null, locationId: null, departmentId }
  return page(tx, { ...everywhere, from, to, search, shortSearch, sortBy, sortOrder, limit, offset })
}

type Looked = { search?: string | undefined; departmentId?: Id | null | undefined }

/** The caller's own week from today, in their location's time zone. */
export async function ownRoster(tx: Tx, employee: Id): Promise<z.output<typeof RosterDay>[]> {
  const date = tx.now.slice(0, 10)
  // In the person's time zone it may be the previous or next day.
  const known = await workCalendars(tx, { employees: [employee], from: date, to: date })
  const from = localDay(tx.now, known[0]!.zone)
  const week = await rosterDays(tx, { employees: [employee], from, to: addDays(from, 6) }, true)
  return week.get(employee)!
}

async function rosterDays(tx: Tx, of: { employees: Id[]; from: Day; to: Day }, seesLeave: boolean) {
  const { employees, from, to } = of
  if (employees.length === 0) return new Map<Id, z.output<typeof RosterDay>[]>()
  const [calendars, leave, locks] = await Promise.all([
    workCalendars(tx, of),
    seesLeave ? leaveOn(tx, employees, from, to) : [],
    locksBetween(tx, { from, to }),
  ])
  const leaveOf = Map.groupBy(leave, ({ employee }) => employee)
  const isLocked = (day: Day) => locks.some((lock) => lock.from <= day && lock.to >= day)
  return new Map(
    calendars.map((calendar) => {
      const own = leaveOf.get(calendar.employee) ?? []
      const off = calendar.off(from, to)
      const shown = days(from, to).map((day) => {
        if (!isEmployed(calendar, day))
          return { ...{ day, shift: null, dayOff: null, leave: null }, closed: 'notEmployed' as const }
        const leave = leaveShown(own.filter((one) => one.day === day))
        const closed = isLocked(day) ? ('locked' as const) : null
        return { ...{ day, shift: shiftShown(calendar, day), dayOff: off.get(day) ?? null }, ...{ leave, closed } }
      })
      return [calendar.employee, shown]
    }),
  )
}

export function isEmployed({ joinedOn, leftOn }: { joinedOn: Day; leftOn: Day | null }, day: Day): boolean {
  return day >= joinedOn && (leftOn === null || day <= leftOn)
}

function shiftShown({ shiftOn }: WorkCalendar, day: Day) {
  const shift = shiftOn(day)
  return shift && { _id: shift.id, name: shift.name, startsAt: shift.startsAt, endsAt: shift.endsAt }
}

/** Two halves are a whole day. */
function leaveShown(leave: LeaveOn[]): 'full' | 'half' | null {
  if (leave.length === 0) return null
  return leave.length > 1 || leave[0]!.part === 'full' ? 'full' : 'half'
}
