import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { dayOffRoutes } from './day-off/day-off.routes.ts'
import { holidayRoutes } from './holiday/holiday.routes.ts'

export { calendarPeople, weeklyOffsStay, type CalendarPerson } from './work-calendar/work-calendar.queries.ts'
export { workCalendars, type NamedShift, type WorkCalendar } from './work-calendar/work-calendar.ts'
export type { CalendarChange } from './work-calendar/calendar-change.ts'
export { dayOfHoliday, holidaysBetween } from './holiday/holiday.queries.ts'

export const calendarFeature: Feature = {
  name: 'calendar',
  routes: [...holidayRoutes, ...dayOffRoutes],
  constraints: {
    holiday_location_location_fkey: { path: 'body.locationIds', message: say`One of these locations does not exist` },
  },
}
