import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { dayOffRoutes } from './day-off/day-off.routes.ts'
import { eventReminder } from './event/event-reminder.ts'
import { eventRoutes } from './event/event.routes.ts'
import { holidayRoutes } from './holiday/holiday.routes.ts'

export { calendarPeople, weeklyOffsStay, type CalendarPerson } from './work-calendar/work-calendar.queries.ts'
export { workCalendars, type NamedShift, type WorkCalendar } from './work-calendar/work-calendar.ts'
export type { CalendarChange } from './work-calendar/calendar-change.ts'
export { addHolidays, type NewHoliday } from './holiday/add-holidays.ts'
export { holidaysImport } from './holiday/holidays.import.ts'
export { eventsOf } from './event/event.ts'
export { dayOfHoliday, holidaysBetween } from './holiday/holiday.queries.ts'

export const calendarFeature: Feature = {
  name: 'calendar',
  routes: [...holidayRoutes, ...eventRoutes, ...dayOffRoutes],
  jobs: { 'event-reminder': eventReminder },
  schedules: { 'event-reminder': { cron: '*/5 * * * *', data: { organisation: null } } },
  constraints: {
    event_department_department_fkey: {
      path: 'body.departmentIds',
      message: say`One of these departments does not exist`,
    },
    event_location_location_fkey: { path: 'body.locationIds', message: say`One of these locations does not exist` },
    event_person_employee_fkey: { path: 'body.employeeIds', message: say`One of these people does not exist` },
    holiday_location_location_fkey: { path: 'body.locationIds', message: say`One of these locations does not exist` },
  },
}
