import { attendanceRoutes as contract } from '@muster/contract/attendance/attendance.routes.ts'
import { lateAttendanceRoutes as lateContract } from '@muster/contract/attendance/late-attendance.routes.ts'
import { registerRoutes as registerContract } from '@muster/contract/attendance/register.routes.ts'
import { reminderRoutes as reminderContract } from '@muster/contract/attendance/reminder.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import { forbidden } from '../../platform/problem.ts'
import { serve } from '../../platform/serve/serve.ts'
import { correctDay } from './correction/correct-day.ts'
import { recordLate } from './late/late-attendance.ts'
import { attendanceOfDay, countsOfDay, registerOf } from './list/attendance-list.ts'
import { monthDays, summaryOf, thisMonth } from './person/month.ts'
import { personAttendance } from './person/person-attendance.ts'
import { remind } from './remind/remind.ts'
import { todayOf } from './punch/today.ts'

export const attendanceRoutes = serve(contract, {
  'GET /api/v1/employee/attendance': async ({ tx, actor, query, language }) =>
    monthDays(tx, own(actor), query.attendance ?? (await thisMonth(tx, own(actor))), language, query),
  'GET /api/v1/employee/attendances': async ({ tx, actor, query }) => {
    const [today, summary] = await Promise.all([
      todayOf(tx, own(actor)),
      query.attendance ? summaryOf(tx, own(actor), query.attendance) : null,
    ])
    return { today, summary }
  },
  'GET /api/v1/employee/attendance-counts': ({ tx, actor, query }) => countsOfDay(tx, actor, query),
  'GET /api/v1/employee/attendance-all': ({ tx, actor, query }) => attendanceOfDay(tx, actor, query),
  'GET /api/v1/employee/attendance/{id}': async ({ tx, actor, params, query, language }) =>
    personAttendance(tx, actor, params.id, query.attendance ?? (await thisMonth(tx, params.id)), language),
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

function own({ employee }: Actor): Id {
  if (employee === null) throw forbidden(say`You don't have an employee record, so there is no attendance to show.`)
  return employee
}
