import type { z } from 'zod'
import type { AttendanceCounts } from '@muster/contract/attendance/attendance.routes.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { searchFor } from '../../employees/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { archivedTo, mayBeArchived } from '../archive/archived-days.ts'
import {
  attendanceCounts,
  attendancePage,
  pastAttendanceCounts,
  pastAttendancePage,
} from './attendance-list.queries.ts'
import { pastRegisterPage, registerPage } from './register.queries.ts'

interface People {
  date?: Day | undefined
  departmentId?: Id | undefined
  locationId?: Id | undefined
  scope?: 'team' | 'everyone' | undefined
}

type Page = Parameters<(typeof attendancePage)['all']>[1]
type RegisterPage = Parameters<(typeof registerPage)['all']>[1]

export async function attendanceOfDay(
  tx: Tx,
  actor: Actor,
  query: People & { search?: string | undefined; state?: string | undefined } & Pick<
      Page,
      'sortBy' | 'sortOrder' | 'limit' | 'offset'
    >,
) {
  const { search, shortSearch } = searchFor(query.search)
  const people = await whose(tx, actor, query)
  const pages = mayBeArchived(tx.now, people.date)
    ? { ...pastAttendancePage, everyone: pastAttendancePage.all }
    : attendancePage
  const isEveryone = !query.state && isEverybody(people)
  return pages[search ? 'search' : shortSearch ? 'shortSearch' : isEveryone ? 'everyone' : 'all'](tx, {
    ...people,
    search,
    shortSearch,
    state: query.state ?? null,
    sortBy: query.sortBy,
    sortOrder: query.sortOrder,
    limit: query.limit,
    offset: query.offset,
    now: tx.now,
  })
}

export async function countsOfDay(tx: Tx, actor: Actor, query: People): Promise<z.output<typeof AttendanceCounts>> {
  const people = await whose(tx, actor, query)
  const { date } = people
  const countsOf = mayBeArchived(tx.now, date) ? pastAttendanceCounts : attendanceCounts
  const [counts, archived] = await Promise.all([countsOf(tx, people), archivedTo(tx, date)])
  return { date, ...counts!, isArchived: archived !== null && date <= archived }
}

/** The register of a month: everyone employed in it. */
export async function registerOf(
  tx: Tx,
  actor: Actor,
  query: Omit<People, 'date'> & { attendance?: Month | undefined; search?: string | undefined } & Pick<
      RegisterPage,
      'sortBy' | 'sortOrder' | 'limit' | 'offset'
    >,
) {
  const { search, shortSearch } = searchFor(query.search)
  const { date, ...people } = await whose(tx, actor, query)
  const month = query.attendance ?? monthOf(date)
  const pages = mayBeArchived(tx.now, firstDay(month)) ? pastRegisterPage : registerPage
  const form = search ? 'search' : shortSearch ? 'shortSearch' : isEverybody(people) ? 'everyone' : 'all'
  return pages[form](tx, {
    ...people,
    from: firstDay(month),
    to: lastDay(month),
    search,
    shortSearch,
    sortBy: query.sortBy,
    sortOrder: query.sortOrder,
    limit: query.limit,
    offset: query.offset,
  })
}

const isEverybody = (people: Pick<Page, 'manager' | 'departmentId' | 'locationId'>) =>
  people.manager === null && people.departmentId === null && people.locationId === null

/** People who see everyone may restrict the list to their team; others see only that. */
async function whose(tx: Tx, actor: Actor, query: People) {
  const everyone = may(actor, ['organizationAttendanceRead', 'allEmployeeAttendanceRead']) && query.scope !== 'team'
  return {
    date: query.date ?? (await companyToday(tx)),
    // The admin has no team: an id without reports.
    manager: everyone ? null : (actor.employee ?? actor.account),
    departmentId: query.departmentId ?? null,
    locationId: query.locationId ?? null,
  }
}
