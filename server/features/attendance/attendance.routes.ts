import { attendanceRoutes as contract } from '@muster/contract/attendance/attendance.routes.ts'
import { lateAttendanceRoutes as lateContract } from '@muster/contract/attendance/late-attendance.routes.ts'
import { registerRoutes as registerContract } from '@muster/contract/attendance/register.routes.ts'
import { reminderRoutes as reminderContract } from '@muster/contract/attendance/reminder.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { forbidden } from '../../platform/problem.ts'
import { prepared } from '../../platform/serve/call.ts'
import { serve } from '../../platform/serve/serve.ts'
import { mayBeArchived } from './archive/archived-days.ts'
import { archivedMonth, mustLieHere } from './archive/archived-person.ts'
import { correctDay } from './correction/correct-day.ts'
import { recordLate } from './late/late-attendance.ts'
import { attendanceOfDay, countsOfDay, registerOf } from './list/attendance-list.ts'
import { monthDays, summaryOf, thisMonth } from './person/month.ts'
import { personAttendance } from './person/person-attendance.ts'
import { remind } from './remind/remind.ts'
import { todayOf } from './punch/today.ts'
import { everyone, mustReach } from './reach.ts'

export const attendanceRoutes = serve(contract, {
  'GET /api/v1/employee/attendance': prepared(ownArchived, async ({ tx, actor, query, language }, archived) => {
    const month = query.attendance ?? (await thisMonth(tx, own(actor)))
    const days = await monthDays(tx, own(actor), month, language, query, archived)
    if (archived === null) await mustLieHere(tx, own(actor), month)
    return days
  }),
  'GET /api/v1/employee/attendances': prepared(ownArchived, async ({ tx, actor, query }, archived) => {
    const [today, summary] = await Promise.all([
      todayOf(tx, own(actor)),
      query.attendance ? summaryOf(tx, own(actor), query.attendance, archived) : null,
    ])
    if (archived === null) await mustLieHere(tx, own(actor), query.attendance)
    return { today, summary, isArchived: archived !== null }
  }),
  'GET /api/v1/employee/attendance-counts': ({ tx, actor, query }) => countsOfDay(tx, actor, query),
  'GET /api/v1/employee/attendance-all': ({ tx, actor, query }) => attendanceOfDay(tx, actor, query),
  'GET /api/v1/employee/attendance/{id}': prepared(
    async ({ app, actor, params, query }) => {
      const { organisation } = actor
      const month = query.attendance
      if (month === undefined || !mayBeArchived(app.clock.now(), firstDay(month))) return null
      await app.database.within(organisation, (tx) => mustReach(tx, actor, params.id, everyone))
      return archivedMonth(app, { organisation, employee: params.id, month })
    },
    async ({ tx, actor, params, query, language }, archived) => {
      const month = query.attendance ?? (await thisMonth(tx, params.id))
      return personAttendance(tx, actor, params.id, month, language, archived)
    },
  ),
  'PUT /api/v1/employee/attendance/{id}': ({ tx, actor, params, body, language }) =>
    correctDay(tx, actor, params.id, body, language),
})

export const lateAttendanceRoutes = serve(lateContract, {
  'POST /api/v1/employee/late-attendance/{id}': ({ tx, actor, params, body }) => recordLate(tx, actor, params.id, body),
})

export const registerRoutes = serve(registerContract, {
  'GET /api/v1/employee/all-attendance': ({ tx, actor, query }) => registerOf(tx, actor, query),
})

export const reminderRoutes = serve(reminderContract, {
  'POST /api/v1/employee/attendance-reminder': ({ tx, actor, body }) => remind(tx, actor, body),
})

/** The caller's own month, if archived. */
function ownArchived({ app, actor, query }: { app: App; actor: Actor; query: { attendance?: Month | undefined } }) {
  const { organisation } = actor
  return archivedMonth(app, { organisation, employee: own(actor), month: query.attendance })
}

function own({ employee }: Actor): Id {
  if (employee === null) throw forbidden(say`You don't have an employee record, so there is no attendance to show.`)
  return employee
}
