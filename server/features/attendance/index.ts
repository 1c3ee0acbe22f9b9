import type { Feature } from '../../platform/feature.ts'
import { attendanceArchive } from './archive/archive-job.ts'
import { archiveRoutes } from './archive/archive.routes.ts'
import { archivesInUse } from './archive/archive-rule.queries.ts'
import { attendanceRoutes, lateAttendanceRoutes, registerRoutes, reminderRoutes } from './attendance.routes.ts'
import { compOffReminder } from './comp-off/comp-off-reminder.ts'
import { attendanceClose } from './close/attendance-close.ts'
import { openToday, recomputeJob } from './day/recompute.ts'
import { punchRoutes } from './punch/punch.routes.ts'
import { rosterRoutes } from './roster/roster.routes.ts'
import { homeOn, homeThatCounts } from './work-from-home/home-on.ts'
import { workFromHomeRuleRoutes } from './work-from-home/home-rule.routes.ts'

// For leave, shifts and other inputs of a day: call it for few people, enqueue 'attendance-recompute' for many.
export { recompute } from './day/recompute.ts'
// For leave, before days are requested or returned.
export { refuseArchived } from './archive/archived-days.ts'
// For the export of personal data.
export { archivedRowsOf } from './archive/archived-person.ts'
// For reports.
export { knownDays } from './archive/known-days.sql.ts'
// For the table of request types.
export { compOff } from './comp-off/comp-off.routes.ts'
export { workFromHome } from './work-from-home/work-from-home.routes.ts'
export { attendanceRequests } from './correction/attendance-request.routes.ts'
export { attendanceImport } from './import/attendance.import.ts'
// For payroll.
export { attendanceFacts, lockDays, unlockDays, type AttendanceFacts } from './payroll/attendance-facts.ts'
export { monthStates, type MonthStates } from './payroll/month-states.queries.ts'
export { lateAttendance, reopenLateAttendance, markLateAttendancePaid } from './late/late-attendance.ts'
export type { LateDay, LateMonth } from './late/late-attendance.queries.ts'
export { openAttendance, type OpenAttendance } from './payroll/open-attendance.queries.ts'
export { punchesBetween } from './payroll/recorded.queries.ts'
export { unpaidDays } from './payroll/unpaid-days.queries.ts'
export { workedByPart } from './payroll/worked-by-part.queries.ts'
// For the dashboard.
export { homeOn, homeThatCounts } from './work-from-home/home-on.ts'
export { peopleAtHome } from './work-from-home/home-day.queries.ts'
export { todayOf } from './punch/today.ts'
export { dayTotals, workedDays } from './overview/overview.queries.ts'
export { countsOfDay } from './list/attendance-list.ts'
export { monthDays, summaryOf } from './person/month.ts'

export const attendanceFeature: Feature = {
  name: 'attendance',
  employed: openToday,
  homeDays: async (tx, employee, from, to) => homeThatCounts(tx, await homeOn(tx, [employee], from, to)),
  routes: [
    ...punchRoutes,
    ...attendanceRoutes,
    ...lateAttendanceRoutes,
    ...registerRoutes,
    ...reminderRoutes,
    ...rosterRoutes,
    ...workFromHomeRuleRoutes,
    ...archiveRoutes,
  ],
  jobs: {
    'attendance-archive': attendanceArchive,
    'attendance-close': attendanceClose,
    'attendance-recompute': recomputeJob,
    'comp-off-reminder': compOffReminder,
  },
  filesInUse: async (tx, keys) => (await archivesInUse(tx, { keys })).map(({ key }) => key),
  schedules: {
    'attendance-archive': { cron: '20 22 * * *', data: { organisation: null } },
    'attendance-close': { cron: '*/10 * * * *', data: { organisation: null } },
    'comp-off-reminder': { cron: '25 * * * *', data: { organisation: null } },
  },
}
